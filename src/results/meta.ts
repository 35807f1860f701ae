/** What every result says of itself: versions, its as-of date, what was set aside and what was noticed. */
import * as z from 'zod';
import { IGNORED_REASONS, REQUEST_WARNING_CODES } from '../model/meta.js';
import { count, dateOrNull, text, textOrNull } from './values.js';

const ignoredTransaction = z.strictObject({
  transactionId: text,
  reason: z.enum(IGNORED_REASONS),
});

const requestWarning = z.strictObject({
  code: z.enum(REQUEST_WARNING_CODES),
  member: textOrNull,
  suggestion: textOrNull,
  count,
  path: z.array(z.union([text, count])),
  message: text,
});

export const resultMeta = z.strictObject({
  engineVersion: text,
  taxonomyVersion: text,
  asOf: dateOrNull,
  transactionCount: count,
  ignored: z.array(ignoredTransaction),
  warnings: z.array(requestWarning),
});
