/** The one error: as it is thrown, and as it is written as JSON. */
import * as z from 'zod';
import { MAX_LISTED_ISSUES } from '../base/invalidRequest.js';
import { count, text } from './values.js';

export const requestIssue = z.strictObject({
  path: z.array(z.union([text, count])),
  code: text,
  message: text,
  received: text.exactOptional(),
});

export const invalidRequestError = z.strictObject({
  name: z.literal('InvalidRequestError'),
  code: z.literal('invalid_request'),
  message: text,
  issues: z.array(requestIssue).max(MAX_LISTED_ISSUES),
  issueCount: z.int().min(0),
});
