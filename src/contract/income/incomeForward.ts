/** What lies ahead of an income stream, and how it compares with a year ago. */
import type { IsoDate } from '../../base/calendar.js';
import type { OneOf } from '../../base/oneOf.js';
import type { MembersOf } from '../kinds.js';

export const FIXED_TERM_REASONS = [
  'maternity-pay',
  'adoption-pay',
  'shared-parental-pay',
  'paternity-pay',
  'neonatal-care-pay',
  'parental-bereavement-pay',
  'sick-pay',
  'maternity-allowance',
  'new-style-jobseekers-allowance',
  'bereavement-support',
  'unemployment-insurance',
  'paid-family-leave',
  'state-disability-insurance',
  'academic-year',
] as const;

/**
 * Why income ends: the law pays it for a limited time.
 *
 * - `maternity-pay`, `adoption-pay`, `shared-parental-pay`, `paternity-pay`, `sick-pay`: statutory pay of a British employer.
 * - `maternity-allowance`, `new-style-jobseekers-allowance`, `bereavement-support`: British benefits.
 * - `unemployment-insurance`, `paid-family-leave`, `state-disability-insurance`: benefits of American states.
 * - `academic-year`: student finance and American financial aid, which are granted for one academic year.
 */
export type FixedTermReason = OneOf<typeof FIXED_TERM_REASONS>;

/** Why income ends. */
export const FIXED_TERM_REASON_WORDS: Readonly<Record<FixedTermReason, string>> = {
  'maternity-pay': 'maternity pay',
  'adoption-pay': 'adoption pay',
  'shared-parental-pay': 'shared parental pay',
  'paternity-pay': 'paternity pay',
  'neonatal-care-pay': 'neonatal care pay',
  'parental-bereavement-pay': 'parental bereavement pay',
  'sick-pay': 'sick pay',
  'maternity-allowance': 'Maternity Allowance',
  'new-style-jobseekers-allowance': 'New Style Jobseeker’s Allowance',
  'bereavement-support': 'bereavement support',
  'unemployment-insurance': 'unemployment insurance',
  'paid-family-leave': 'paid family leave',
  'state-disability-insurance': 'state disability insurance',
  'academic-year': 'the end of the academic year',
};

/** When the entitlement to income of a fixed term ends. The last payment may come up to one pay period after that day. */
export interface ExpectedEnd {
  /**
   * The day on which the shortest term ends, `YYYY-MM-DD`. Null where the data do not show the beginning of the term: it may then
   * end on any day until `latest`.
   */
  readonly earliest: IsoDate | null;
  /** The day by which it ends at the latest, `YYYY-MM-DD`. */
  readonly latest: IsoDate;
  readonly reason: FixedTermReason;
}

export const EXPECTED_END = {
  earliest: { orNull: 'date' },
  latest: 'date',
  reason: { oneOf: FIXED_TERM_REASONS },
} as const satisfies MembersOf<ExpectedEnd>;

/** What the same calendar months brought in two years. Only months that are complete, and covered by the data in both years. */
export interface YearOnYear {
  /** The number of months that are compared, 1 to 12. */
  readonly months: number;
  /** The sum of the payments of these months. */
  readonly total: number;
  /** The sum of the payments of the same months a year earlier. */
  readonly previousTotal: number;
  /** `total` less `previousTotal`. Less than 0 where the income fell. */
  readonly change: number;
  /** The payments of `previousTotal`. They are older than the twelve months, and `meta.ignored` lists them too. */
  readonly previousTransactionIds: readonly string[];
}

export const YEAR_ON_YEAR = {
  months: 'count',
  total: 'money',
  previousTotal: 'money',
  change: 'money',
  previousTransactionIds: { list: 'text' },
} as const satisfies MembersOf<YearOnYear>;

/** The same of all streams together. */
export interface YearOnYearSummary extends Omit<YearOnYear, 'previousTransactionIds'> {
  /** The part of `previousTotal` from income that is none of the streams now, such as a job that ended before the twelve months. */
  readonly previousOther: number;
  /** The payments of `previousOther`. */
  readonly otherTransactionIds: readonly string[];
}

export const YEAR_ON_YEAR_SUMMARY = {
  months: 'count',
  total: 'money',
  previousTotal: 'money',
  change: 'money',
  previousOther: 'money',
  otherTransactionIds: { list: 'text' },
} as const satisfies MembersOf<YearOnYearSummary>;
