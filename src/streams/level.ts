/**
 * What one payment of a stream is expected to be. Steady pay: the median of the current level, so that a bonus or a short
 * month moves nothing and a rise moves all. Variable pay: the mean of the last six months.
 */
import { addMonths, type EpochDay } from '../base/calendar.js';
import type { Minor } from '../base/money.js';
import { mean, median, medianDeviation } from '../base/statistics.js';

export interface Payment {
  readonly day: EpochDay;
  readonly minor: Minor;
}

export interface Level {
  /** Whole pence. */
  readonly expected: Minor;
  readonly isSteady: boolean;
  /** How many of the latest payments the level rests on. */
  readonly payments: number;
}

/** A payment within this share of the level belongs to it. */
const SAME_LEVEL = 0.05;
/** Pay whose median deviation stays under this share of its median is steady. */
const STEADY_SPREAD = 0.06;
const RECENT_PAYMENTS = 3;
const LONGEST_LEVEL = 6;
const VARIABLE_MONTHS = 6;

/** `payments`: at least one, in order. */
export function levelOf(payments: readonly Payment[]): Level {
  const amounts = payments.map(({ minor }) => minor);
  const recent = amounts.slice(-RECENT_PAYMENTS);
  const centre = median(recent) as number;
  const lastSix = amounts.slice(-LONGEST_LEVEL);
  const spread = (medianDeviation(lastSix) as number) / (median(lastSix) as number);
  const recentSpread = (medianDeviation(recent) as number) / centre;
  if (amounts.length <= 2 || (spread > STEADY_SPREAD && recentSpread > STEADY_SPREAD / 3)) return variableLevel(payments);
  // A rise in the very last payments: two that agree with each other and not with what went before.
  const [beforeLast, last] = amounts.slice(-2) as [Minor, Minor];
  const isRise = isSame(last, beforeLast) && !isSame(last, centre);
  const level = isRise ? [beforeLast, last] : currentLevel(amounts, centre);
  return { expected: Math.round(median(level) as number), isSteady: true, payments: level.length };
}

export function isSame(a: Minor, b: Minor, share = SAME_LEVEL): boolean {
  return Math.abs(a - b) <= share * Math.max(a, b);
}

/** The latest payments near the centre, back to where the level was last different twice in a row. */
function currentLevel(amounts: readonly Minor[], centre: number): Minor[] {
  const level: Minor[] = [];
  let strangers = 0;
  for (let index = amounts.length - 1; index >= 0 && level.length < LONGEST_LEVEL && strangers < 2; index--) {
    const amount = amounts[index] as Minor;
    if (isSame(amount, centre)) {
      level.push(amount);
      strangers = 0;
    } else strangers++;
  }
  return level.length === 0 ? [centre] : level;
}

function variableLevel(payments: readonly Payment[]): Level {
  const since = addMonths((payments.at(-1) as Payment).day, -VARIABLE_MONTHS);
  const window = payments.filter(({ day }) => day > since).map(({ minor }) => minor);
  return { expected: Math.round(mean(window) as number), isSteady: false, payments: window.length };
}
