/**
 * Recognises how often a payment comes. Every candidate schedule is asked how many bits it needs to tell the observed
 * days: few for a day it names exactly, more for one that is off, missed, doubled or extra, and some for stating the
 * schedule itself. The shortest account wins (minimum description length, Rissanen 1978); telling every gap on its own
 * is the account called Irregular. So four-weekly pay is not read as monthly, nor moved pay as irregular.
 */
import { dayOfMonth, type EpochDay, monthOf, weekdayOf } from '../base/calendar.js';
import { median } from '../base/statistics.js';
import type { Frequency } from '../model/income.js';
import { cycle, type DayRule, monthly, type Schedule, type Shift } from './schedule.js';
import type { WorkingCalendar } from './workingDays.js';

export interface Cadence {
  readonly frequency: Frequency;
  /** Null when irregular. */
  readonly schedule: Schedule | null;
  /** 0 to 1: the share of payments that fall on the very day the schedule names. */
  readonly fit: number;
  /** Largest deviations seen, in days, both at least 0. */
  readonly earliest: number;
  readonly latest: number;
  /** Expected payments between the first and the last that did not come. */
  readonly missed: number;
}

/** Payments fewer than this tell no cadence. */
export const FEWEST_PAYMENTS = 3;

const EXACT_BITS = 0.15;
const OFF_BITS = 2;
const OFF_PER_DOUBLING = 2;
/** Payers pay early around holidays; more than a day late is rarer. */
const LATE_BITS = 1;
const MISSED_BITS = 4;
const EXTRA_BITS = 7;
/** A gap anywhere up to a quarter: log2(90). */
const GAP_BITS = 6.5;
const IRREGULAR_BITS = 3;

/** Bits to state the schedule: rarer kinds and more choices cost more. */
const COST = { 7: 3.8, 14: 5.3, 28: 6.2, day: 6, lastWorkingDay: 3.5, weekday: 7, semiMonthly: 8, quarterly: 9.5, annual: 10 } as const;
const SHIFT_BITS: Readonly<Record<Shift, number>> = { previous: 0.6, next: 1, none: 1.2 };
const SHIFTS: readonly Shift[] = ['previous', 'next', 'none'];

/** Common pairs of days for pay twice a month, first the first half. */
const SEMI_MONTHLY_DAYS: readonly (readonly [number, number])[] = [
  [15, 31], [1, 15], [1, 16], [5, 20], [10, 25], [7, 22], [15, 30], [16, 31], [2, 17], [3, 18], [4, 19], [6, 21],
  [8, 23], [9, 24], [11, 26], [12, 27], [13, 28], [14, 28], [14, 29],
];

interface Candidate {
  readonly schedule: Schedule;
  readonly bits: number;
  /** Days by which a payment may be off and still be that payment. */
  readonly reach: number;
}

interface Account {
  readonly candidate: Candidate;
  readonly bits: number;
  readonly exact: number;
  readonly earliest: number;
  readonly latest: number;
  readonly missed: number;
}

export const IRREGULAR: Cadence = { frequency: 'Irregular', schedule: null, fit: 0, earliest: 0, latest: 0, missed: 0 };

/** `days`: distinct, in order. */
export function recogniseCadence(days: readonly EpochDay[], calendar: WorkingCalendar): Cadence {
  if (days.length < FEWEST_PAYMENTS) return IRREGULAR;
  let best: Account | null = null;
  for (const candidate of candidatesFor(days, calendar)) {
    const account = accountOf(candidate, days, best?.bits ?? Number.POSITIVE_INFINITY);
    if (account !== null && (best === null || account.bits < best.bits)) best = account;
  }
  if (best === null || best.bits >= IRREGULAR_BITS + GAP_BITS * (days.length - 1)) return IRREGULAR;
  return {
    frequency: best.candidate.schedule.frequency,
    schedule: best.candidate.schedule,
    fit: best.exact / days.length,
    earliest: best.earliest,
    latest: best.latest,
    missed: best.missed,
  };
}

