/** What a generated history is: a request as a caller would send it, and what is true of it. */
import type { Frequency } from '../../../src/contract/income/frequency.js';
import type { StreamStatus } from '../../../src/contract/income/incomeStream.js';
import type { VerifyIncomeRequest } from '../../../src/model/request.js';
import type { CountryCode } from '../../../src/model/transaction.js';
import type { Division } from './workingDays.js';

export interface History {
  readonly seed: number;
  /** The kind of history, where one was asked for by name. */
  readonly kind?: string;
  readonly country: CountryCode;
  readonly asOf: string;
  /** Null in the US. */
  readonly division: Division | null;
  readonly request: VerifyIncomeRequest;
  readonly truth: Truth;
}

export interface Truth {
  /** Main streams by total in the twelve months (three at most), then benefits and state pensions. */
  readonly streams: readonly TrueStream[];
  /** The other main streams, which affordability counts too. */
  readonly streamsBeyondThree: readonly TrueStream[];
  readonly notIncome: readonly {
    readonly reason: NotIncomeReason;
    readonly transactionIds: readonly string[];
  }[];
  /** Credits of which no careful person could say whether they are income. Not scored. */
  readonly undecidable: readonly string[];
  /** Credits before the twelve calendar months that end with the month of asOf. */
  readonly beforeWindow: readonly string[];
  /** Category slug of every transaction. */
  readonly categories: Readonly<Record<string, string>>;
  readonly transfers: readonly (readonly [debitId: string, creditId: string])[];
  readonly refunds: readonly (readonly [creditId: string, purchaseId: string])[];
  readonly periodicBills: readonly PeriodicBill[];
  readonly monthlyBills: readonly MonthlyBill[];
  /** Difficulties of the account; those of a stream stand on the stream. */
  readonly tags: readonly string[];
}

export interface TrueStream {
  readonly name: string;
  /** Category slug. */
  readonly category: string;
  readonly isBenefit: boolean;
  /** Paid once by a scheme: never part of a projected stream. */
  readonly oneOff: boolean;
  readonly frequency: Frequency;
  readonly status: StreamStatus;
  /**
   * Net a month as of asOf, in pounds or dollars; 0 once ended; null where a careful person would state none.
   * Steady: current level x 52/12, 26/12, 13/12, 2, 1, 1/3 or 1/12; variable: mean of the paydays from the
   * first payment of the twelve months to the last, times the same; irregular: mean of the complete months since the first.
   */
  readonly monthlyAmount: number | null;
  /** Where a careful person may state any amount from one to the other. `monthlyAmount` is then the middle of the two. */
  readonly monthlyRange?: readonly [least: number, most: number];
  /** Of the twelve calendar months. */
  readonly transactionIds: readonly string[];
  readonly tags: readonly string[];
}

/** A bill that does not fall every month, or a single purchase of what is seldom bought. */
export interface PeriodicBill {
  readonly category: string;
  /** How many payments fall in a year. */
  readonly perYear: number;
  /** Whether the statement shows the habit: two payments, or a month left out between two. */
  readonly shows: boolean;
  readonly transactionIds: readonly string[];
}

export interface MonthlyBill {
  readonly category: string;
  /** The amount changes from month to month. */
  readonly varies: boolean;
  /** Due days after the last payment, up to asOf. */
  readonly missed: readonly string[];
  /** By day; a payment that was sent back and tried again is one. */
  readonly payments: readonly { readonly day: string; readonly transactionIds: readonly string[] }[];
}

export type NotIncomeReason =
  | 'at-or-under-50'
  | 'beyond-three-streams'
  | 'cash'
  | 'cashback'
  | 'chargeback'
  | 'expenses'
  | 'gambling'
  | 'insurance'
  | 'investment-withdrawal'
  | 'loan'
  | 'one-off'
  | 'own-transfer'
  | 'person'
  | 'refund'
  | 'returned-payment'
  | 'sale-of-goods'
  | 'tax-refund';
