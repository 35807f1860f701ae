/** Income verification, live and stored, and as its engine answers. */
import * as z from 'zod';
import { FREQUENCIES } from '../../contract/income/frequency.js';
import { MONTH_INCOME, STREAM_MONTH } from '../../contract/income/incomePayments.js';
import {
  INCOME_STREAMS_SUMMARY,
  INCOME_SUFFICIENCY,
  VERIFIED_INCOME_STATUSES,
  VERIFY_INCOME_RESULT,
} from '../../contract/income/incomeResult.js';
import { CONFIDENCE_SCORE_FLAGS, INCOME_STREAM, STREAM_RANKS } from '../../contract/income/incomeStream.js';
import { ACCOUNT_INTEGRITY } from '../../contract/integrity.js';
import { RESULT_META } from '../../contract/meta.js';
import { allMembers, extension, extensionsOf } from './ofContract.js';
import { moneySchema, monthsSchema, numberSchema, orNull, transactionIdsSchema } from './values.js';

/** Codes that readers do not change. The schema is that of a list, because code that walks schemas knows lists. */
const reasonsSchema: z.ZodType<readonly string[], readonly string[]> = z.array(z.string());

/** The place of a main income stream by its total amount. Messages say null for benefits. */
export const rankSchema = z.enum(STREAM_RANKS);

/**
 * What a confidence score is added up from. The answers have it where the client asked for `includeFlags`, and null otherwise.
 */
export const confidenceScoreFlagsSchema = z.object(allMembers(CONFIDENCE_SCORE_FLAGS));

const confidenceScoreSchema = numberSchema.min(0).max(10);
const month = { income: moneySchema };

const STATE_PENSION = 'state-pension';

const stream = {
  /** By total amount; null for benefits and state pensions. */
  rank: orNull(rankSchema),
  /** The source of the income. */
  name: z.string(),
  /** Slug of the taxonomy. */
  category: z.string(),
  isBenefit: z.boolean(),
  frequency: z.enum(FREQUENCIES),
  /** Net, per calendar month. */
  estimatedSalary: moneySchema,
  confidenceScore: confidenceScoreSchema,
  ConfidenceScoreFlags: orNull(confidenceScoreFlagsSchema),
  /** Of the twelve months. */
  total: moneySchema,
  months: monthsSchema({ ...month, ...extensionsOf(STREAM_MONTH, MONTH_INCOME) }),
  transactionIds: transactionIdsSchema,
};

/**
 * An income stream: one source of income with its rhythm, its estimate and its months. Amounts are in the account's currency.
 */
export const serviceIncomeStreamSchema = z.object({ ...stream, ...extensionsOf(INCOME_STREAM, stream) });

const totals = { totalConfidenceScore: confidenceScoreSchema, totalEstimatedSalary: moneySchema };
const summary = {
  ConfidenceScoreFlags: orNull(confidenceScoreFlagsSchema),
  total: moneySchema,
  months: monthsSchema(month),
};
const ownOfSummary = extensionsOf(INCOME_STREAMS_SUMMARY, { ...totals, ...summary });

const verification = {
  accountId: z.string(),
  verifiedIncomeStatus: z.enum(VERIFIED_INCOME_STATUSES),
  /** At most three by rank, then every benefit, then every state pension. */
  incomeStreams: z.array(serviceIncomeStreamSchema).refine(hasRanksInOrder, {
    error:
      'must be ranked One, Two, Three in this order, each once, and then the benefits and state pensions',
  }),
};
const ownOfVerification = {
  ...extensionsOf(VERIFY_INCOME_RESULT, { ...verification, IncomeStreamsSummary: null }),
  /** Whether the account says enough for these figures. */
  sufficiency: extension(z.object({ ...allMembers(INCOME_SUFFICIENCY), reasons: reasonsSchema })),
  /** Whether the transactions can be relied on, where the server passes what `checkIntegrity` found. */
  integrity: extension(z.object(allMembers(ACCOUNT_INTEGRITY))),
  /** How the result was made: its as-of date, what was set aside, and what was noticed. */
  meta: extension(z.object(allMembers(RESULT_META))),
};

/**
 * The verified income of one account of a consent: its score, at most three ranked streams, then all benefits and state pensions.
 * `incomeSources` is what the specification calls income sources.
 */
export const incomeVerificationSchema = z.object({
  ...verification,
  /** How much the estimates can be relied on, 0 to 10. Null in answers that lack it. */
  confidenceScore: orNull(confidenceScoreSchema),
  IncomeStreamsSummary: z.object({
    ...summary,
    /** The sum of the estimates of the streams, for a calendar month. */
    totalEstimatedSalary: extension(moneySchema),
    ...ownOfSummary,
  }),
  ...ownOfVerification,
});

/**
 * The verified income of a consent, with one item for each account: the answer of `getIncomeVerification` and
 * `getStoredIncomeVerification`.
 */
export const incomeVerificationListSchema = z.array(incomeVerificationSchema).refine(hasEachAccountOnce, {
  error: 'must have one item for each account',
});

/** The answer of the engine `verifyIncome`. Its summary also has the totals of all streams. */
export const incomeEngineResponseSchema = z.object({
  ...verification,
  IncomeStreamsSummary: z.object({ ...totals, ...summary, ...ownOfSummary }),
  ...ownOfVerification,
});

/**
 * An income stream: one source of income with its rhythm, its estimate and its months (`serviceIncomeStreamSchema`).
 */
export type ServiceIncomeStream = z.output<typeof serviceIncomeStreamSchema>;

/** The verified income of a consent, with one item for each account (`incomeVerificationListSchema`). */
export type IncomeVerificationList = z.output<typeof incomeVerificationListSchema>;

/** The verified income of one account of a consent (`incomeVerificationSchema`). */
export type IncomeVerification = z.output<typeof incomeVerificationSchema>;

/** The answer of the engine `verifyIncome` (`incomeEngineResponseSchema`). */
export type IncomeEngineResponse = z.output<typeof incomeEngineResponseSchema>;

interface Ranked {
  readonly rank: string | null;
  readonly isBenefit: boolean;
  readonly category: string;
}

/** This also accepts answers that were stored before state pensions lost their rank. */
function hasRanksInOrder(streams: readonly Ranked[]) {
  const ranks: readonly string[] = rankSchema.options;
  const first = streams.findIndex(({ rank }) => rank === null);
  const ranked = first < 0 ? streams.length : first;
  return streams.every(({ rank, isBenefit, category }, index) =>
    index < ranked
      ? rank === ranks[index] && !isBenefit
      : rank === null && (isBenefit || category === STATE_PENSION),
  );
}

function hasEachAccountOnce(items: readonly { readonly accountId: string }[]): boolean {
  return new Set(items.map(({ accountId }) => accountId)).size === items.length;
}
