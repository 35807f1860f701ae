/** Income verification: what comes in, from whom, how often, how surely. */

import type { OneOf } from '../../base/oneOf.js';
import type { ResultMeta } from '../../model/meta.js';
import type { IncomeHaircuts } from '../../model/options.js';
import type { CategorySlug } from '../../model/taxonomy.js';
import { ASKING_CHECKS, INTEGRITY_WORDS } from '../integrity.js';
import type { MembersOf } from '../kinds.js';
import {
  INCOME_COMPOSITION,
  INCOME_HAIRCUTS,
  INCOME_SENSITIVITY,
  type IncomeComposition,
  type IncomeSensitivity,
} from './incomeComposition.js';
import { YEAR_ON_YEAR_SUMMARY, type YearOnYearSummary } from './incomeForward.js';
import { MONTH_INCOME, type MonthIncome } from './incomePayments.js';
import {
  CONFIDENCE_SCORE_FLAGS,
  CONFIDENCE_SCORE_REASON,
  type ConfidenceScoreFlags,
  type ConfidenceScoreReason,
  INCOME_PREDICTION,
  INCOME_STREAM,
  type IncomePrediction,
  type IncomeStream,
} from './incomeStream.js';

/** Main streams beyond the three that income verification shows. */
export interface CutStreams {
  /** The payers, that of the largest total first. At least one. */
  readonly names: readonly string[];
  /** The sum of their estimates, for a calendar month. */
  readonly estimatedIncome: number;
  /** The sum of their payments of the twelve months. */
  readonly total: number;
  /** Their payments, payer by payer. */
  readonly transactionIds: readonly string[];
}

