/** The bodies of refusals. */
import * as z from 'zod';

const refusal = {
  description: z.string(),
  details: z.string(),
  correlationId: z.string(),
};

/** Any refusal: the shape of the 422 that the specification shows. */
export const refusalBodySchema = z.object({ code: z.string().min(1), ...refusal });

/** 422: the account failed the first of its checks. */
export const scoreNotGeneratedSchema = z.object({ code: z.literal('svc_score_not_generated'), ...refusal });

/** 400, in the shape of the 422, and every issue with the path that leads to it. */
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
  /** Issues in all, of which the first hundred are listed. */
  issueCount: z.int().min(1),
});

export type RefusalBody = z.output<typeof refusalBodySchema>;
export type ScoreNotGeneratedBody = z.output<typeof scoreNotGeneratedSchema>;
export type InvalidRequestBody = z.output<typeof invalidRequestBodySchema>;
