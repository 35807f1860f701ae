/**
 * Exact money: whole minor units (pence, cents) inside, decimal numbers outside. The only importer of decimal.js,
 * by a private constructor that no other code can reconfigure. Rounding is half-even, once, at the end.
 */
import { Decimal } from 'decimal.js';
import type { UNIT } from './unit.js';

/** Whole pence or cents, which only this file makes. The compiler takes no other number for them. */
export type WholeMinor = number & { readonly [UNIT]: 'minor' };

/** Whole pence or cents, or a sum or difference of them, which is a plain number for the compiler. A number in another unit is refused. */
export type Minor = number & { readonly [UNIT]?: 'minor' };

/** Pounds or dollars, as requests and results have them. */
export type Major = number & { readonly [UNIT]?: 'major' };

export const NOTHING = 0 as WholeMinor;

/**
 * Digits that count, before and behind the point together, of each product and quotient. A double is written in 17 at most, so a
 * product of two has 34 and stays exact. A quotient that is not the middle between two steps differs from it by one part in
 * 10^17 (its divisor) x 10^21 (a middle up to 10^16 with five places) or more. So it is not rounded into the middle either.
 */
const DIGITS = 60;
const HALF_EVEN: typeof Decimal.ROUND_HALF_EVEN = 6;
// Marked as pure, so that bundlers leave it out where no money is rounded.
const Exact = /* @__PURE__ */ Decimal.clone({ defaults: true, precision: DIGITS, rounding: HALF_EVEN });

/** GBP and USD both have two minor digits (ISO 4217). */
const MINOR_PER_MAJOR = 100;
const SHARE_DIGITS = 4;
const SHARE_STEPS = 10 ** SHARE_DIGITS;
/** Up to this many steps, the product of a double is off by less than `LEAST_FROM_MIDDLE`. */
const MOST_CLEAR_STEPS = 1e9;
const LEAST_FROM_MIDDLE = 1e-6;

/** The largest amount that one transaction may have. Up to 90,000 such amounts still add up exactly. */
export const LARGEST_AMOUNT = 999_999_999.99;

/** Half-even to the minor unit; a number or decimal string of more digits (ISO 20022 allows five) is rounded here, once. */
export function minorOf(amount: Major | string): WholeMinor {
  if (typeof amount === 'number') {
    const scaled = amount * MINOR_PER_MAJOR;
    const whole = Math.round(scaled);
    // A double within this distance of a whole number of pence is that number: binary noise, not a fraction of a penny.
    if (Math.abs(scaled - whole) < 1e-6 + scaled * 1e-15) return unboxed(whole) as WholeMinor;
  }
  return rounded(new Exact(amount).times(MINOR_PER_MAJOR), 0) as WholeMinor;
}

/** V8 stores a 32-bit integer in place, and allocates any other number of each row separately. */
function unboxed(whole: number): number {
  const integer = whole | 0;
  return integer === whole ? integer : whole;
}

export function majorOf(minor: Minor): Major {
  // Adding 0 turns -0, which JSON cannot tell, into 0.
  return minor / MINOR_PER_MAJOR + 0;
}

/** `minor * numerator / denominator`, half-even. */
export function scaled(minor: Minor, numerator: number, denominator: number): WholeMinor {
  const product = minor * numerator;
  const isWhole = Number.isInteger(minor) && Number.isInteger(numerator) && isExact(product, denominator);
  const whole = isWhole
    ? wholePartsOf(product, denominator)
    : rounded(new Exact(minor).times(numerator).div(denominator), 0);
  return whole as WholeMinor;
}

/** `part / whole` to four places, half-even; null when there is no whole. */
export function shareOf(part: number, whole: number): number | null {
  if (whole === 0) return null;
  const parts = part * SHARE_STEPS;
  if (Number.isInteger(part) && isExact(parts, whole)) return wholePartsOf(parts, whole) / SHARE_STEPS;
  return rounded(new Exact(part).div(whole), SHARE_DIGITS);
}

function isExact(dividend: number, divisor: number): boolean {
  return Number.isSafeInteger(dividend) && Number.isSafeInteger(divisor) && divisor > 0;
}

/** `dividend / divisor`, half-even; a remainder of whole numbers that a double holds is exact. */
function wholePartsOf(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  const whole = (dividend - rest) / divisor;
  const beyondHalf = Math.abs(rest) - (divisor - Math.abs(rest));
  const isRoundedOut = beyondHalf > 0 || (beyondHalf === 0 && whole % 2 !== 0);
  return (isRoundedOut ? whole + Math.sign(dividend) : whole) + 0;
}

/** A plain number to `places` decimal places, half-even. */
export function roundedTo(value: number, places: number): number {
  const steps = 10 ** places;
  const scaled = value * steps;
  const whole = Math.round(scaled);
  // This far from the middle between two steps, the error of the double cannot change the result.
  const isClear = Math.abs(Math.abs(scaled - whole) - 0.5) > LEAST_FROM_MIDDLE;
  if (isClear && Math.abs(scaled) < MOST_CLEAR_STEPS) return whole / steps + 0;
  return rounded(new Exact(value), places);
}

/** decimal.js continues with NaN, which would give a result without a figure and without an error. */
function rounded(value: Decimal, places: number): number {
  if (!value.isFinite()) throw new RangeError('an amount is no finite number');
  return value.toDecimalPlaces(places, HALF_EVEN).toNumber() + 0;
}

/** Splits a sum into `parts` amounts that differ by at most one minor unit and add up to it; the odd pennies come first. */
export function split(minor: Minor, parts: number): WholeMinor[] {
  const base = Math.trunc(minor / parts);
  const rest = Math.abs(minor - base * parts);
  const step = Math.sign(minor);
  return Array.from({ length: parts }, (_, index) => (base + (index < rest ? step : 0)) as WholeMinor);
}

export function sumOf(amounts: Iterable<Minor>): WholeMinor {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total as WholeMinor;
}

/** The whole pence nearest to a mean or a median of pence; a half goes up. */
export function nearest(pence: Minor): WholeMinor {
  return Math.round(pence) as WholeMinor;
}

/** As `sumOf`, of two. */
export function plus(a: Minor, b: Minor): WholeMinor {
  return (a + b) as WholeMinor;
}
