/** Writes and reads the bodies of refusals. */
import type { InvalidRequestError } from '../../base/invalidRequest.js';
import type { ScoreNotGenerated } from '../../contract/score/scoreValidation.js';
import { invalidRequestRefusalSchema, scoreRefusalSchema } from '../schemas/arguments.js';
import {
  type InvalidRequestBody,
  type ScoreNotGeneratedBody,
  scoreNotGeneratedSchema,
} from '../schemas/errors.js';
import { readGiven } from '../schemas/readArgument.js';

/**
 * The body of status 422 of `getScore`, from the `error` of a result of `validateForScore`.
 *
 * @param correlationId - Stands in where the request for the validation had no correlation id.
 * @throws InvalidRequestError when a member is missing or has a wrong value.
 *
 * @example
 * ```ts
 * import { validateForScore } from 'open-banking-insights';
 * import { serialiseScoreNotGenerated } from 'open-banking-insights/service';
 *
 * const { error } = validateForScore({
 *   account: { accountId: 'a1', currencyCode: 'GBP' },
 *   transactions: [],
 * });
 * const body = error && serialiseScoreNotGenerated(error, 'c1');
 * console.log(body?.code, body?.correlationId); // svc_score_not_generated c1
 * ```
 */
export function serialiseScoreNotGenerated(
  error: ScoreNotGenerated,
  correlationId: string,
): ScoreNotGeneratedBody {
  const given = readGiven(scoreRefusalSchema, { error, correlationId });
  return { ...given.error, correlationId: given.error.correlationId ?? given.correlationId };
}

/**
 * Reads the body of status 422 of `getScore`.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body does not have that format.
 *
 * @example
 * ```ts
 * import { parseScoreNotGenerated } from 'open-banking-insights/service';
 *
 * const error = parseScoreNotGenerated({
 *   code: 'svc_score_not_generated',
 *   description: 'The score was not generated.',
 *   details: 'There are no transactions.',
 *   correlationId: 'c1',
 * });
 * console.log(error.details); // There are no transactions.
 * ```
 */
export function parseScoreNotGenerated(body: unknown): ScoreNotGenerated {
  return readGiven(scoreNotGeneratedSchema, body);
}

/**
 * The body of status 400, from the error that a function of the library threw.
 *
 * @throws InvalidRequestError when the error or the correlation id is not valid.
 *
 * @example
 * ```ts
 * import { InvalidRequestError, parseTokenRequest, serialiseInvalidRequest } from 'open-banking-insights/service';
 *
 * try {
 *   parseTokenRequest({ grant_type: 'client_credentials', client_id: 'id', client_secret: 'secret' });
 * } catch (error) {
 *   if (!(error instanceof InvalidRequestError)) throw error;
 *   const { code, issues } = serialiseInvalidRequest(error, 'c1');
 *   console.log(code, issues[0]?.path.join('.'));
 * }
 * // invalid_request | scope
 * ```
 */
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
