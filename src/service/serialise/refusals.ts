/** The bodies that refuse. */
import type { InvalidRequestError } from '../../base/invalidRequest.js';
import type { ScoreNotGenerated } from '../../model/score.js';
import { invalidRequestRefusalSchema, scoreRefusalSchema } from '../schemas/arguments.js';
import { readGiven } from '../schemas/door.js';
import {
  type InvalidRequestBody,
  type ScoreNotGeneratedBody,
  scoreNotGeneratedSchema,
} from '../schemas/errors.js';

/** For status 422. `correlationId` stands in for one that the request did not have. */
export function serialiseScoreNotGenerated(
  error: ScoreNotGenerated,
  correlationId: string,
): ScoreNotGeneratedBody {
  const given = readGiven(scoreRefusalSchema, { error, correlationId });
  return { ...given.error, correlationId: given.error.correlationId ?? given.correlationId };
}

export function parseScoreNotGenerated(body: unknown): ScoreNotGenerated {
  return readGiven(scoreNotGeneratedSchema, body);
}

/** For status 400. */
export function serialiseInvalidRequest(
  error: InvalidRequestError,
  correlationId: string,
): InvalidRequestBody {
  const given = readGiven(invalidRequestRefusalSchema, { error, correlationId });
  const { code, message, issues, issueCount } = given.error;
  return {
    code,
    description: 'The request is not valid.',
    details: message,
    correlationId: given.correlationId,
    issues,
    issueCount,
  };
}
