/** How often a bill falls, told from the days on which it was paid. */

import { firstPlace } from '../base/binarySearch.js';
import { addDays, type EpochDay, type MonthIndex, monthNumberOf, monthOf } from '../base/calendar.js';
import { gapsBetween } from '../base/gaps.js';
import { lastWholeMonth, monthsFrom } from '../base/months.js';
import type { BillFrequency } from '../contract/affordability/regularBills.js';
import type { Frequency } from '../contract/income/frequency.js';
import { type Cadence, FEWEST_PAYMENTS, recogniseCadence } from '../streams/cadence.js';
import { isSame } from '../streams/level.js';
import { MONTHLY_FACTORS } from '../streams/monthlyFactor.js';
import type { Payment } from '../streams/payments.js';
import type { WorkingCalendar } from '../streams/workingDays.js';

export interface Rhythm {
  readonly frequency: BillFrequency;
  /** Payments a calendar month, as a fraction. */
  readonly factor: readonly [numerator: number, denominator: number];
  /** Months that one payment covers: 1 unless the bill falls less often than monthly. */
  readonly coveredMonths: number;
  /** The days on which a payment was expected and none came near; none of bills less frequent than monthly. */
  readonly missedDays: readonly EpochDay[];
  /** Expected payments after the last that did not come. */
  readonly missedSince: number;
}

export interface RhythmQuestion {
  /** At least one, in order of day. */
  readonly payments: readonly Payment[];
  /** The first day the data cover, and the last. */
  readonly from: EpochDay;
  readonly asOf: EpochDay;
  readonly calendar: WorkingCalendar;
  /** Comes by itself, so that two payments or a changing amount are enough to know it by. */
  readonly isBill: boolean;
  /** A single payment usually covers a year. */
  readonly isOftenYearly: boolean;
  /** Often paid in ten months of the year. */
  readonly mayPause: boolean;
}

/** Bills less frequent than monthly: days between payments, weekends and late payment allowed for. */
const SPARSE: readonly {
  readonly frequency: BillFrequency;
  readonly months: number;
  readonly shortest: number;
  readonly longest: number;
  readonly fewest: number;
}[] = [
  { frequency: 'TwoMonthly', months: 2, shortest: 52, longest: 70, fewest: 3 },
  { frequency: 'Quarterly', months: 3, shortest: 75, longest: 107, fewest: 3 },
  { frequency: 'FourMonthly', months: 4, shortest: 108, longest: 140, fewest: 3 },
  { frequency: 'HalfYearly', months: 6, shortest: 165, longest: 200, fewest: 2 },
  { frequency: 'Annual', months: 12, shortest: 350, longest: 380, fewest: 2 },
];
/** Two payments are two of one bill when they are within this share of each other. */
const ALIKE = 0.4;
/** Two payments a calendar month apart, the last of them recent, are a monthly bill that is new. */
const SHORTEST_MONTH = 24;
const LONGEST_MONTH = 38;
const RECENT_DAYS = 45;
/** A single payment is no monthly bill when a month on one side of it would have shown another. */
const DAYS_BESIDE = 45;
/** Of the payments that its schedule names, a regular bill has about all, and hardly another beside them. */
const FEWEST_OF_EXPECTED = 0.8;
const MOST_OF_EXPECTED = 1.15;
const SCHEDULE_REACH = 3;
/** A payment this near to its day is that payment; one this late is not missed yet. */
const NEAR_DAYS: Readonly<Record<Exclude<Frequency, 'Irregular'>, number>> = {
  Weekly: 3,
  Fortnightly: 7,
  FourWeekly: 10,
  SemiMonthly: 7,
  Monthly: 10,
  Quarterly: 15,
  Annual: 15,
};
const GRACE_DAYS = 3;
const [FEBRUARY, MARCH] = [2, 3];
const PAUSED: ReadonlySet<number> = new Set([FEBRUARY, MARCH]);

/** Null: no bill that is paid on a rhythm. */
export function rhythmOf(question: RhythmQuestion): Rhythm | null {
  const { payments, isBill, calendar } = question;
  const days = payments.map(({ day }) => day);
  if (isBill) {
    const sparse = sparseRhythm(question, days);
    if (sparse !== null) return sparse;
    if (payments.length < FEWEST_PAYMENTS) return newMonthly(question, days);
  }
  return payments.length < FEWEST_PAYMENTS
    ? null
    : cadenceRhythm(question, days, recogniseCadence(days, calendar));
}

