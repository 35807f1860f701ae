/** What consumer and business financial health have in common. */
import type { IsoDate } from '../../base/calendar.js';
import type { MembersOf } from '../kinds.js';

/** The largest credit or debit of a period. Of several of the same amount, it is the earliest. */
export interface LargestTransaction {
  readonly accountId: string;
  readonly transactionId: string;
  /** The booking date, `YYYY-MM-DD`. */
  readonly date: IsoDate;
  /** Above zero, whichever side it is on. */
  readonly amount: number;
  readonly description: string;
}

const LARGEST_TRANSACTION = {
  accountId: 'text',
  transactionId: 'text',
  date: 'date',
  amount: 'money',
  description: 'text',
} as const satisfies MembersOf<LargestTransaction>;

/**
 * An amount and the transactions that it is made of. For a cost, debits add to it and the refunds among them reduce it.
 */
export interface EvidencedAmount {
  /** In the account's currency. */
  readonly amount: number;
  readonly transactionIds: readonly string[];
}

export const EVIDENCED_AMOUNT = {
  amount: 'money',
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<EvidencedAmount>;

/** Payments that came back unpaid, and what they cost. */
export interface ReturnedPayments {
  /**
   * How many payments were sent back unpaid, and how many cheques paid in bounced. A bank may show the return, its fee, or both;
   * the larger of the two numbers counts.
   */
  readonly count: number;
  /** The fees charged for them, less those given back. */
  readonly fees: number;
  readonly transactionIds: readonly string[];
}

const RETURNED_PAYMENTS = {
  count: 'counted',
  fees: 'money',
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<ReturnedPayments>;

/** What moved in one calendar month. */
export interface MonthActivity {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** The sum of the booked credits. */
  readonly credit: number;
  /** The sum of the booked debits. */
  readonly debit: number;
  /** `credit - debit`. */
  readonly net: number;
}

const MONTH_ACTIVITY = {
  year: 'year',
  month: 'month',
  credit: 'money',
  debit: 'money',
  net: 'money',
} as const satisfies MembersOf<MonthActivity>;

/** Money borrowed and repaid in a period. */
export interface Borrowing {
  /**
   * The number of different lenders: those that repayments went to, and those that advances came from. Lenders that nothing names
   * do not count.
   */
  readonly lenderCount: number;
  /** Advances received less repayments. Above zero when more was borrowed than repaid. */
  readonly netBorrowed: number;
  /** The advances and the repayments. */
  readonly transactionIds: readonly string[];
}

export const BORROWING = {
  lenderCount: 'counted',
  netBorrowed: 'money',
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<Borrowing>;

/** What moved in a period. */
export interface ActivityMetrics {
  /** The sum of all booked credits. */
  readonly totalCredit: number;
  /** The sum of all booked debits. */
  readonly totalDebit: number;
  /** Credits less debits. It is also the closing balance less the opening one. */
  readonly net: number;
  /** The number of booked credits. */
  readonly creditCount: number;
  /** The number of booked debits. */
  readonly debitCount: number;
  /** Null without credits. */
  readonly largestCredit: LargestTransaction | null;
  /** Null without debits. */
  readonly largestDebit: LargestTransaction | null;
  readonly returnedPayments: ReturnedPayments;
  /** The calendar months of which every day is in the period, the earliest first. */
  readonly months: readonly MonthActivity[];
  /** In how many of these months more went out than came in. */
  readonly monthsInDeficit: number;
  /**
   * By how much the net of these months rises from month to month: the slope of the least-squares line, an amount a month. Null
   * with fewer than three such months.
   */
  readonly netTrend: number | null;
}

export const ACTIVITY_METRICS = {
  totalCredit: 'money',
  totalDebit: 'money',
  net: 'money',
  creditCount: 'counted',
  debitCount: 'counted',
  largestCredit: { orNull: { object: LARGEST_TRANSACTION } },
  largestDebit: { orNull: { object: LARGEST_TRANSACTION } },
  returnedPayments: { object: RETURNED_PAYMENTS },
  months: { list: { object: MONTH_ACTIVITY } },
  monthsInDeficit: 'counted',
  netTrend: { orNull: 'money' },
} as const satisfies MembersOf<ActivityMetrics>;

/** What was in the account, by end-of-day balances that are rebuilt backwards from the current one. */
export interface BalanceMetrics {
  /** The balance at the end of the day before the first. */
  readonly openingBalance: number;
  /** The current balance, taken to stand at the end of `asOf`. */
  readonly closingBalance: number;
  /** The mean of the end-of-day balances. */
  readonly averageBalance: number;
  /** The lowest end-of-day balance. */
  readonly minimumBalance: number;
  /** The first day that ends with the lowest balance, `YYYY-MM-DD`. Null without history. */
  readonly minimumBalanceDate: IsoDate | null;
  /** The highest end-of-day balance. */
  readonly maximumBalance: number;
  /** The standard deviation of the end-of-day balances (of the population), an amount. */
  readonly balanceVolatility: number;
  /** The number of days that end below zero. */
  readonly daysOverdrawn: number;
  /** How far below zero the lowest end-of-day balance is. 0 when none is below zero. */
  readonly deepestOverdraft: number;
  /** How far below zero the overdrawn days end, on average. Null when no day is overdrawn. */
  readonly averageOverdraft: number | null;
  /**
   * How many times the account was overdrawn: the number of runs of overdrawn days. A run that began before the period counts.
   */
  readonly overdraftSpells: number;
  /** The length of the longest such run in days, as far as it lies in the period. */
  readonly longestOverdraftSpell: number;
  /**
   * The deepest overdraft over the credit line of today. Above 1 where it went beyond the line. Null without a credit line.
   */
  readonly overdraftLimitUsed: number | null;
  /** The number of days that end below 100.00, overdrawn ones included. */
  readonly daysBelowOneHundred: number;
}

export const BALANCE_METRICS = {
  openingBalance: 'money',
  closingBalance: 'money',
  averageBalance: 'money',
  minimumBalance: 'money',
  minimumBalanceDate: { orNull: 'date' },
  maximumBalance: 'money',
  balanceVolatility: 'amount',
  daysOverdrawn: 'counted',
  deepestOverdraft: 'amount',
  averageOverdraft: { orNull: 'money' },
  overdraftSpells: 'counted',
  longestOverdraftSpell: 'counted',
  overdraftLimitUsed: { orNull: 'ratio' },
  daysBelowOneHundred: 'counted',
} as const satisfies MembersOf<BalanceMetrics>;
