/**
 * Recognises how often a payment comes. Counts how many bits every candidate schedule needs to describe the observed days: few for a day it
 * names exactly, more for one that is off, missed, doubled or extra, and some for the schedule itself. The shortest description wins
 * (minimum description length, Rissanen 1978). Irregular is the description that lists every gap separately. So four-weekly pay is not read
 * as monthly, nor moved pay as irregular.
 */

import { addDays, type EpochDay } from '../base/calendar.js';
import type { Frequency } from '../contract/income/frequency.js';
import { expectedDays, nameUpTo, skipTo } from './expectedDays.js';
import type { Schedule } from './schedule.js';
import { LONGEST_REACH, type ScheduleCandidate } from './scheduleBook.js';
import { schedulesFor } from './scheduleCandidates.js';
import type { WorkingCalendar } from './workingDays.js';

export interface Cadence {
  readonly frequency: Frequency;
  /** Null when irregular. */
  readonly schedule: Schedule | null;
  /** 0 to 1: the share of payments that fall on the very day the schedule names. */
  readonly fit: number;
  /** 0 to 1: how surely it is this frequency and no other. */
  readonly certainty: number;
  /** The length of the shortest description of the days. */
  readonly bits: number;
  /** Largest deviations seen, in days, both at least 0. */
  readonly earliest: number;
  readonly latest: number;
  /** Expected payments between the first and the last that did not come. */
  readonly missed: number;
  /** In how many gaps they were missed, and the most in one gap. */
  readonly gaps: number;
  readonly longestGap: number;
  /** Payments on days that the schedule does not name. */
  readonly extra: number;
}

/** Fewer payments than this show no cadence. */
export const FEWEST_PAYMENTS = 3;

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
/** A gap anywhere up to a quarter: log2(90). */
const MOST_GAP_BITS = 6.5;
const IRREGULAR_BITS = 3;
/** Payments that come more than twice a week are on no weekly schedule. */
const SHORTEST_MEAN_GAP = 3.5;

/** Days scattered over a month are near some day of it by chance. Half of them must be within a working day of the schedule's. */
const KEEPS_ITS_DAYS = new Set<Frequency>(['Fortnightly', 'SemiMonthly', 'Monthly']);
const LEAST_NEAR = 0.5;
/** Good Friday to Easter Monday, and a day on either side. */
const LONGEST_WEEKEND = 5;

/** The days as one schedule describes them. */
interface Description {
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

export const IRREGULAR: Cadence = {
  frequency: 'Irregular',
  schedule: null,
  fit: 0,
  certainty: 0,
  bits: 0,
  earliest: 0,
  latest: 0,
  missed: 0,
  gaps: 0,
  longestGap: 0,
  extra: 0,
};

/** Frequencies this many bits behind the best are a thousand times less likely. */
const RIVAL_BITS = 10;

/** `days`: at least one, distinct, in order. */
export function recogniseCadence(days: readonly EpochDay[], calendar: WorkingCalendar): Cadence {
  const irregularBits = IRREGULAR_BITS + gapBits(days);
  const irregular = { ...IRREGULAR, bits: irregularBits };
  if (days.length < FEWEST_PAYMENTS || meanGapOf(days) < SHORTEST_MEAN_GAP) return irregular;
  const descriptions = new Map<Frequency, Description>();
  let least = irregularBits;
  for (const candidate of schedulesFor(days, calendar.schedules)) {
    const { frequency } = candidate.schedule;
    const known = descriptions.get(frequency)?.bits ?? Number.POSITIVE_INFINITY;
    const description = describe(candidate, days, Math.min(known, least + RIVAL_BITS), calendar);
    if (description === null) continue;
    descriptions.set(frequency, description);
    least = Math.min(least, description.bits);
  }
  const best = [...descriptions.values()].find(({ bits }) => bits === least);
  const rivals = [irregularBits, ...[...descriptions.values()].map(({ bits }) => bits)];
  const certainty = 1 / rivals.reduce((sum, bits) => sum + 2 ** (least - bits), 0);
  if (best === undefined) return { ...irregular, certainty };
  return {
    frequency: best.candidate.schedule.frequency,
    schedule: best.candidate.schedule,
    fit: best.exact / days.length,
    certainty,
    bits: best.bits,
    earliest: best.earliest,
    latest: best.latest,
    missed: best.missed,
    gaps: best.gaps,
    longestGap: best.longestGap,
    extra: best.extra,
  };
}

function bitsOff(days: number): number {
  if (days === 0) return EXACT_BITS;
  return OFF_BITS + OFF_PER_DOUBLING * Math.log2(1 + Math.abs(days)) + (days > 1 ? LATE_BITS : 0);
}

/** The bits for listing every gap separately. Dense payments have short gaps, which cost few bits (geometric code). */
function gapBits(days: readonly EpochDay[]): number {
  if (days.length < 2) return 0;
  return (days.length - 1) * Math.min(MOST_GAP_BITS, Math.log2(Math.E * meanGapOf(days)));
}

function meanGapOf(days: readonly EpochDay[]): number {
  return ((days.at(-1) as EpochDay) - (days[0] as EpochDay)) / (days.length - 1);
}

/** Null as soon as the description is longer than the best so far, so that years without a payment are not walked through. */
function describe(
  candidate: ScheduleCandidate,
  days: readonly EpochDay[],
  limit: number,
  calendar: WorkingCalendar,
): Description | null {
  const { schedule, reach } = candidate;
  const first = days[0] as EpochDay;
  const expected = expectedDays(schedule, addDays(first, -reach), addDays(days.at(-1) as EpochDay, reach));
  const named = expected.days;
  const keepsItsDays = KEEPS_ITS_DAYS.has(schedule.frequency);
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
  const [from, to] = named < day ? [named, day] : [day, named];
  if (to - from <= 1) return true;
  if (to - from > LONGEST_WEEKEND) return false;
  let between = 0;
  for (let other = addDays(from, 1); other < to; other++) if (isWorkingDay(other)) between++;
  return between === 0;
}
