/** Exact arithmetic, held to fractions of whole numbers without an end, which round nothing before the last step. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_AMOUNT, majorOf, minorOf, roundedTo, scaled, shareOf } from '../../src/base/money.js';
import { holds } from '../support/property.js';

interface Fraction {
  readonly top: bigint;
  /** More than 0. */
  readonly bottom: bigint;
}

/** Of a decimal text, or of a number as it is written. */
function fractionOf(value: number | string): Fraction {
  const [, sign, whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(String(value)) ?? [];
  if (sign === undefined) throw new Error(`${value} is no number`);
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const places = fraction.length - Number(power);
  return places < 0
    ? { top: digits * 10n ** BigInt(-places), bottom: 1n }
    : { top: digits, bottom: 10n ** BigInt(places) };
}

function product(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.top, bottom: a.bottom * b.bottom };
}

function quotient(a: Fraction, b: Fraction): Fraction {
  const sign = b.top < 0n ? -1n : 1n;
  return { top: a.top * b.bottom * sign, bottom: a.bottom * b.top * sign };
}

function halfEven({ top, bottom }: Fraction, places: number): number {
  const steps = top * 10n ** BigInt(places);
  const size = steps < 0n ? -steps : steps;
  const whole = size / bottom;
  const beyondHalf = 2n * (size % bottom) - bottom;
  const isRoundedUp = beyondHalf > 0n || (beyondHalf === 0n && whole % 2n === 1n);
  // The double nearest to the decimal number. Adding 0 turns -0 into 0.
  return Number(`${steps < 0n ? '-' : ''}${isRoundedUp ? whole + 1n : whole}e-${places}`) + 0;
}

const HUNDRED = fractionOf(100);
const judgedMinor = (amount: number | string) => halfEven(product(fractionOf(amount), HUNDRED), 0);
const judgedScaled = (minor: number, numerator: number, denominator: number) =>
  halfEven(quotient(product(fractionOf(minor), fractionOf(numerator)), fractionOf(denominator)), 0);
const judgedShare = (part: number, whole: number) =>
  halfEven(quotient(fractionOf(part), fractionOf(whole)), 4);

/** Sums in pence or cents; thousandths, where a half is common; and doubles of all digits. */
const whole = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
const halves = fc.integer({ min: -1_000_000, max: 1_000_000 }).map(count => count / 2);
const thousandths = fc.integer({ min: -10_000_000, max: 10_000_000 }).map(count => count / 1000);
const double = fc.double({ min: -1e12, max: 1e12, noNaN: true });
const number = fc.oneof(whole, halves, thousandths, double);
const divisor = fc.oneof(
  fc.integer({ min: 1, max: 10_000 }),
  fc.double({ min: 0.001, max: 1e9, noNaN: true }),
);
const places = fc.integer({ min: 0, max: 6 });
const odd = fc.integer({ min: -5_000_000, max: 5_000_000 }).map(count => 2 * count + 1);

const pounds = fc.integer({ min: -999_999_998, max: 999_999_998 });
const text = fc
  .tuple(pounds, fc.string({ unit: fc.constantFrom('0', '4', '5', '9'), maxLength: 20 }))
  .map(([before, fraction]) => (fraction === '' ? `${before}` : `${before}.${fraction}`));
/** Half a penny or cent, by itself or with something behind it. */
const tie = fc
  .tuple(
    pounds,
    fc.integer({ min: 10, max: 99 }),
    fc.constantFrom('5', '50', '50000000000000001', '49999999'),
  )
  .map(([before, digits, rest]) => `${before}.${digits}${rest}`);

describe('the judge', () => {
  it('rounds to the nearest, and a half to the even one', () => {
    const half = ['0.5', '1.5', '2.5', '-0.5', '-1.5', '2.51', '2.49', '1e3', '-1.5e-7'];
    expect(half.map(value => halfEven(fractionOf(value), 0))).toEqual([0, 2, 2, 0, -2, 3, 2, 1000, 0]);
    expect(halfEven(quotient(fractionOf(1), fractionOf(-3)), 4)).toBe(-0.3333);
  });
});

describe('exact arithmetic', () => {
  it('reads a decimal text as the judge does', () => {
    holds(
      fc.property(fc.oneof(text, tie), amount => {
        expect(minorOf(amount)).toBe(judgedMinor(amount));
      }),
    );
  });

  it('reads a number as the judge reads how it is written', () => {
    const amounts = fc.oneof(
      fc.double({ min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT, noNaN: true }),
      fc.oneof(text, tie).map(Number),
      thousandths,
      whole.map(majorOf),
    );
    holds(
      fc.property(amounts, amount => {
        expect(minorOf(amount)).toBe(judgedMinor(amount));
      }),
    );
  });

  it('scales as the judge does', () => {
    holds(
      fc.property(number, number, divisor, (minor, numerator, denominator) => {
        expect(scaled(minor, numerator, denominator)).toBe(judgedScaled(minor, numerator, denominator));
      }),
    );
  });

  it('takes a half of a penny to the even one, by whole numbers and by parts of one', () => {
    holds(
      fc.property(odd, fc.integer({ min: 1, max: 1000 }), (count, times) => {
        const judged = judgedScaled(count, 1, 2);
        expect(Math.abs(judged % 2)).toBe(0);
        expect(scaled(count, 1, 2)).toBe(judged);
        expect(scaled(count, times, 2 * times)).toBe(judged);
        expect(scaled(count, 0.5, 1)).toBe(judged);
        expect(scaled(count / 2, times, times)).toBe(judged);
        expect(scaled(count, -0.5, 1)).toBe(-judged + 0);
      }),
    );
  });

  it('takes shares as the judge does, also those in the middle', () => {
    holds(
      fc.property(number, divisor, odd, halves, (part, of, count, step) => {
        expect(shareOf(part, of)).toBe(judgedShare(part, of));
        if (step === 0) return;
        const share = shareOf(count * step, 20_000 * step);
        expect(share).toBe(judgedShare(count, 20_000));
        expect(Math.abs(Math.round((share as number) * 10_000) % 2)).toBe(0);
      }),
    );
  });

  it('rounds as the judge does, also what is in the middle', () => {
    holds(
      fc.property(number, divisor, odd, places, (part, of, count, digits) => {
        const middle = Number(`${count * 5}e-${digits + 1}`);
        for (const value of [part, part / of, middle])
          expect(roundedTo(value, digits)).toBe(halfEven(fractionOf(value), digits));
      }),
    );
  });

  it('answers nothing where there is no number', () => {
    expect(() => scaled(1, 0.5, 0)).toThrow(RangeError);
    expect(() => scaled(Number.NaN, 1, 1)).toThrow(RangeError);
    expect(() => shareOf(Number.POSITIVE_INFINITY, 3)).toThrow(RangeError);
    expect(() => roundedTo(Number.NaN, 2)).toThrow(RangeError);
    expect(() => minorOf(Number.NaN)).toThrow(RangeError);
  });
});
