/** What a stream is worth in a month, and what that figure is made from. */

import type { IsoDate } from '../../base/calendar.js';
import type { OneOf } from '../../base/oneOf.js';
import type { MembersOf } from '../kinds.js';
import { FREQUENCIES, type Frequency } from './frequency.js';

const ESTIMATE_METHODS = [
  'current-level',
  'mean-of-payments',
  'mean-of-paydays',
  'mean-of-months',
  'mean-of-year',
  'first-payments',
  'before-change',
  'most-of-span',
  'none',
] as const;

/**
 * How `estimatedIncome` is calculated.
 *
 * - `current-level`: from the median of the latest level of steady payments.
 * - `mean-of-payments`: from the latest payments, where they come quarterly or yearly.
 * - `mean-of-paydays`: from the paydays since the last change of variable pay that shows, at most those of the twelve months. One
 *   that was missed counts as nothing.
 * - `mean-of-months`: from the complete calendar months since the last change of irregular income that shows.
 * - `mean-of-year`: from the year to `asOf`, since the pay follows the year: it rises and falls each year.
 * - `first-payments`: from the last full payment of a job, pension or benefit that has just begun.
 * - `before-change`: as before a change of rhythm that one or two payments may show, since that is less than what they tell.
 * - `most-of-span`: 1.5 times what was paid from `from` to `to`, by the month: the schedule names far more paydays than were paid.
 * - `none`: no more income is expected.
 */
export type EstimateMethod = OneOf<typeof ESTIMATE_METHODS>;

/** What `estimatedIncome` rests on. */
export interface EstimateBasis {
  readonly method: EstimateMethod;
  /** The first day that it rests on, `YYYY-MM-DD`, or null. */
  readonly from: IsoDate | null;
  /** The last day that it rests on, `YYYY-MM-DD`, or null. */
  readonly to: IsoDate | null;
  /** The number of payments that it rests on. */
  readonly payments: number;
  /** By how many paydays a mean of paydays is divided. Null for every other method. */
  readonly paydays: number | null;
  /** By how many months a mean of months, or of a year, is divided. Null for every other method. */
  readonly months: number | null;
  /**
   * How often the first payments of a new stream are taken to come: by the gap between them, by their words, or as pay mostly comes
   * in the country. Null for every other method.
   */
  readonly assumedFrequency: Frequency | null;
  /**
   * The lowest of these payments or months, as a monthly figure. Where it rests on one or two payments of a level, the last six
   * payments count. 0 where a payday was missed. Of first payments it is the lower end of a wide range: half of the estimate for one
   * payment, at least a quarter less for more.
   */
  readonly lowest: number;
  /**
   * The highest of these payments or months, as a monthly figure. Where it rests on one or two payments of a level, the last six
   * payments count. Of first payments it is the upper end of the range: twice the estimate for one payment, at least a quarter more
   * for several.
   */
  readonly highest: number;
  /**
   * What the stream brought in the last three complete calendar months, divided by three, to compare the estimate with. Null where
   * the data do not cover three complete months.
   */
  readonly lastThreeMonths: number | null;
}

export const ESTIMATE_BASIS = {
  method: { oneOf: ESTIMATE_METHODS },
  from: { orNull: 'date' },
  to: { orNull: 'date' },
  payments: 'count',
  paydays: { orNull: 'count' },
  months: { orNull: 'count' },
  assumedFrequency: { orNull: { oneOf: FREQUENCIES } },
  lowest: 'money',
  highest: 'money',
  lastThreeMonths: { orNull: 'money' },
} as const satisfies MembersOf<EstimateBasis>;

/** What a net salary may be before deductions, in whole pounds or dollars a year. It is an estimate, not a payslip. */
export interface GrossAnnualEstimate {
  /**
   * The gross pay if little is taken. British: Income Tax and National Insurance alone. American: federal income tax on a joint
   * return, Social Security and Medicare, and no state tax but that of `options.usState`.
   */
  readonly low: number;
  /**
   * The gross pay if much is taken. British: a workplace pension and a student loan too. American: federal income tax on a single
   * return, Social Security and Medicare, and the tax of `options.usState`, or of the state that takes most.
   */
  readonly high: number;
  /**
   * The tax year whose rates were used: `2025-26` for British pay, `2025` for American. For up to a year after the last year that is
   * known it is the newest, and `basis` says so.
   */
  readonly taxYear: string;
  /** What both ends assume, in words, and which rates are those of an earlier year, since newer ones are not known. */
  readonly basis: string;
}

export const GROSS_ANNUAL_ESTIMATE = {
  low: 'money',
  high: 'money',
  taxYear: 'text',
  basis: 'text',
} as const satisfies MembersOf<GrossAnnualEstimate>;
