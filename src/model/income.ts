/** Income verification: what comes in, from whom, how often, how surely. */
import type { IsoDate } from '../base/calendar.js';
import type { ResultMeta } from './meta.js';

export type Frequency =
  | 'Weekly'
  | 'Fortnightly'
  | 'FourWeekly'
  | 'SemiMonthly'
  | 'Monthly'
  | 'Quarterly'
  | 'Annual'
  | 'Irregular';

export type StreamRank = 'One' | 'Two' | 'Three';

/** Active; Ended: two expected payments missed; New: too few payments to be sure. */
export type StreamStatus = 'Active' | 'Ended' | 'New';

/** The score is 3 + 1 + 1 + 2 for the booleans in this order, plus the two stabilities. */
export interface ConfidenceScoreFlags {
  readonly incomeForLast3Months: boolean;
  readonly varianceTolerance5Percent: boolean;
  readonly varianceTolerance10Percent: boolean;
  readonly mostRecentCheckValue: boolean;
  /** 0 to 3. */
  readonly stabilityOverall: number;
  /** -3 to 0. */
  readonly stability6Months: number;
}

export interface MonthIncome {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly income: number;
}

export interface DateWindow {
  readonly earliest: IsoDate;
  readonly expected: IsoDate;
  readonly latest: IsoDate;
}

export interface IncomeStream {
  /** By total amount; null for benefits. */
  readonly rank: StreamRank | null;
  readonly name: string;
  /** Category slug. */
  readonly category: string;
  readonly isBenefit: boolean;
  readonly frequency: Frequency;
  /** The recognised rule in words, such as "monthly on day 28, or the working day before"; null when irregular. */
  readonly schedule: string | null;
  readonly status: StreamStatus;
  /** Net, per calendar month; 0 once ended. */
  readonly estimatedIncome: number;
  /** 0 to 1: how likely this is pay, pension or benefit. */
  readonly incomeLikelihood: number;
  /** 0 to 10. */
  readonly confidenceScore: number;
  readonly confidenceScoreFlags: ConfidenceScoreFlags | null;
  /** Of the twelve months. */
  readonly total: number;
  /** Twelve, newest first. */
  readonly months: readonly MonthIncome[];
  readonly firstDate: IsoDate;
  readonly lastDate: IsoDate;
  readonly nextExpectedDate: DateWindow | null;
  readonly transactionIds: readonly string[];
}

export interface IncomeStreamsSummary {
  /** The sum of the streams' estimates. */
  readonly estimatedIncome: number;
  readonly confidenceScore: number;
  readonly confidenceScoreFlags: ConfidenceScoreFlags | null;
  readonly total: number;
  readonly months: readonly MonthIncome[];
}

export type CreditNotCountedReason =
  | 'own-transfer'
  | 'refund'
  | 'loan'
  | 'cash'
  | 'person'
  | 'gambling'
  | 'cashback'
  | 'insurance'
  | 'investment-withdrawal'
  | 'at-or-under-50'
  | 'one-off'
  | 'not-like-income'
  | 'beyond-three-streams'
  | 'benefit-excluded';

export type VerifiedIncomeStatus = 'Processed' | 'NoCreditTransactions' | 'UnsupportedAccountType';

export interface VerifyIncomeResult {
  readonly accountId: string;
  readonly verifiedIncomeStatus: VerifiedIncomeStatus;
  /** Main streams by rank, then benefits by total. */
  readonly incomeStreams: readonly IncomeStream[];
  readonly incomeStreamsSummary: IncomeStreamsSummary;
  readonly creditsNotCounted: readonly {
    readonly transactionId: string;
    readonly reason: CreditNotCountedReason;
  }[];
  readonly meta: ResultMeta;
}
