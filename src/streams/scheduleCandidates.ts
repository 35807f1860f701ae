/** The schedules worth asking about a row of payment days. */
import { dayOfMonth, type EpochDay, monthOf, weekdayOf } from '../base/calendar.js';
import { median } from '../base/statistics.js';
import { cycle, type DayRule, monthly, type Schedule, type Shift } from './schedule.js';
import type { WorkingCalendar } from './workingDays.js';

/** Bits to state the schedule: rarer kinds and more choices cost more. */
const COST = {
  7: 3.8,
  14: 5.3,
  28: 6.2,
  day: 6,
  lastWorkingDay: 3.5,
  weekday: 7,
  semiMonthly: 8,
  quarterly: 9.5,
  annual: 10,
} as const;
const SHIFT_BITS: Readonly<Record<Shift, number>> = { previous: 0.6, next: 1, none: 1.2 };
const SHIFTS: readonly Shift[] = ['previous', 'next', 'none'];

/** Common pairs of days for pay twice a month, first the first half. */
// biome-ignore format: a table
const SEMI_MONTHLY_DAYS: readonly (readonly [number, number])[] = [
  [15, 31], [1, 15], [1, 16], [5, 20], [10, 25], [7, 22], [15, 30], [16, 31], [2, 17], [3, 18],
  [4, 19], [6, 21], [8, 23], [9, 24], [11, 26], [12, 27], [13, 28], [14, 28], [14, 29],
];

export interface ScheduleCandidate {
  readonly schedule: Schedule;
  readonly bits: number;
  /** Days by which a payment may be off and still be that payment. */
  readonly reach: number;
}

export const LONGEST_REACH = 8;
/** A nominal day lies at most this many days from a payment moved by a long holiday weekend. */
const MOST_MOVED = 4;
const DAYS_IN_MONTH = 31;

/** Every schedule that the gaps allow, with the bits it takes to state it. */
export function* schedulesFor(
  days: readonly EpochDay[],
  calendar: WorkingCalendar,
): Generator<ScheduleCandidate> {
  const gaps = days.slice(1).map((day, index) => day - (days[index] as EpochDay));
  const typical = median(gaps) as number;
  const smallest = gaps.reduce((least, gap) => Math.min(least, gap));
  const isNear = (low: number, high: number) =>
    (typical >= low && typical <= high) || (smallest >= low && smallest <= high);
  if (isNear(4, 10)) yield* cycles(7, days, calendar, 2);
  if (isNear(9, 19)) yield* cycles(14, days, calendar, 4);
  if (isNear(10, 21)) yield* semiMonthlies(calendar);
  if (isNear(21, 45)) {
    yield* cycles(28, days, calendar, 6);
    yield* monthlies(days, calendar);
  }
  if (isNear(75, 110)) yield* everyMonths('Quarterly', 3, COST.quarterly, days, calendar);
  if (isNear(335, 395)) yield* everyMonths('Annual', 12, COST.annual, days, calendar);
}

function* cycles(
  length: 7 | 14 | 28,
  days: readonly EpochDay[],
  calendar: WorkingCalendar,
  reach: number,
): Generator<ScheduleCandidate> {
  for (const phase of phasesOf(length, days)) {
    for (const shift of SHIFTS) {
      yield {
        schedule: cycle(length, phase, shift, calendar),
        bits: COST[length] + SHIFT_BITS[shift],
        reach,
      };
    }
  }
}

/** Every phase the days allow. */
function phasesOf(length: number, days: readonly EpochDay[]): ReadonlySet<number> {
  return nominalsOf(days, length, day => ((day % length) + length) % length);
}

/** What the days near the payments are in their month or cycle, which has `most` of them. */
function nominalsOf(
  days: readonly EpochDay[],
  most: number,
  nominalOf: (day: EpochDay) => number,
): Set<number> {
  const found = new Set<number>();
  for (const day of days) {
    if (found.size === most) break;
    for (let off = -MOST_MOVED; off <= MOST_MOVED; off++) found.add(nominalOf(day + off));
  }
  return found;
}

function* monthlies(days: readonly EpochDay[], calendar: WorkingCalendar): Generator<ScheduleCandidate> {
  for (const day of daysOfMonth(days)) {
    for (const shift of SHIFTS)
      yield monthlyCandidate('Monthly', 1, 0, [{ kind: 'day', day }], shift, calendar, COST.day);
  }
  yield monthlyCandidate(
    'Monthly',
    1,
    0,
    [{ kind: 'last-working-day' }],
    'none',
    calendar,
    COST.lastWorkingDay,
  );
  const weekdays = new Set(days.map(weekdayOf));
  for (const weekday of weekdays) {
    for (const nth of [1, 2, 3, 4, -1]) {
      yield monthlyCandidate(
        'Monthly',
        1,
        0,
        [{ kind: 'weekday', weekday, nth }],
        'previous',
        calendar,
        COST.weekday,
      );
    }
  }
}

function* semiMonthlies(calendar: WorkingCalendar): Generator<ScheduleCandidate> {
  for (const pair of SEMI_MONTHLY_DAYS) {
    const rules = pair.map((day): DayRule => ({ kind: 'day', day }));
    for (const shift of SHIFTS) {
      yield { ...monthlyCandidate('SemiMonthly', 1, 0, rules, shift, calendar, COST.semiMonthly), reach: 3 };
    }
  }
}

function* everyMonths(
  frequency: 'Quarterly' | 'Annual',
  step: 3 | 12,
  bits: number,
  days: readonly EpochDay[],
  calendar: WorkingCalendar,
): Generator<ScheduleCandidate> {
  const phases = new Set(days.map(day => monthOf(day) % step));
  for (const phase of phases) {
    for (const day of daysOfMonth(days)) {
      for (const shift of SHIFTS)
        yield monthlyCandidate(frequency, step, phase, [{ kind: 'day', day }], shift, calendar, bits);
    }
  }
}

function monthlyCandidate(
  frequency: 'Monthly' | 'SemiMonthly' | 'Quarterly' | 'Annual',
  step: 1 | 3 | 12,
  phase: number,
  rules: readonly DayRule[],
  shift: Shift,
  calendar: WorkingCalendar,
  bits: number,
): ScheduleCandidate {
  return {
    schedule: monthly(frequency, step, phase, rules, shift, calendar),
    bits: bits + SHIFT_BITS[shift],
    reach: LONGEST_REACH,
  };
}

function daysOfMonth(days: readonly EpochDay[]): ReadonlySet<number> {
  const found = nominalsOf(days, DAYS_IN_MONTH, dayOfMonth);
  // Days 29 and 30 that fall on the end of February may stand for the last day.
  if (found.has(28) || found.has(29) || found.has(30)) found.add(31);
  return found;
}