const CUT_STREAMS = {
  names: { list: 'text', least: 1 },
  estimatedIncome: 'money',
  total: 'money',
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<CutStreams>;

/** All streams together. */
export interface IncomeStreamsSummary {
  /** The sum of the estimates of the streams, for a calendar month. */
  readonly estimatedIncome: number;
  /** What the streams will bring together, taken to vary apart from each other. */
  readonly prediction: IncomePrediction;
  /** The sum of the means of a year of the streams, for a calendar month. */
  readonly averageMonthIncome: number;
  /** The sum of what a cautious lender would count on of each stream in the poorest month. */
  readonly poorestMonthIncome: number;
  /** What kinds of money the streams bring together: the sums of theirs. */
  readonly composition: IncomeComposition;
  /** The shares that `options.incomeHaircuts` takes off. */
  readonly haircuts: IncomeHaircuts;
  /** What these haircuts leave for a calendar month: the sum over the streams. */
  readonly incomeAfterHaircuts: number;
  /** What `estimatedIncome` depends on: the streams, and the transactions that move it most. */
  readonly sensitivity: IncomeSensitivity;
  /**
   * What all streams brought compared with the income of the year before, which may have come from other sources. Null where no
   * month is covered by the data in both years.
   */
  readonly yearOnYear: YearOnYearSummary | null;
  /** What the rule of three leaves out of all these figures; null where it leaves out nothing. Affordability counts it. */
  readonly beyondThreeStreams: CutStreams | null;
  /** How much the estimates can be relied on, 0 to 10. */
  readonly confidenceScore: number;
  /**
   * Of the streams that still pay: a flag holds where streams with more than half of the income have it, and a stability is their mean
   * by income, to the nearest whole number. Null unless the request asks for `includeFlags`.
   */
  readonly confidenceScoreFlags: ConfidenceScoreFlags | null;
  /** Each flag with its points and its reason in words. Null unless the request asks for `includeFlags`, and without a stream. */
  readonly confidenceScoreReasons: readonly ConfidenceScoreReason[] | null;
  /** The sum of the payments of the twelve months. */
  readonly total: number;
  /** Twelve calendar months, the newest first. */
  readonly months: readonly MonthIncome[];
}

export const INCOME_STREAMS_SUMMARY = {
  estimatedIncome: 'money',
  prediction: { object: INCOME_PREDICTION },
  averageMonthIncome: 'money',
  poorestMonthIncome: 'money',
  composition: { object: INCOME_COMPOSITION },
  haircuts: { object: INCOME_HAIRCUTS },
  incomeAfterHaircuts: 'money',
  sensitivity: { object: INCOME_SENSITIVITY },
  yearOnYear: { orNull: { object: YEAR_ON_YEAR_SUMMARY } },
  beyondThreeStreams: { orNull: { object: CUT_STREAMS } },
  confidenceScore: 'confidence',
  confidenceScoreFlags: { orNull: { object: CONFIDENCE_SCORE_FLAGS } },
  confidenceScoreReasons: { orNull: { list: { object: CONFIDENCE_SCORE_REASON } } },
  total: 'money',
  months: { list: { object: MONTH_INCOME }, most: 12 },
} as const satisfies MembersOf<IncomeStreamsSummary>;

export const CREDIT_NOT_COUNTED_REASONS = [
  'own-transfer',
  'refund',
  'chargeback',
  'returned-payment',
  'expenses',
  'loan',
  'cash',
  'cheque',
  'person',
  'gambling',
  'cashback',
  'insurance',
  'sale-of-goods',
  'investment-withdrawal',
  'at-or-under-50',
  'one-off',
  'not-like-income',
  'beyond-three-streams',
  'benefit-excluded',
] as const;

/** Why a credit is in no income stream. docs/income.md says when each of them holds. */
export type CreditNotCountedReason = OneOf<typeof CREDIT_NOT_COUNTED_REASONS>;

/** Why a credit is not counted as income. */
export const CREDIT_REASON_WORDS: Readonly<Record<CreditNotCountedReason, string>> = {
  'own-transfer': 'from an account of their own',
  refund: 'a refund',
  chargeback: 'a disputed card payment returned',
  'returned-payment': 'a payment that came back',
  expenses: 'expenses repaid',
  loan: 'borrowed money',
  cash: 'cash paid in',
  cheque: 'a cheque paid in',
  person: 'from a person',
  gambling: 'gambling winnings',
  cashback: 'cashback or a reward',
  insurance: 'an insurance payout',
  'sale-of-goods': 'something sold',
  'investment-withdrawal': 'savings or investments taken out',
  'at-or-under-50': '50 or less',
  'one-off': 'came only once',
  'not-like-income': 'does not look like income',
  'beyond-three-streams': 'smaller than the three main sources',
  'benefit-excluded': 'a benefit, left out as asked',
};

const SOURCE_COUNTED_AS = ['stream', 'benefit', 'state-pension'] as const;

/** How a source of credits counts: as one of the three main streams, as a benefit, or as a pension of the state. */
export type SourceCountedAs = OneOf<typeof SOURCE_COUNTED_AS>;

/**
 * Credits from one payer, counted as income or not. Every credit of the twelve months is in exactly one source. Money that is no
 * income is grouped by payer and reason, so a shop that sent refunds and a prize is two sources.
 */
export interface IncomeSource {
  /** The payer's name. Where the transactions name nobody, the name of the category. */
  readonly name: string;
  /** The slug of the category. */
  readonly category: CategorySlug;
  /** How likely it is that this is pay, pension or benefit, 0 to 1. */
  readonly incomeLikelihood: number;
  /** Null when it does not count as income. */
  readonly countedAs: SourceCountedAs | null;
  /** Why it does not count. Null when it does. */
  readonly reason: CreditNotCountedReason | null;
  /** By booking date, the oldest first. */
  readonly transactionIds: readonly string[];
  /** The sum of its credits in the twelve months. */
  readonly total: number;
  /** The median of its payments, to the penny. Credits of one day are one payment. */
  readonly typicalPayment: number;
}

const INCOME_SOURCE = {
  name: 'text',
  category: 'categorySlug',
  incomeLikelihood: 'fraction',
  countedAs: { orNull: { oneOf: SOURCE_COUNTED_AS } },
  reason: { orNull: { oneOf: CREDIT_NOT_COUNTED_REASONS } },
  transactionIds: { list: 'text' },
  total: 'money',
  typicalPayment: 'money',
} as const satisfies MembersOf<IncomeSource>;

export const VERIFIED_INCOME_STATUSES = [
  'Processed',
  'NoCreditTransactions',
  'UnsupportedAccountType',
] as const;

/**
 * Whether income could be verified. `NoCreditTransactions`: there are no credits to look at. `UnsupportedAccountType`: income is
 * not verified for an account of this sub-type, such as a credit card or a loan.
 */
export type VerifiedIncomeStatus = OneOf<typeof VERIFIED_INCOME_STATUSES>;

export const INCOME_STATUS_WORDS: Readonly<Record<VerifiedIncomeStatus, string>> = {
  Processed: 'Income was looked for in all money that came in.',
  NoCreditTransactions: 'No money came in, so there is no income to verify.',
  UnsupportedAccountType: 'Income is not verified for an account of this kind.',
};

const SUFFICIENCY_VERDICTS = ['sufficient', 'limited', 'insufficient'] as const;

/**
 * Whether an account says enough to state an income. `sufficient`: nothing is lacking. `limited`: the figures rest on less than a
 * lender would like. `insufficient`: they should not be relied on alone.
 */
export type SufficiencyVerdict = OneOf<typeof SUFFICIENCY_VERDICTS>;

/** Whether the account says enough to state an income. */
export const SUFFICIENCY_WORDS: Readonly<Record<SufficiencyVerdict, string>> = {
  sufficient: 'enough',
  limited: 'limited',
  insufficient: 'not enough',
};

const SUFFICIENCY_REASONS = [
  'unsupported-account',
  'no-income-found',
  'history-too-short',
  'history-short',
  'one-payday',
  'few-paydays',
  'income-late',
  'irregular-income',
  'source-not-confirmed',
  'not-main-account',
  ...ASKING_CHECKS,
] as const;

/**
 * What an account lacks to state an income, and the checks of whether its data can be relied on that ask for something.
 * docs/income.md says when each holds, and how to put it to the person.
 */
export type SufficiencyReason = OneOf<typeof SUFFICIENCY_REASONS>;

/** What is lacking. Each is a sentence without its full stop, and can follow a colon. */
export const SUFFICIENCY_REASON_WORDS: Readonly<Record<SufficiencyReason, string>> = {
  'unsupported-account': 'income is not paid into an account of this kind',
  'no-income-found': 'no income that is still paid was found',
  'history-too-short': 'less than two whole months are covered',
  'history-short': 'less than three whole months are covered',
  'one-payday': 'only one payment of the income was seen',
  'few-paydays': 'fewer than three payments of the income were seen',
  'income-late': 'most of the income is late',
  'irregular-income': 'the income is irregular, and less than six whole months of it were seen',
  'source-not-confirmed': 'the texts of the bank do not say that most of the money is income',
  'not-main-account': 'little everyday spending is seen, so there may be another account',
  ...INTEGRITY_WORDS,
};

/** Whether the account says enough to state an income, and what it lacks. */
export interface IncomeSufficiency {
  readonly verdict: SufficiencyVerdict;
  /** All that hold, in the order of `SufficiencyReason`. Empty when the verdict is `sufficient`. */
  readonly reasons: readonly SufficiencyReason[];
  /** The complete calendar months of the twelve that the data cover, 0 to 12. */
  readonly monthsCovered: number;
  /** The payments of the streams that still pay. Parts that come on one day are one payment. */
  readonly paydaysSeen: number;
  /** How often the running balances do not go on: what the check `balance-gaps` found. */
  readonly balanceGaps: number;
}

export const INCOME_SUFFICIENCY = {
  verdict: { oneOf: SUFFICIENCY_VERDICTS },
  reasons: { list: { oneOf: SUFFICIENCY_REASONS } },
  monthsCovered: 'count',
  paydaysSeen: 'count',
  balanceGaps: 'count',
} as const satisfies MembersOf<IncomeSufficiency>;

/** What `verifyIncome` returns for one account. */
export interface VerifyIncomeResult {
  readonly accountId: string;
  readonly verifiedIncomeStatus: VerifiedIncomeStatus;
  /** At most three main streams by rank, then every benefit by total, then every state pension by total. */
  readonly incomeStreams: readonly IncomeStream[];
  readonly incomeStreamsSummary: IncomeStreamsSummary;
  /** Whether the account says enough for these figures. */
  readonly sufficiency: IncomeSufficiency;
  /** Every credit that is in no stream, with the reason. */
  readonly creditsNotCounted: readonly {
    readonly transactionId: string;
    readonly reason: CreditNotCountedReason;
  }[];
  /**
   * Every credit of the twelve months by its source: those that are streams, and those that are not. The largest total comes first,
   * then the earliest first payment, then the name. Empty unless the status is `Processed`.
   */
  readonly incomeSources: readonly IncomeSource[];
  readonly meta: ResultMeta;
}

export const VERIFY_INCOME_RESULT = {
  accountId: 'text',
  verifiedIncomeStatus: { oneOf: VERIFIED_INCOME_STATUSES },
  incomeStreams: { list: { object: INCOME_STREAM } },
  incomeStreamsSummary: { object: INCOME_STREAMS_SUMMARY },
  sufficiency: { object: INCOME_SUFFICIENCY },
  creditsNotCounted: {
    list: { object: { transactionId: 'text', reason: { oneOf: CREDIT_NOT_COUNTED_REASONS } } },
  },
  incomeSources: { list: { object: INCOME_SOURCE } },
} as const satisfies MembersOf<Omit<VerifyIncomeResult, 'meta'>>;
