/**
 * Turns decimal text into exact pence, as `minorOf` of base/money.ts does. Importing that would bring decimal.js into the bundle of every
 * page that reads a file, for digits that hardly any bank writes.
 */

/** The most that a request takes as an amount: LARGEST_AMOUNT of base/money.ts. */
export const LARGEST_AMOUNT = 999_999_999.99;

const DIGITS_OF_PENCE = 2;

/** `digits` are as `readAmount` gives them. More than two decimals are rounded half-even. */
export function exactMinor(digits: string): number {
  const point = digits.indexOf('.');
  const whole = point === -1 ? digits : digits.slice(0, point);
  const fraction = point === -1 ? '' : digits.slice(point + 1);
  const minor = Number(whole) * 100 + Number(fraction.slice(0, DIGITS_OF_PENCE).padEnd(DIGITS_OF_PENCE, '0'));
  const rest = fraction.slice(DIGITS_OF_PENCE);
  if (rest < '5') return minor;
  const isHalf = rest.startsWith('5') && !/[1-9]/.test(rest.slice(1));
  return isHalf && minor % 2 === 0 ? minor : minor + 1;
}
