/** Score validation, score attributes, and what a scorecard makes of them. */
import * as z from 'zod';
import { SCORE_ATTRIBUTES, type ScoreAttributeName } from '../score/attributes/definitions.js';
import { resultMeta } from './meta.js';
import { text, textOrNull, transactionIds } from './values.js';

const failureCode = z.enum([
  'no_transactions',
  'not_gbp_account',
  'not_personal_account',
  'not_current_account',
  'period_too_short',
  'too_few_transactions',
  'transactions_without_booking_date',
  'balances_null',
]);

const scoreFailure = z.strictObject({
  code: failureCode,
  details: text,
  measured: z.union([z.number(), text]).nullable(),
  required: z.union([z.number(), text]),
  transactionIds,
});

const scoreNotGenerated = z.strictObject({
  code: z.literal('svc_score_not_generated'),
  description: text,
  details: text,
  correlationId: textOrNull,
});

export const validateForScoreResult = z.strictObject({
  valid: z.boolean(),
  firstFailure: failureCode.nullable(),
  failures: z.array(scoreFailure),
  error: scoreNotGenerated.nullable(),
  meta: resultMeta,
});

/** In a list of several accounts. */
export const accountScoreValidation = z.strictObject({ accountId: text, ...validateForScoreResult.shape });

/** Each attribute with its definition, which is written in one place. */
const attributes = Object.fromEntries(
  SCORE_ATTRIBUTES.map(({ name, definition }) => [name, z.number().nullable().describe(definition)]),
) as Record<ScoreAttributeName, z.ZodNullable<z.ZodNumber>>;

const attributeName = z.enum(SCORE_ATTRIBUTES.map(({ name }) => name) as [ScoreAttributeName]);

export const scoreAttributesResult = z.strictObject({
  accountId: text,
  attributes: z.strictObject(attributes),
  notComputed: z.array(
    z.strictObject({
      attribute: attributeName,
      reason: z.enum([
        'short-history',
        'too-few-months',
        'no-balance',
        'no-income',
        'no-spending',
        'no-credits',
        'none-seen',
        'too-few-payments',
        'no-schedule',
      ]),
    }),
  ),
  meta: resultMeta,
});

const rankedReason = z.strictObject({
  code: text,
  text: textOrNull,
  points: z.number().gt(0),
  characteristics: z.array(text),
});

const scoreContribution = z.strictObject({
  characteristic: text,
  attribute: text,
  value: z.number().nullable(),
  bin: text,
  points: z.number(),
  baseline: z.number().nullable(),
  reasonCode: textOrNull,
});

export const applyScorecardResult = z.strictObject({
  score: z.number(),
  range: z.strictObject({ lowest: z.number(), highest: z.number() }),
  version: text,
  initialScore: z.number(),
  reasonCodes: z.array(rankedReason),
  contributions: z.array(scoreContribution),
});
