/** Turns a period's sum into a figure per month, and two sums into a ratio. */
import { type Minor, majorOf, roundedTo, scaled, shareOf } from '../base/money.js';

/** Fewer days than the shortest month say little of a month. */
const FEWEST_DAYS = 28;
const DAYS_A_YEAR = 365;
const MONTHS_A_YEAR = 12;

export function perMonth(sum: Minor, days: number): Minor | null {
  return days < FEWEST_DAYS ? null : scaled(sum, DAYS_A_YEAR, MONTHS_A_YEAR * days);
}

export function majorOrNull(minor: Minor | null): number | null {
  return minor === null ? null : majorOf(minor);
}

/** Null if the divisor is zero or below. */
export function ratioOf(part: number, whole: number): number | null {
  return whole > 0 ? shareOf(part, whole) : null;
}

/** Days that a balance lasts at the outgoings of so many days; null without outgoings. */
export function daysCovered(balance: Minor, outgoings: Minor, days: number): number | null {
  return outgoings > 0 ? roundedTo((Math.max(0, balance) * days) / outgoings, 1) : null;
}
