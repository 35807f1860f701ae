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

/** A month of one stream. */
export interface StreamMonth extends MonthIncome {
  /** Of the payments booked in the month. */
  readonly transactionIds: readonly string[];
}

export interface DateWindow {
  readonly earliest: IsoDate;
  readonly expected: IsoDate;
  readonly latest: IsoDate;
}

/** A run of payments of about the same amount. */
export interface PayLevel {
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** One payment. */
  readonly amount: number;
  readonly payments: number;
}

/** The last two of income that is no pay. */
export type OutlyingReason =
  | 'bonus'
  | 'back-pay'
  | 'overtime'
  | 'double-payment'
  | 'final-payment'
  | 'unpaid-leave'
  | 'starter-part-period'
  | 'leaver-part-period'
  | 'larger-than-usual'
  | 'smaller-than-usual';

/** A payment off the level of steady income: counted in every total, set aside by the estimate. */
export interface OutlyingPayment {
  readonly date: IsoDate;
  readonly amount: number;
  readonly expected: number;
  readonly reason: OutlyingReason;
  readonly transactionIds: readonly string[];
}

/**
 * `current-level`: the median of the latest level. `mean-of-payments`: of the latest payments, where they come quarterly or
 * yearly. `mean-of-paydays`: over the paydays of the latest six months, a missed one as nothing. `mean-of-months`: over the
 * latest three complete calendar months of irregular income. `none`: nothing more is expected.
 */
export type EstimateMethod =
  | 'current-level'
  | 'mean-of-payments'
  | 'mean-of-paydays'
  | 'mean-of-months'
  | 'none';

/** What `estimatedIncome` rests on. */
export interface EstimateBasis {
  readonly method: EstimateMethod;
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  readonly payments: number;
  /** The divisor of a mean of paydays, else null. */
  readonly paydays: number | null;
  /** The divisor of a mean of months, else null. */
  readonly months: number | null;
  /** The spread, as monthly figures: of the payments, or of the months; 0 where a payday was missed. */
  readonly lowest: number;
  readonly highest: number;
}

/** What a net salary may be before deductions, in whole pounds a year; an estimate, not a payslip. */
export interface GrossAnnualEstimate {
  /** If nothing but Income Tax and National Insurance is taken. */
  readonly low: number;
  /** If a workplace pension and a student loan are taken too. */
  readonly high: number;
  /** Whose rates, such as "2025-26". */
  readonly taxYear: string;
  /** What both ends assume, in words. */
  readonly basis: string;
}

export interface IncomeStream {
  /** By total amount; null for benefits. */
  readonly rank: StreamRank | null;
  readonly name: string;
  /** Category slug. */
  readonly category: string;
  readonly isBenefit: boolean;
  /** The benefit's own name, such as "Personal Independence Payment"; null where it is none. */
  readonly benefit: string | null;
  /** The accounts it is paid into, in order; empty when the transactions name none. */
  readonly accountIds: readonly string[];
  readonly frequency: Frequency;
  /** 0 to 1: how surely it is this frequency and no other. */
  readonly frequencyCertainty: number;
  /** The recognised rule in words, such as "monthly on day 28, or the working day before"; null when irregular. */
  readonly schedule: string | null;
  readonly status: StreamStatus;
  /** Net, per calendar month; 0 once ended. */
  readonly estimatedIncome: number;
  readonly estimateBasis: EstimateBasis;
  /** Net, per year: as many payments as fall in a year, or twelve mean months. */
  readonly annualisedIncome: number;
  /** Of a British salary that still pays; null of everything else: of income in dollars the net figures are all there is. */
  readonly grossAnnualEstimate: GrossAnnualEstimate | null;
  /** One payment: the current level, or the mean of the latest payments. */
  readonly expectedPayment: number;
  /** Oldest first; empty for variable income. */
  readonly levels: readonly PayLevel[];
  readonly outliers: readonly OutlyingPayment[];
  /** 0 to 1: how likely this is pay, pension or benefit. */
  readonly incomeLikelihood: number;
  /** 0 to 10. */
  readonly confidenceScore: number;
  readonly confidenceScoreFlags: ConfidenceScoreFlags | null;
  /** Of the twelve months. */
  readonly total: number;
  /** Twelve, newest first. */
  readonly months: readonly StreamMonth[];
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
