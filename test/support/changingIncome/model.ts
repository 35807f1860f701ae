/** An account whose income changes, ends or comes in seasons: the request as a caller would send it, and what is true of it. */
import type { StreamStatus } from '../../../src/contract/income/incomeStream.js';
import type { VerifyIncomeRequest } from '../../../src/model/request.js';
import type { CountryCode } from '../../../src/model/transaction.js';
import type { Schedule } from '../histories/schedules.js';
import type { Division } from '../histories/workingDays.js';

export type Rhythm = 'Weekly' | 'Fortnightly' | 'FourWeekly' | 'SemiMonthly' | 'Monthly' | 'Quarterly';

export interface ChangingHistory {
  readonly seed: number;
  readonly kind: string;
  readonly country: CountryCode;
  readonly asOf: string;
  /** Null in the US. */
  readonly division: Division | null;
  readonly request: VerifyIncomeRequest;
  readonly truth: ChangingTruth;
}

export interface ChangingTruth {
  readonly streams: readonly ChangingStream[];
  /** Credits that are no income: refunds, own savings, friends' shares of bills. */
  readonly notIncome: readonly string[];
  /** Credits of which a careful person could not say what they belong to. In no figure. */
  readonly undecidable: readonly string[];
  /** Credits of income before the twelve calendar months that end with the month of asOf. */
  readonly beforeWindow: readonly string[];
  /** Pounds or dollars a month, of all streams together; null where one of them is not known. */
  readonly summary: Span | null;
}

/** From the least to the most that careful people would write down. Often both are one figure. */
export type Span = readonly [least: number, most: number];

export interface ChangingStream {
  readonly name: string;
  readonly isBenefit: boolean;
  /** The rhythm at the end. Null where the last payments do not tell it yet. */
  readonly frequency: Rhythm | null;
  /** Null where careful people would differ. */
  readonly status: StreamStatus | null;
  /** Null where careful people would differ by too much. */
  readonly estimate: Estimate | null;
  /** Of the twelve calendar months. */
  readonly transactionIds: readonly string[];
}

/**
 * Which rule of thought a careful underwriter follows.
 *
 * - `level`: the median of the payments since the last lasting change, times as many as fall in a month (52/12 of weekly pay).
 * - `mean`: the mean of the paydays since that change, of pay that varies, times the same.
 * - `year`: a twelfth of what the year brought, of pay that comes in seasons.
 * - `either`: the change is so young that it may or may not last, or a season was seen once only. Anything from one to the other is right.
 * - `ended`: nothing more is expected, so nothing is counted.
 */
type Thought = 'level' | 'mean' | 'year' | 'either' | 'ended';

export interface Estimate {
  /** Pounds or dollars a month. */
  readonly span: Span;
  readonly thought: Thought;
  /** The payments that it rests on. */
  readonly from: readonly string[];
  /** Over how many paydays or months a mean is taken. */
  readonly over: number;
}

/** One payment of a source, before a bank has written it. */
export interface Payment {
  readonly day: string;
  readonly pence: number;
  /**
   * What a whole payment was at that time (of varying pay: what it was on average). Null where this payment does not show it: a part
   * period, a bonus in it, overtime, back pay.
   */
  readonly level: number | null;
  readonly schedule: Schedule;
  /** Sick pay, parental pay, furlough: known to be for a time. */
  readonly isReduced: boolean;
  /** A lump beside the pay, which may as well be said to be none of the stream. */
  readonly isApart: boolean;
  /** Instead of the payer's usual words. */
  readonly words: string | null;
}

export interface Payer {
  readonly name: string;
  /** A pattern: {MON} {MM} {YY} {DD}, {N6} digits that stay the same, {R6} digits that change. */
  readonly words: string;
  readonly number: string;
  /** So many payments show that it is income: one where words say it, more where only habit does. */
  readonly tellsFrom: number;
}

/** One source of income, from beginning to end. */
export interface Source {
  readonly payer: Payer;
  readonly isBenefit: boolean;
  readonly pay: 'steady' | 'varying' | 'seasonal';
  readonly payments: readonly Payment[];
  /** Days on which silence is the habit of the season: school holidays, the months without work. */
  readonly isQuiet: ((day: string) => boolean) | null;
  /** No rhythm of the eight fits: termly grants. */
  readonly hasNoRhythm: boolean;
}
