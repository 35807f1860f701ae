/**
 * What one payment of a stream is expected to be. Steady pay: the median of the current level, so that a bonus or a short
 * month moves nothing and a rise moves all. Variable pay: the mean of the last six months.
 */
import { addMonths, type EpochDay } from '../base/calendar.js';
import type { Minor } from '../base/money.js';
import { mean, median } from '../base/statistics.js';

export interface Payment {
  readonly day: EpochDay;
  readonly minor: Minor;
}

export interface Level {
  /** Whole pence, at least 0. */
  readonly expected: Minor;
  readonly isSteady: boolean;
  /** How many of the latest payments the level rests on. */
  readonly payments: number;
}

/** Two payments within this share of each other are about the same. */
const SAME_AMOUNT = 0.05;
/** Pay whose median step from one payment to the next stays under this share of it is steady. */
const STEADY_STEP = 0.04;
/** A level allows this many times the usual step, but at least half a percent and at most five. */
const STEPS_ALLOWED = 3;
const LEAST_ALLOWED = 0.005;
const LONGEST_LEVEL = 6;
const VARIABLE_MONTHS = 6;
const FEWEST_FOR_STEADY = 3;
/** A last payment on its own is a new level only when it is this near to the old one: a rise, not a bonus. */
const LARGEST_SINGLE_STEP = 0.08;

/** `payments`: at least one, in order. */
export function levelOf(payments: readonly Payment[]): Level {
  const amounts = payments.map(({ minor }) => minor);
  const step = usualStep(amounts);
  if (amounts.length < FEWEST_FOR_STEADY || step > STEADY_STEP) return variableLevel(payments);
  const allowed = Math.min(SAME_AMOUNT, Math.max(LEAST_ALLOWED, STEPS_ALLOWED * step));
  const latest = levelEndingAt(amounts, amounts.length - 1, allowed);
  const before = levelEndingAt(amounts, amounts.length - 1 - latest.length, allowed);
  const isNewLevel =
    latest.length > 1 || isSame(latest[0] as Minor, before[0] ?? 0, LARGEST_SINGLE_STEP) || before.length < 2;
  const level = isNewLevel ? latest : before;
  return { expected: Math.round(median(level) as number), isSteady: true, payments: level.length };
}

/** The median step between neighbours, as a share of the larger: one bonus or rise does not move it. */
function usualStep(amounts: readonly Minor[]): number {
  const steps = amounts
    .slice(1)
    .map(
      (amount, index) =>
        Math.abs(amount - (amounts[index] as Minor)) / Math.max(amount, amounts[index] as Minor),
    );
  return median(steps) ?? 0;
}

/** The unbroken run of payments up to `last` that agree with it. */
function levelEndingAt(amounts: readonly Minor[], last: number, allowed: number): Minor[] {
  const level: Minor[] = [];
  for (let index = last; index >= 0 && level.length < LONGEST_LEVEL; index--) {
    const amount = amounts[index] as Minor;
    if (!isSame(amount, amounts[last] as Minor, allowed)) break;
    level.push(amount);
  }
  return level;
}

export function isSame(a: Minor, b: Minor, share = SAME_AMOUNT): boolean {
  return Math.abs(a - b) <= share * Math.max(a, b);
}

function variableLevel(payments: readonly Payment[]): Level {
  const since = addMonths((payments.at(-1) as Payment).day, -VARIABLE_MONTHS);
  const recent = payments.filter(({ day }) => day > since).map(({ minor }) => minor);
  return { expected: Math.round(mean(recent) as number), isSteady: false, payments: recent.length };
}
