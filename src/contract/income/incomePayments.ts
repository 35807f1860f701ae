/** The payments of a stream: months, levels and those that stand out. */
import type { IsoDate } from '../../base/calendar.js';
import type { OneOf } from '../../base/oneOf.js';
import type { MembersOf } from '../kinds.js';

/** The income of one calendar month. */
export interface MonthIncome {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** The sum of the payments booked in the month. */
  readonly income: number;
}

export const MONTH_INCOME = {
  year: 'year',
  month: 'month',
  income: 'money',
} as const satisfies MembersOf<MonthIncome>;

/** The income of one stream in one calendar month. */
export interface StreamMonth extends MonthIncome {
  /** The payments booked in the month. */
  readonly transactionIds: readonly string[];
}

export const STREAM_MONTH = {
  year: 'year',
  month: 'month',
  income: 'money',
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<StreamMonth>;

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

export const DATE_WINDOW = {
  earliest: 'date',
  expected: 'date',
  latest: 'date',
} as const satisfies MembersOf<DateWindow>;

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

export const PAY_LEVEL = {
  from: 'date',
  to: 'date',
  amount: 'money',
  payments: 'count',
} as const satisfies MembersOf<PayLevel>;

const OUTLYING_REASONS = [
  'bonus',
  'back-pay',
  'overtime',
  'double-payment',
  'final-payment',
  'unpaid-leave',
  'starter-part-period',
  'leaver-part-period',
  'larger-than-usual',
  'smaller-than-usual',
] as const;

/** Why a payment is off the usual level. Income that is no pay has the last two only. */
export type OutlyingReason = OneOf<typeof OUTLYING_REASONS>;

/** Why a payment is off the usual level. */
const OUTLYING_REASON_WORDS: Readonly<Record<OutlyingReason, string>> = {
  bonus: 'a bonus',
  'back-pay': 'back pay',
  overtime: 'overtime',
  'double-payment': 'paid twice',
  'final-payment': 'a final payment',
  'unpaid-leave': 'unpaid leave',
  'starter-part-period': 'a first part of a pay period',
  'leaver-part-period': 'a last part of a pay period',
  'larger-than-usual': 'more than usual',
  'smaller-than-usual': 'less than usual',
};

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

export const OUTLYING_PAYMENT = {
  date: 'date',
  amount: 'money',
  expected: 'money',
  reason: { oneOf: OUTLYING_REASONS },
  basis: { oneOf: ['words', 'amount'] },
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<OutlyingPayment>;

const AS_SEEN: ReadonlySet<OutlyingReason> = new Set(['larger-than-usual', 'smaller-than-usual']);

/** What no words say is a guess, and worded as one. */
export function outlyingReasonText(reason: OutlyingReason, basis: OutlyingPayment['basis']): string {
  const isGuess = basis === 'amount' && !AS_SEEN.has(reason);
  return `${isGuess ? 'perhaps ' : ''}${OUTLYING_REASON_WORDS[reason]}`;
}
