/** All schedules that payments can have. Each is made when it is first tried, and kept for the next group of payments. */
import { epochDay, weekdayOf } from '../base/calendar.js';
import { once, oncePer } from '../base/once.js';
import type { Frequency } from '../contract/income/frequency.js';
import { cycle, type DayMover, type DayRule, monthly, type Schedule, type Shift } from './schedule.js';

export interface ScheduleCandidate {
  readonly schedule: Schedule;
  /** The bits to state the schedule. */
  readonly bits: number;
  /** Days by which a payment may be off and still be that payment. */
  readonly reach: number;
  /** Days scattered over a month are near some day of it by chance. So half of the payments must be near those of this schedule. */
  readonly keepsItsDays: boolean;
}

type Candidates = readonly ScheduleCandidate[];

/** Schedules, each in all ways in which days without payments can be moved. */
export interface ScheduleBook {
  /** By the phase of the cycle. */
  readonly weekly: (phase: number) => Candidates;
  readonly fortnightly: (phase: number) => Candidates;
  readonly fourWeekly: (phase: number) => Candidates;
  readonly semiMonthly: () => Candidates;
  /** By the day of the month. */
  readonly monthly: (day: number) => Candidates;
  readonly lastWorkingDay: () => Candidates;
  /** The first to the fourth, and the last. */
  readonly onWeekday: (weekday: number) => Candidates;
  /** By the month, modulo three or twelve; then by the day of the month. */
  readonly quarterly: (phase: number) => (day: number) => Candidates;
  readonly yearly: (phase: number) => (day: number) => Candidates;
}

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
const REACH = { 7: 2, 14: 4, 28: 6, semiMonthly: 3, monthly: 8 } as const;
export const LONGEST_REACH = 8;
const KEEPS_ITS_DAYS = new Set<Frequency>(['Fortnightly', 'SemiMonthly', 'Monthly']);
const SHIFT_BITS: Readonly<Record<Shift, number>> = { previous: 0.6, next: 1, none: 1.2 };
const SHIFTS: readonly Shift[] = ['previous', 'next', 'none'];

/** Common pairs of days for pay twice a month, the day in the first half of the month first. */
// biome-ignore format: a table
const SEMI_MONTHLY_DAYS: readonly (readonly [number, number])[] = [
  [15, 31], [1, 15], [1, 16], [5, 20], [10, 25], [7, 22], [15, 30], [16, 31], [2, 17], [3, 18],
  [4, 19], [6, 21], [8, 23], [9, 24], [11, 26], [12, 27], [13, 28], [14, 28], [14, 29],
];
const PLACES_IN_MONTH = [1, 2, 3, 4, -1];
/** Monday is 0. Firms pay on working days: a schedule that names a Saturday or Sunday takes far more to state. */
const SATURDAY = 5;
const WEEKEND_BITS = 8;

export function scheduleBook(mover: DayMover): ScheduleBook {
  const cycles = (length: 7 | 14 | 28) =>
    oncePer((phase: number) =>
      inEachShift(COST[length] + weekendBits(weekdayOf(epochDay(phase))), REACH[length], shift =>
        cycle(length, epochDay(phase), shift, mover),
      ),
    );
  const onDay = (day: number): DayRule => ({ kind: 'day', day });
  const everyMonths = (frequency: 'Quarterly' | 'Annual', step: 3 | 12, bits: number) =>
    oncePer((phase: number) =>
      oncePer((day: number) =>
        inEachShift(bits, REACH.monthly, shift =>
          monthly(frequency, step, phase, [onDay(day)], shift, mover),
        ),
      ),
    );
  const semiMonthly = once(() =>
    SEMI_MONTHLY_DAYS.flatMap(pair =>
      inEachShift(COST.semiMonthly, REACH.semiMonthly, shift =>
        monthly('SemiMonthly', 1, 0, pair.map(onDay), shift, mover),
      ),
    ),
  );
  const lastWorkingDay = once(() => [
    inShift('none', COST.lastWorkingDay, REACH.monthly, shift =>
      monthly('Monthly', 1, 0, [{ kind: 'last-working-day' }], shift, mover),
    ),
  ]);
  return {
    weekly: cycles(7),
    fortnightly: cycles(14),
    fourWeekly: cycles(28),
    semiMonthly,
    monthly: oncePer(day =>
      inEachShift(COST.day, REACH.monthly, shift => monthly('Monthly', 1, 0, [onDay(day)], shift, mover)),
    ),
    lastWorkingDay,
    onWeekday: oncePer(weekday =>
      PLACES_IN_MONTH.map(nth =>
        inShift('previous', COST.weekday + weekendBits(weekday), REACH.monthly, shift =>
          monthly('Monthly', 1, 0, [{ kind: 'weekday', weekday, nth }], shift, mover),
        ),
      ),
    ),
    quarterly: everyMonths('Quarterly', 3, COST.quarterly),
    yearly: everyMonths('Annual', 12, COST.annual),
  };
}

function weekendBits(weekday: number): number {
  return weekday < SATURDAY ? 0 : WEEKEND_BITS;
}

function inEachShift(bits: number, reach: number, scheduleIn: (shift: Shift) => Schedule): Candidates {
  return SHIFTS.map(shift => inShift(shift, bits, reach, scheduleIn));
}

function inShift(
  shift: Shift,
  bits: number,
  reach: number,
  scheduleIn: (shift: Shift) => Schedule,
): ScheduleCandidate {
  const schedule = scheduleIn(shift);
  const keepsItsDays = KEEPS_ITS_DAYS.has(schedule.frequency);
  return { schedule, bits: bits + SHIFT_BITS[shift], reach, keepsItsDays };
}
