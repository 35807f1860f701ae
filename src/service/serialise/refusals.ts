/** The bodies that refuse. */
import type { InvalidRequestError } from '../../base/invalidRequest.js';
import type { ScoreNotGenerated } from '../../model/score.js';
import { readEach } from '../../schema/read.js';
import {
  type InvalidRequestBody,
  invalidRequestBodySchema,
  type ScoreNotGeneratedBody,
  scoreNotGeneratedSchema,
} from '../schemas/errors.js';

/** For status 422. `correlationId` stands in for one that the request did not have. */
export function serialiseScoreNotGenerated(
  error: ScoreNotGenerated,
  correlationId: string,
): ScoreNotGeneratedBody {
  return readEach(scoreNotGeneratedSchema, { ...error, correlationId: error.correlationId ?? correlationId });
}

export function parseScoreNotGenerated(body: unknown): ScoreNotGenerated {
  return readEach(scoreNotGeneratedSchema, body);
}

/** For status 400. */
export function serialiseInvalidRequest(
  { code, message, issues, issueCount }: InvalidRequestError,
  correlationId: string,
): InvalidRequestBody {
  return readEach(invalidRequestBodySchema, {
    code,
    description: 'The request is not valid.',
    details: message,
    correlationId,
    issues,
    issueCount,
  });
}
