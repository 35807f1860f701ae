/** The days that a schedule names, named only as far as somebody looks: between two payments may lie a century. */
import { addDays, type EpochDay, earlierOf, laterOf } from '../base/calendar.js';
import type { Schedule } from './schedule.js';

export interface ExpectedDays {
  readonly schedule: Schedule;
  /** In order. */
  readonly days: EpochDay[];
  /** All days to this one have been named. */
  namedTo: EpochDay;
  /** None is named after this one. */
  readonly end: EpochDay;
}

/** At first and then: mostly the first holds the whole history. */
const DAYS_NAMED_FIRST = 1024;
const DAYS_NAMED_ON = 256;

export function expectedDays(schedule: Schedule, from: EpochDay, end: EpochDay): ExpectedDays {
  const namedTo = earlierOf(end, addDays(from, DAYS_NAMED_FIRST));
  return { schedule, days: schedule.between(from, namedTo), namedTo, end };
}

/** Names days until one stands at the place, or none is left. */
export function nameUpTo(expected: ExpectedDays, place: number): void {
  const { schedule, days, end } = expected;
  while (days.length <= place && expected.namedTo < end) {
    const from = addDays(expected.namedTo, 1);
    expected.namedTo = earlierOf(end, addDays(expected.namedTo, DAYS_NAMED_ON));
    for (const day of schedule.between(from, expected.namedTo)) days.push(day);
  }
}

/** Leaves out, unnamed, all days before this one that have not been named yet, and returns the place of the next. */
export function skipTo(expected: ExpectedDays, day: EpochDay): number {
  expected.namedTo = laterOf(expected.namedTo, addDays(day, -1));
  return expected.days.length;
}
