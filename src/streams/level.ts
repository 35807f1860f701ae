/**
 * Finds the expected amount of one payment of a stream. Steady pay keeps a level: an odd payment (a bonus, a short month) is set aside, and
 * a lasting change is a new level, which the expectation follows. Variable pay has no level: its payments are averaged, bills over six
 * months and income since its last change.
 */
import { addMonths, type EpochDay } from '../base/calendar.js';
import { type Minor, NOTHING, nearest, scaled, sumOf, type WholeMinor } from '../base/money.js';
import { mean, median } from '../base/statistics.js';
import { lastChangeOf } from './lastChange.js';
import type { Payment } from './payments.js';

/** A run of payments of about the same amount. */
interface PayLevel {
  readonly from: EpochDay;
  readonly to: EpochDay;
  /** Median of its latest payments. */
  readonly minor: WholeMinor;
  readonly payments: number;
}

export interface OddPayment {
  /** Place in the row of payments. */
  readonly index: number;
  /** The level it departs from. */
  readonly expected: WholeMinor;
}

export interface Level {
  /** Whole pence, at least 0. */
  readonly expected: WholeMinor;
  readonly isSteady: boolean;
  /** How many of the latest payments the expectation rests on. */
  readonly payments: number;
  /** The oldest first. Variable pay has none. */
  readonly levels: readonly PayLevel[];
  /** In order. Variable pay has none. */
  readonly odd: readonly OddPayment[];
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
const LARGEST_PART = 0.85;
const MOST_LEVELS = 2;
/** A last payment on its own is a new level only when it is this near to the old one: a rise, not a bonus. */
const LARGEST_SINGLE_STEP = 0.08;
const MONTHS_IN_YEAR = 12;
const DAYS_IN_YEAR = 365;

/** `payments`: at least one, in order. */
export function levelOf(payments: readonly Payment[]): Level {
  return steadyLevelOf(payments) ?? meanLevel(latestMonthsOf(payments));
}

/** The same for income, which is averaged since its last change: bills have seasons, and pay has rises. */
export function incomeLevelOf(payments: readonly Payment[]): Level {
  return (
    steadyLevelOf(payments) ?? meanLevel(payments.slice(lastChangeOf(payments.map(({ minor }) => minor))))
  );
}

/** Null for pay that varies, and for too few payments. */
export function steadyLevelOf(payments: readonly Payment[]): Level | null {
  if (payments.length < FEWEST_FOR_STEADY) return null;
  const amounts = payments.map(({ minor }) => minor);
  const step = Math.min(usualStep(amounts), stepAfterStart(amounts));
  if (step > STEADY_STEP && !keepsLevels(amounts)) return null;
  const allowed = step > STEADY_STEP ? LEAST_ALLOWED : allowedAround(step);
  const { runs, odd } = runsOf(amounts, allowed);
  if (runs.length === 0) return null;
  const levels = runs.map(
    ({ places, minor }): PayLevel => ({
      from: (payments[places[0] as number] as Payment).day,
      to: (payments[places.at(-1) as number] as Payment).day,
      minor,
      payments: places.length,
    }),
  );
  const latest = levels.at(-1) as PayLevel;
  return {
    expected: latest.minor,
    isSteady: true,
    payments: Math.min(LONGEST_LEVEL, latest.payments),
    levels,
    odd,
  };
}

function allowedAround(step: number): number {
  return Math.min(SAME_AMOUNT, Math.max(LEAST_ALLOWED, STEPS_ALLOWED * step));
}

/** The median step between neighbours, as a share of the larger: one bonus or rise does not move it. */
export function usualStep(amounts: readonly Minor[]): number {
  const steps = amounts
    .slice(1)
    .map(
      (amount, index) =>
        Math.abs(amount - (amounts[index] as Minor)) / Math.max(1, amount, amounts[index] as Minor),
    );
  return median(steps) ?? 0;
}

/** The step for pay that began within a period, whose first payment is a part of the usual one. */
function stepAfterStart(amounts: readonly Minor[]): number {
  const [first = 0, second = 0] = amounts;
  const isPart = amounts.length >= FEWEST_FOR_STEADY && first < LARGEST_PART * second;
  return isPart ? usualStep(amounts.slice(1)) : Number.POSITIVE_INFINITY;
}

/**
 * Whether half of all payments are on one level or two, and no other amount comes half as often: overtime, bonuses and leave around steady
 * pay. (Two alternating amounts are not a level, and neither are the seasons of a bill.)
 */
function keepsLevels(amounts: readonly WholeMinor[]): boolean {
  const { runs, odd } = runsOf(amounts, LEAST_ALLOWED);
  const onLevel = runs.reduce((count, { places }) => count + places.length, 0);
  if (runs.length > MOST_LEVELS || 2 * onLevel < amounts.length) return false;
  const others = odd.map(({ index }) => amounts[index] as Minor);
  return others.every(
    amount => 2 * others.filter(other => isSame(amount, other, LEAST_ALLOWED)).length <= onLevel,
  );
}

/** Places of the payments on one level, and the median of the latest. */
interface Run {
  readonly places: number[];
  minor: WholeMinor;
}

/** The payments that make up each level, and those that fit none. */
function runsOf(amounts: readonly WholeMinor[], allowed: number): { runs: Run[]; odd: OddPayment[] } {
  const runs: Run[] = [];
  const waiting: number[] = [];
  const odd: OddPayment[] = [];
  amounts.forEach((amount, index) => {
    const run = runs.at(-1);
    if (run !== undefined && isSame(amount, run.minor, allowed)) {
      run.places.push(index);
      run.minor = levelMinor(run.places, amounts);
    } else if (
      run === undefined ? startsLevel(amounts, index, allowed) : staysAt(amounts, index, run.minor, allowed)
    )
      runs.push({ places: [index], minor: amount });
    else if (run === undefined) waiting.push(index);
    else odd.push({ index, expected: run.minor });
  });
  const before = waiting.map(index => ({ index, expected: runs[0]?.minor ?? NOTHING }));
  return { runs, odd: [...before, ...odd] };
}

/** Whether one of the next two payments is the same. */
function startsLevel(amounts: readonly Minor[], index: number, allowed: number): boolean {
  return [1, 2].some(ahead => isSameAt(amounts, index, index + ahead, allowed));
}

/**
 * A payment off the level begins a new level if the next payment agrees with it. It also does if the one after that agrees, and the next
 * does not return to the old level. The very last payment does if its step is small.
 */
function staysAt(amounts: readonly Minor[], index: number, old: Minor, allowed: number): boolean {
  const next = amounts[index + 1];
  // A level always has two payments here, since it began because one of the next two is the same.
  if (next === undefined) return isSame(amounts[index] as Minor, old, LARGEST_SINGLE_STEP);
  if (isSameAt(amounts, index, index + 1, allowed)) return true;
  return !isSame(next, old, allowed) && isSameAt(amounts, index, index + 2, allowed);
}

function isSameAt(amounts: readonly Minor[], index: number, other: number, allowed: number): boolean {
  const minor = amounts[other];
  return minor !== undefined && isSame(amounts[index] as Minor, minor, allowed);
}

function levelMinor(places: readonly number[], amounts: readonly Minor[]): WholeMinor {
  return nearest(median(places.slice(-LONGEST_LEVEL).map(index => amounts[index] as Minor)) as number);
}

export function isSame(a: Minor, b: Minor, share = SAME_AMOUNT): boolean {
  return Math.abs(a - b) <= share * Math.max(a, b);
}

function latestMonthsOf(payments: readonly Payment[]): readonly Payment[] {
  const since = addMonths((payments.at(-1) as Payment).day, -VARIABLE_MONTHS);
  return payments.filter(({ day }) => day > since);
}

function meanLevel(latest: readonly Payment[]): Level {
  return {
    expected: nearest(mean(latest.map(({ minor }) => minor)) as number),
    isSteady: false,
    payments: latest.length,
    levels: [],
    odd: [],
  };
}

/**
 * 1.5 times what was paid each month, from the first payment of a level to its last. Otherwise a schedule with far more paydays than
 * payments would multiply a level that it does not fit. Infinite for one payment, which has no span.
 */
export function mostOfSpan(payments: readonly Payment[], first: Payment, last: Payment): Minor {
  const days = last.day - first.day;
  if (days === 0) return Number.POSITIVE_INFINITY;
  // Each payment pays for the days since the one before.
  const within = payments.filter(({ day }) => day > first.day && day <= last.day);
  return scaled(sumOf(within.map(({ minor }) => minor)), 3 * DAYS_IN_YEAR, 2 * MONTHS_IN_YEAR * days);
}
