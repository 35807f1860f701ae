/** Income verification: what comes in, from whom, how often, how surely. */

import type { IncomeComposition, IncomeHaircuts, IncomeSensitivity } from './incomeComposition.js';
import type { YearOnYearSummary } from './incomeForward.js';
import type { MonthIncome } from './incomePayments.js';
import type { ConfidenceScoreFlags, IncomePrediction, IncomeStream } from './incomeStream.js';
import type { IntegrityCheck } from './integrity.js';
import type { ResultMeta } from './meta.js';
import type { CategorySlug } from './taxonomy.js';

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

/** All streams together. */
export interface IncomeStreamsSummary {
  /** The sum of the estimates of the streams, for a calendar month. */
  readonly estimatedIncome: number;
  /** What the streams will bring together, taken to vary apart from each other. */
  readonly prediction: IncomePrediction;
  /** The sum of what a cautious lender would count on of each stream, for a calendar month. */
  readonly prudentIncome: number;
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
   * A flag holds when it holds for all streams that still pay; a stability is the lowest of theirs. Null unless the request asks
   * for `includeFlags`.
   */
  readonly confidenceScoreFlags: ConfidenceScoreFlags | null;
  /** The sum of the payments of the twelve months. */
  readonly total: number;
  /** Twelve calendar months, the newest first. */
  readonly months: readonly MonthIncome[];
}

/** Why a credit is in no income stream. docs/income.md says when each of them holds. */
export type CreditNotCountedReason =
  | 'own-transfer'
  | 'refund'
  | 'chargeback'
  | 'returned-payment'
  | 'expenses'
  | 'loan'
  | 'cash'
  | 'cheque'
  | 'person'
  | 'gambling'
  | 'cashback'
  | 'insurance'
  | 'sale-of-goods'
  | 'investment-withdrawal'
  | 'at-or-under-50'
  | 'one-off'
  | 'not-like-income'
  | 'beyond-three-streams'
  | 'benefit-excluded';

/** How a source of credits counts: as one of the three main streams, as a benefit, or as a pension of the state. */
export type SourceCountedAs = 'stream' | 'benefit' | 'state-pension';

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

/**
 * Whether income could be verified. `NoCreditTransactions`: there are no credits to look at. `UnsupportedAccountType`: income is
 * not verified for an account of this sub-type, such as a credit card or a loan.
 */
export type VerifiedIncomeStatus = 'Processed' | 'NoCreditTransactions' | 'UnsupportedAccountType';

/**
 * Whether an account says enough to state an income. `sufficient`: nothing is lacking. `limited`: the figures rest on less than a
 * lender would like. `insufficient`: they should not be relied on alone.
 */
export type SufficiencyVerdict = 'sufficient' | 'limited' | 'insufficient';

/**
 * What an account lacks to state an income, and the checks of whether its data can be relied on that ask for something.
 * docs/income.md says when each holds, and how to put it to the person.
 */
export type SufficiencyReason =
  | 'unsupported-account'
  | 'no-income-found'
  | 'history-too-short'
  | 'history-short'
  | 'one-payday'
  | 'few-paydays'
  | 'income-late'
  | 'irregular-income'
  | 'source-not-confirmed'
  | 'not-main-account'
  | IntegrityCheck;

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
