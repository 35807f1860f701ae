/**
 * When the same odd sum at an even rhythm outweighs what a payer's name alone says. Judged by hand; docs/internals/income.md prints it.
 */
import type { Minor } from '../base/money.js';

/** What the payments of a payer that is called like a firm, or like a person, must be. */
interface EvenPayLimits {
  /** The usual payment is at least this. Wages are hundreds or thousands, what friends share is less. */
  readonly leastPay: Minor;
  /** Under half of the payments are multiples of this. Withdrawals and loans are of round tens; people choose sums without odd pence. */
  readonly round: Minor;
}

export const EVEN_PAY: Readonly<Record<'firm' | 'person', EvenPayLimits>> = {
  firm: { leastPay: 100_00, round: 10_00 },
  person: { leastPay: 300_00, round: 50 },
};

/** From one payment to the next, as a share: a rise is a step, and most steps are none. */
export const EVEN_STEP = 0.01;
export const SHARE_OF_EVEN_STEPS = 2 / 3;

/** Days: the usual gap from and to, and how far a single gap may be off it. */
export const EVEN_GAPS: readonly (readonly [from: number, to: number, tolerance: number])[] = [
  [6, 8, 2],
  [13, 15, 3],
  // Four-weekly, and monthly with last Fridays and pay before Christmas.
  [27, 32, 8],
];

/**
 * In minor units. A title, as in MR J FOSTER, may be a friend's, and so may a name of which no rail says that it came as a bank
 * credit. Such payments are pay only if a month's are at least this much.
 */
export const FULL_WAGE_A_MONTH = 1000_00;