function* candidatesFor(days: readonly EpochDay[], calendar: WorkingCalendar): Generator<Candidate> {
  const gaps = days.slice(1).map((day, index) => day - (days[index] as EpochDay));
  const typical = median(gaps) as number;
  const smallest = Math.min(...gaps);
  const isNear = (low: number, high: number) => (typical >= low && typical <= high) || (smallest >= low && smallest <= high);
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

function* cycles(length: 7 | 14 | 28, days: readonly EpochDay[], calendar: WorkingCalendar, reach: number): Generator<Candidate> {
  for (const phase of phasesOf(length, days)) {
    for (const shift of SHIFTS) {
      yield { schedule: cycle(length, phase, shift, calendar), bits: COST[length] + SHIFT_BITS[shift], reach };
    }
  }
}

/** Every phase the days allow: a nominal day lies at most four days from a payment moved by a long holiday weekend. */
function phasesOf(length: number, days: readonly EpochDay[]): ReadonlySet<number> {
  const phases = new Set<number>();
  for (const day of days) for (let off = -4; off <= 4; off++) phases.add((((day + off) % length) + length) % length);
  return phases;
}

function* monthlies(days: readonly EpochDay[], calendar: WorkingCalendar): Generator<Candidate> {
  for (const day of daysOfMonth(days)) {
    for (const shift of SHIFTS) yield monthlyCandidate('Monthly', 1, 0, [{ kind: 'day', day }], shift, calendar, COST.day);
  }
  yield monthlyCandidate('Monthly', 1, 0, [{ kind: 'last-working-day' }], 'none', calendar, COST.lastWorkingDay);
  const weekdays = new Set(days.map(weekdayOf));
  for (const weekday of weekdays) {
    for (const nth of [1, 2, 3, 4, -1]) {
      yield monthlyCandidate('Monthly', 1, 0, [{ kind: 'weekday', weekday, nth }], 'previous', calendar, COST.weekday);
    }
  }
}

function* semiMonthlies(calendar: WorkingCalendar): Generator<Candidate> {
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
): Generator<Candidate> {
  const phases = new Set(days.map(day => monthOf(day) % step));
  for (const phase of phases) {
    for (const day of daysOfMonth(days)) {
      for (const shift of SHIFTS) yield monthlyCandidate(frequency, step, phase, [{ kind: 'day', day }], shift, calendar, bits);
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
): Candidate {
  return { schedule: monthly(frequency, step, phase, rules, shift, calendar), bits: bits + SHIFT_BITS[shift], reach: 8 };
}

function daysOfMonth(days: readonly EpochDay[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const day of days) for (let off = -4; off <= 4; off++) found.add(dayOfMonth(day + off));
  // Days 29 and 30 that fall on the end of February may stand for the last day.
  if (found.has(28) || found.has(29) || found.has(30)) found.add(31);
  return found;
}

/** Null as soon as the account is longer than the best so far. */
function accountOf(candidate: Candidate, days: readonly EpochDay[], limit: number): Account | null {
  const { schedule, reach } = candidate;
  const first = days[0] as EpochDay;
  const last = days.at(-1) as EpochDay;
  const expected = schedule.between(first - reach, last + reach);
  let bits = candidate.bits;
  let exact = 0;
  let earliest = 0;
  let latest = 0;
  let missed = 0;
  let next = 0;
  // Expected days before the first payment are not missed: the stream began with it.
  while (next < expected.length && (expected[next] as EpochDay) + reach < first) next++;
  let firstMatched = false;
  for (const day of days) {
    while (next + 1 < expected.length && Math.abs((expected[next + 1] as EpochDay) - day) <= Math.abs((expected[next] as EpochDay) - day)) {
      if (firstMatched) {
        missed++;
        bits += MISSED_BITS;
      }
      next++;
    }
    const target = expected[next];
    if (target === undefined || Math.abs(day - target) > reach) bits += EXTRA_BITS;
    else {
      const off = day - target;
      if (off === 0) {
        exact++;
        bits += EXACT_BITS;
      } else bits += OFF_BITS + OFF_PER_DOUBLING * Math.log2(1 + Math.abs(off)) + (off > 1 ? LATE_BITS : 0);
      earliest = Math.max(earliest, -off);
      latest = Math.max(latest, off);
      firstMatched = true;
      next++;
    }
    if (bits >= limit) return null;
  }
  return { candidate, bits, exact, earliest, latest, missed };
}
