/** The bodies of refusals. */
import * as z from 'zod';
import { SCORE_NOT_GENERATED_CODE } from '../../contract/score/scoreValidation.js';
import { EXTENSION } from './ofContract.js';

const refusal = {
  description: z.string(),
  details: z.string(),
  correlationId: z.string(),
};

/**
 * The body of any refusal. Its members are those of the one refusal that the specification shows, the 422 of the score.
 */
export const refusalBodySchema = z.object({ code: z.string().min(1), ...refusal });

/**
 * The body of a refused token request: ours, and the member that standard OAuth clients read (RFC 6749, section 5.2).
 */
export const tokenRefusalSchema = z.object({
  code: z.string().min(1),
  ...refusal,
  /** What is wrong, in the codes of OAuth 2.0. */
  error: z
    .enum(['invalid_request', 'invalid_client', 'invalid_scope', 'unsupported_grant_type'])
    .describe(EXTENSION),
});

/** The body of status 422 of `getScore`: the account failed validation. Only the first failure is told. */
export const scoreNotGeneratedSchema = z.object({ code: z.literal(SCORE_NOT_GENERATED_CODE), ...refusal });

/** The body of status 400: the members of the 422, and every issue with the path of the member at fault. */
export const invalidRequestBodySchema = z.object({
  code: z.literal('invalid_request'),
  ...refusal,
  issues: z.array(
    z.object({
      path: z.array(z.union([z.string(), z.int()])),
      code: z.string(),
      message: z.string(),
    }),
  ),
  /** The number of all issues, of which the first hundred are listed. */
  issueCount: z.int().min(1),
});

/** The body of any refusal (`refusalBodySchema`). */
export type RefusalBody = z.output<typeof refusalBodySchema>;

/** The body of a refused token request (`tokenRefusalSchema`). */
export type TokenRefusal = z.output<typeof tokenRefusalSchema>;

/** The body of status 422 of `getScore` (`scoreNotGeneratedSchema`). */
export type ScoreNotGeneratedBody = z.output<typeof scoreNotGeneratedSchema>;

/** The body of status 400 (`invalidRequestBodySchema`). */
export type InvalidRequestBody = z.output<typeof invalidRequestBodySchema>;
