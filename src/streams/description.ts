/** Describes payment days by a schedule: how many bits it takes, and what came early, late, beside the schedule or not at all. */

import { addDays, type EpochDay, earlierOf, laterOf } from '../base/calendar.js';
import { expectedDays, nameUpTo, skipTo } from './expectedDays.js';
import type { DayTable } from './keptDays.js';
import { LONGEST_REACH, type ScheduleCandidate } from './scheduleBook.js';
import type { WorkingCalendar } from './workingDays.js';

const EXACT_BITS = 0.15;
const OFF_BITS = 2;
const OFF_PER_DOUBLING = 2;
/** Payers pay early around holidays; more than a day late is rarer. */
const LATE_BITS = 1;
const MISSED_BITS = 4;
const EXTRA_BITS = 7;
/** The bits for a payment that is so many days off, from the earliest that any schedule allows to the latest. */
const BITS_OFF: readonly number[] = Array.from({ length: 2 * LONGEST_REACH + 1 }, (_, place) =>
  bitsOff(place - LONGEST_REACH),
);

/** Of a candidate that keeps its days, this share of the payments must be within a working day of the schedule's. */
const LEAST_NEAR = 0.5;
/** Good Friday to Easter Monday, and a day on either side. */
const LONGEST_WEEKEND = 5;

/** The days as one schedule describes them. */
export interface Description {
  readonly candidate: ScheduleCandidate;
  readonly bits: number;
  readonly exact: number;
  readonly earliest: number;
  readonly latest: number;
  readonly missed: number;
  readonly gaps: number;
  readonly longestGap: number;
  readonly extra: number;
}

/**
 * `days`: at least one, distinct, in order. Null as soon as the description is longer than the best so far, so that years without a
 * payment are not walked through.
 */
export function describe(
  candidate: ScheduleCandidate,
  days: readonly EpochDay[],
  limit: number,
  calendar: WorkingCalendar,
): Description | null {
  const { schedule, reach } = candidate;
  const table = schedule.tableOf(
    addDays(days[0] as EpochDay, -reach - 1),
    addDays(days[days.length - 1] as EpochDay, reach),
  );
  return table === null
    ? describeByWalk(candidate, days, limit, calendar)
    : describeByTable(table, candidate, days, limit, calendar);
}

/** Hundreds of schedules are tried on each group of payments, so that nothing is made until one describes it well. */
export function describeByTable(
  table: DayTable,
  candidate: ScheduleCandidate,
  days: readonly EpochDay[],
  limit: number,
  calendar: WorkingCalendar,
): Description | null {
  const { first, days: named, nearest } = table;
  const { reach, keepsItsDays } = candidate;
  // The table has more days than those within reach of the payments.
  const end = placeAfter(table, addDays(days[days.length - 1] as EpochDay, reach));
  let next = placeAfter(table, addDays(days[0] as EpochDay, -reach - 1));
  let bits = candidate.bits;
  let exact = 0;
  let near = 0;
  let earliest = 0;
  let latest = 0;
  let missed = 0;
  let gaps = 0;
  let longestGap = 0;
  let extra = 0;
  let firstMatched = false;
  for (let index = 0; index < days.length; index++) {
    const day = days[index] as EpochDay;
    const place = Math.min(nearest[day - first] as number, end - 1);
    if (place > next) {
      if (firstMatched) {
        const skipped = place - next;
        // One after the other, since the last digit of a sum of sums may differ.
        for (let count = 0; count < skipped; count++) bits += MISSED_BITS;
        missed += skipped;
        gaps++;
        longestGap = Math.max(longestGap, skipped);
      }
      next = place;
    }
    const off = next < end ? day - (named[next] as number) : LONGEST_REACH + 1;
    if (Math.abs(off) > reach) {
      bits += EXTRA_BITS;
      extra++;
    } else {
      if (off === 0) exact++;
      if (off === 0 || (keepsItsDays && isWithinWorkingDay(addDays(day, -off), day, calendar))) near++;
      bits += BITS_OFF[off + LONGEST_REACH] as number;
      earliest = Math.max(earliest, -off);
      latest = Math.max(latest, off);
      firstMatched = true;
      next++;
    }
    if (bits >= limit) return null;
  }
  if (keepsItsDays && near < LEAST_NEAR * days.length) return null;
  return { candidate, bits, exact, earliest, latest, missed, gaps, longestGap, extra };
}

