/** Income verification, live and stored, and as its engine answers. */
import * as z from 'zod';
import { FIXED_TERM_REASONS } from '../../data/fixedTermIncome.js';
import {
  dateSchema,
  moneySchema,
  monthsSchema,
  numberSchema,
  orNull,
  transactionIdsSchema,
  wholeSchema,
} from './values.js';

// Ours: what kind of money an income is, what haircuts leave of it, and what it depends on. Answers of others have null.

const part = z.object({ total: moneySchema, monthly: moneySchema });

/** Of a stream, and of all together. */
const composition = {
  composition: orNull(z.object({ guaranteed: part, variable: part, oneOff: part })),
  incomeAfterHaircuts: orNull(moneySchema),
};

/** Of all streams together. */
const ofSummary = {
  haircuts: orNull(z.object({ guaranteed: numberSchema, variable: numberSchema, oneOff: numberSchema })),
  sensitivity: orNull(
    z.object({
      withoutStreams: z.array(
        z.object({ stream: wholeSchema, estimatedIncome: moneySchema, share: orNull(numberSchema) }),
      ),
      transactions: z.array(
        z.object({ transactionId: z.string(), estimatedIncome: moneySchema, difference: moneySchema }),
      ),
    }),
  ),
};

/** Codes that readers do not change. The schema is that of a list, because code that walks schemas knows lists. */
const reasonsSchema: z.ZodType<readonly string[], readonly string[]> = z.array(z.string());

/** The place of a main income stream by its total amount. Messages say null for benefits. */
export const rankSchema = z.enum(['One', 'Two', 'Three']);

/**
 * What a confidence score is added up from. The answers have it where the client asked for `includeFlags`, and null otherwise.
 */
export const confidenceScoreFlagsSchema = z.object({
  incomeForLast3Months: z.boolean(),
  varianceTolerance5Percent: z.boolean(),
  varianceTolerance10Percent: z.boolean(),
  mostRecentCheckValue: z.boolean(),
  stabilityOverall: wholeSchema,
  stability6Months: wholeSchema,
});

const confidenceScoreSchema = numberSchema.min(0).max(10);
const months = monthsSchema({ income: moneySchema });

const forecast = z.object({
  expected: moneySchema,
  low80: moneySchema,
  high80: moneySchema,
  low95: moneySchema,
  high95: moneySchema,
});

/** Ours: what is expected to come, with the ranges of eight in ten and nineteen in twenty. */
const predictionSchema = z.object({ nextMonth: forecast, nextTwelveMonths: forecast });

const compared = {
  months: wholeSchema,
  total: moneySchema,
  previousTotal: moneySchema,
  change: moneySchema,
};

/** Ours: how likely the next payment is, when the income ends, and how it compares with the year before. */
const forward = {
  nextPaymentProbability: orNull(numberSchema.min(0).max(1)),
  expectedEnd: orNull(
    z.object({
      earliest: orNull(dateSchema),
      latest: dateSchema,
      reason: z.enum(FIXED_TERM_REASONS),
    }),
  ),
  yearOnYear: orNull(z.object({ ...compared, previousTransactionIds: transactionIdsSchema })),
};

const STATE_PENSION = 'state-pension';

/** Ours: answers of others have null. */
const outlook = { prediction: orNull(predictionSchema), prudentIncome: orNull(moneySchema), ...composition };

/**
 * An income stream: one source of income with its rhythm, its estimate and its months. Amounts are in the account's currency.
 */
export const serviceIncomeStreamSchema = z.object({
  /** By total amount; null for benefits and state pensions. */
  rank: orNull(rankSchema),
  /** The source of the income. */
  name: z.string(),
  /** Slug of the taxonomy. */
  category: z.string(),
  isBenefit: z.boolean(),
  frequency: z.enum([
    'Weekly',
    'Fortnightly',
    'FourWeekly',
    'SemiMonthly',
    'Monthly',
    'Quarterly',
    'Annual',
    'Irregular',
  ]),
  /** Net, per calendar month. */
  estimatedSalary: moneySchema,
  confidenceScore: confidenceScoreSchema,
  ConfidenceScoreFlags: orNull(confidenceScoreFlagsSchema),
  /** Of the twelve months. */
  total: moneySchema,
  months,
  transactionIds: transactionIdsSchema,
  /** Ours: the account holder whose income it is. Answers of others have null. */
  holder: orNull(z.string()),
  /** Ours: whether it arrives after tax. Answers of others have null. */
  netOfTax: orNull(z.enum(['net', 'receipts'])),
  ...outlook,
  ...forward,
});

const summary = {
  ConfidenceScoreFlags: orNull(confidenceScoreFlagsSchema),
  total: moneySchema,
  months,
  ...outlook,
  ...ofSummary,
  yearOnYear: orNull(
    z.object({ ...compared, previousOther: moneySchema, otherTransactionIds: transactionIdsSchema }),
  ),
};

/** Ours: whether the account says enough for these figures. Answers of others have null. */
const incomeSufficiency = z.object({
  verdict: z.enum(['sufficient', 'limited', 'insufficient']),
  reasons: reasonsSchema,
  monthsCovered: wholeSchema,
  paydaysSeen: wholeSchema,
  balanceGaps: wholeSchema,
});

const verification = {
  accountId: z.string(),
  verifiedIncomeStatus: z.enum(['Processed', 'NoCreditTransactions', 'UnsupportedAccountType']),
  sufficiency: orNull(incomeSufficiency),
  /** At most three by rank, then every benefit, then every state pension. */
  incomeStreams: z.array(serviceIncomeStreamSchema).refine(hasRanksInOrder, {
    error:
      'must be ranked One, Two, Three in this order, each once, and then the benefits and state pensions',
  }),
};

/** The verified income of one account of a consent: at most three ranked streams, then all benefits and state pensions. */
export const incomeVerificationSchema = z.object({
  ...verification,
  IncomeStreamsSummary: z.object(summary),
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
  IncomeStreamsSummary: z.object({
    totalConfidenceScore: confidenceScoreSchema,
    totalEstimatedSalary: moneySchema,
    ...summary,
  }),
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