function sparseRhythm(
  { payments, from, asOf, isOftenYearly }: RhythmQuestion,
  days: readonly EpochDay[],
): Rhythm | null {
  const [first] = days as readonly [EpochDay];
  if (payments.length === 1) {
    const isAlone = Math.max(first - from, asOf - first) >= DAYS_BESIDE;
    return isOftenYearly && isAlone ? everyMonths(SPARSE.at(-1) as (typeof SPARSE)[number], 0) : null;
  }
  const gaps = gapsBetween(days);
  const found = SPARSE.find(
    ({ shortest, longest, fewest }) =>
      days.length >= fewest && gaps.every(gap => gap >= shortest && gap <= longest),
  );
  if (found === undefined || (payments.length === 2 && !areAlike(payments))) return null;
  return everyMonths(found, Math.floor((asOf - (days.at(-1) as EpochDay)) / found.longest));
}

function everyMonths({ frequency, months }: (typeof SPARSE)[number], missed: number): Rhythm {
  return { frequency, factor: [1, months], coveredMonths: months, missedDays: [], missedSince: missed };
}

function newMonthly({ payments, asOf }: RhythmQuestion, days: readonly EpochDay[]): Rhythm | null {
  const [gap] = gapsBetween(days);
  if (gap === undefined || gap < SHORTEST_MONTH || gap > LONGEST_MONTH) return null;
  if (asOf - (days.at(-1) as EpochDay) > RECENT_DAYS || !areAlike(payments)) return null;
  return { frequency: 'Monthly', factor: [1, 1], coveredMonths: 1, missedDays: [], missedSince: 0 };
}

function cadenceRhythm(
  { asOf, mayPause }: RhythmQuestion,
  days: readonly EpochDay[],
  cadence: Cadence,
): Rhythm | null {
  const { schedule, frequency } = cadence;
  if (schedule === null || frequency === 'Irregular') return null;
  const [first, last] = [days[0] as EpochDay, days.at(-1) as EpochDay];
  const pauses = new Set(mayPause && frequency === 'Monthly' ? pausesOf(days, asOf) : []);
  const before = [...pauses].filter(month => month < monthOf(last)).length;
  const expected =
    schedule.between(addDays(first, -SCHEDULE_REACH), addDays(last, SCHEDULE_REACH)).length - before;
  const came = days.length / Math.max(1, expected);
  if (came < FEWEST_OF_EXPECTED || came > MOST_OF_EXPECTED) return null;
  const due = schedule.between(first, addDays(asOf, -Math.max(GRACE_DAYS, cadence.latest)));
  const near = NEAR_DAYS[frequency];
  const missedDays = due.filter(day => {
    if (pauses.has(monthOf(day))) return false;
    const paid = days[firstPlace(days.length, place => (days[place] as EpochDay) >= day - near)];
    return paid === undefined || paid > day + near;
  });
  return {
    frequency: pauses.size > 0 ? 'TenInstalments' : frequency,
    factor: pauses.size > 0 ? [10, 12] : MONTHLY_FACTORS[frequency],
    coveredMonths: 1,
    missedDays,
    missedSince: missedDays.filter(day => day > last).length,
  };
}

/**
 * Councils ask for ten instalments from April unless they are asked for twelve (Council Tax (Administration and
 * Enforcement) Regulations 1992, schedule 1), and water companies often do. The Februaries and Marches since the first
 * payment, when none of them saw one.
 */
function pausesOf(days: readonly EpochDay[], asOf: EpochDay): MonthIndex[] {
  const paid = new Set(days.map(monthOf));
  const pauses = monthsFrom(monthOf(days[0] as EpochDay), lastWholeMonth(asOf)).filter(month =>
    PAUSED.has(monthNumberOf(month)),
  );
  return pauses.some(month => paid.has(month)) ? [] : pauses;
}

function areAlike([first, second]: readonly Payment[]): boolean {
  return first !== undefined && second !== undefined && isSame(first.minor, second.minor, ALIKE);
}