/** The place of the first named day after this one. */
function placeAfter({ first, days, nearest }: DayTable, day: EpochDay): number {
  const place = nearest[day - first] as number;
  return place < days.length && (days[place] as number) <= day ? place + 1 : place;
}

/** The same without a table, for a history that is too long for one: the days of the schedule are named one after the other. */
export function describeByWalk(
  candidate: ScheduleCandidate,
  days: readonly EpochDay[],
  limit: number,
  calendar: WorkingCalendar,
): Description | null {
  const { schedule, reach, keepsItsDays } = candidate;
  const first = days[0] as EpochDay;
  const expected = expectedDays(schedule, addDays(first, -reach), addDays(days.at(-1) as EpochDay, reach));
  const named = expected.days;
  let bits = candidate.bits;
  let exact = 0;
  let near = 0;
  let earliest = 0;
  let latest = 0;
  let missed = 0;
  let gaps = 0;
  let longestGap = 0;
  let extra = 0;
  let next = 0;
  // Expected days before the first payment are not missed: the stream began with it.
  let firstMatched = false;
  for (const day of days) {
    if (!firstMatched && expected.namedTo < day - reach) next = skipTo(expected, addDays(day, -reach));
    nameUpTo(expected, next + 1);
    const missedBefore = missed;
    while (isNextAsNear(named, next, day)) {
      if (firstMatched) {
        missed++;
        bits += MISSED_BITS;
        if (bits >= limit) return null;
      }
      next++;
      nameUpTo(expected, next + 1);
    }
    if (missed > missedBefore) {
      gaps++;
      longestGap = Math.max(longestGap, missed - missedBefore);
    }
    const target = named[next];
    if (target === undefined || Math.abs(day - target) > reach) {
      bits += EXTRA_BITS;
      extra++;
    } else {
      const off = day - target;
      if (off === 0) exact++;
      if (off === 0 || (keepsItsDays && isWithinWorkingDay(target, day, calendar))) near++;
      bits += BITS_OFF[off + LONGEST_REACH] as number;
      earliest = Math.max(earliest, -off);
      latest = Math.max(latest, off);
      firstMatched = true;
      next++;
    }
    if (bits >= limit) return null;
  }
  if (keepsItsDays && near < LEAST_NEAR * days.length) return null;
  return { candidate, bits, exact, earliest, latest, missed, gaps, longestGap, extra };
}

/** The named day after this one is no further from `day`. */
function isNextAsNear(named: readonly EpochDay[], place: number, day: EpochDay): boolean {
  return (
    place + 1 < named.length &&
    Math.abs((named[place + 1] as EpochDay) - day) <= Math.abs((named[place] as EpochDay) - day)
  );
}

/** No working day lies between the two, however long the weekend. */
function isWithinWorkingDay(named: EpochDay, day: EpochDay, { isWorkingDay }: WorkingCalendar): boolean {
  const from = earlierOf(named, day);
  const to = laterOf(named, day);
  if (to - from <= 1) return true;
  if (to - from > LONGEST_WEEKEND) return false;
  let between = 0;
  for (let other = addDays(from, 1); other < to; other++) if (isWorkingDay(other)) between++;
  return between === 0;
}

function bitsOff(days: number): number {
  if (days === 0) return EXACT_BITS;
  return OFF_BITS + OFF_PER_DOUBLING * Math.log2(1 + Math.abs(days)) + (days > 1 ? LATE_BITS : 0);
}
