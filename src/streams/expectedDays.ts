/** Computes the days of a schedule only as far as they are read, since a century may be between two payments. */
import { addDays, type EpochDay, earlierOf, laterOf } from '../base/calendar.js';
import type { Schedule } from './schedule.js';

export interface ExpectedDays {
  readonly schedule: Schedule;
  /** In order. */
  readonly days: EpochDay[];
  /** All days up to this one have been computed. */
  namedTo: EpochDay;
  /** No day after this one is computed. */
  readonly end: EpochDay;
}

/** The size of the first step and of each further one. The first mostly covers the whole history. */
const DAYS_NAMED_FIRST = 1024;
const DAYS_NAMED_ON = 256;

export function expectedDays(schedule: Schedule, from: EpochDay, end: EpochDay): ExpectedDays {
  const namedTo = earlierOf(end, addDays(from, DAYS_NAMED_FIRST));
  return { schedule, days: schedule.between(from, namedTo), namedTo, end };
}

/** Computes days until the place is filled or no day is left. */
export function nameUpTo(expected: ExpectedDays, place: number): void {
  const { schedule, days, end } = expected;
  while (days.length <= place && expected.namedTo < end) {
    const from = addDays(expected.namedTo, 1);
    expected.namedTo = earlierOf(end, addDays(expected.namedTo, DAYS_NAMED_ON));
    for (const day of schedule.between(from, expected.namedTo)) days.push(day);
  }
}

/** Skips all days before this one that have not been computed yet, and returns the place of the next. */
export function skipTo(expected: ExpectedDays, day: EpochDay): number {
  expected.namedTo = laterOf(expected.namedTo, addDays(day, -1));
  return expected.days.length;
}
