/** The payments of a stream: months, levels and those that stand out. */
import type { IsoDate } from '../base/calendar.js';

/** The income of one calendar month. */
export interface MonthIncome {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** The sum of the payments booked in the month. */
  readonly income: number;
}

/** The income of one stream in one calendar month. */
export interface StreamMonth extends MonthIncome {
  /** The payments booked in the month. */
  readonly transactionIds: readonly string[];
}

/** The days between which a payment is expected. */
export interface DateWindow {
  /**
   * The earliest day to expect it, `YYYY-MM-DD`: the expected day less the most that a payment has come early so far.
   */
  readonly earliest: IsoDate;
  /** The day that the schedule names, `YYYY-MM-DD`. */
  readonly expected: IsoDate;
  /** The latest day to expect it, `YYYY-MM-DD`: the expected day and the most that a payment has come late so far. */
  readonly latest: IsoDate;
}

/** A run of payments of about the same amount. */
export interface PayLevel {
  /** The day of the first of these payments, `YYYY-MM-DD`. */
  readonly from: IsoDate;
  /** The day of the last of them, `YYYY-MM-DD`. */
  readonly to: IsoDate;
  /** The amount of one payment. */
  readonly amount: number;
  /** The number of payments. */
  readonly payments: number;
}

/** Why a payment is off the usual level. Income that is no pay has the last two only. */
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

/** A payment off the level of steady income. It counts in every total, and the estimate leaves it aside. */
export interface OutlyingPayment {
  /** The booking date, `YYYY-MM-DD`. */
  readonly date: IsoDate;
  /** What was paid. */
  readonly amount: number;
  /** What one payment was at that time. */
  readonly expected: number;
  readonly reason: OutlyingReason;
  /** `words`: the transactions say the reason. `amount`: it is a guess from the amount, the day and the payments around. */
  readonly basis: 'words' | 'amount';
  readonly transactionIds: readonly string[];
}
