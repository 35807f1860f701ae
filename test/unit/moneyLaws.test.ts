/** Money as a credit officer would check it: with whole pence, by hand. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { majorOf, minorOf, scaled, shareOf } from '../../src/base/money.js';
import { holds } from '../support/property.js';

describe('a sum per month', () => {
  it.each([
    ['104.00 a week', 104_00, 52, 12, 450_67],
    ['520.00 a fortnight', 520_00, 26, 12, 1126_67],
    ['130.00 every four weeks', 130_00, 13, 12, 140_83],
    ['365.00 in thirty days', 365_00, 365, 12 * 30, 370_07],
    ['1200.00 a year', 1200_00, 1, 12, 100_00],
  ])('of %s is reckoned to the penny', (_, minor, numerator, denominator, expected) => {
    expect(scaled(minor, numerator, denominator)).toBe(expected);
  });

  it('of money paid out is that of money paid in, with the other sign', () => {
    expect(scaled(-104_00, 52, 12)).toBe(-450_67);
    expect(scaled(104_00, -52, 12)).toBe(-450_67);
  });

  it('takes a decimal factor as it is written, not as a double multiplies it', () => {
    // 9 times this is a little less than 3, and half of that rounds down to 1; half of 3 would round to 2.
    expect(scaled(9, 0.3333333333333333, 2)).toBe(1);
    expect(scaled(0.3333333333333333, 9, 2)).toBe(1);
  });

  it('that rounds to nothing is zero, never negative zero', () => {
    for (const nothing of [scaled(-1, 0.5, 3), scaled(-1, 1, 3), scaled(1, -1, 3)])
      expect(Object.is(nothing, 0)).toBe(true);
  });
});

describe('a share', () => {
  it.each([
    ['rent of 2500.00 in an income of 10,000.00', 2500_00, 10_000_00, 0.25],
    ['rent of 750.00 in an income of 1800.00', 750_00, 1800_00, 0.4167],
    ['everything', 1234_56, 1234_56, 1],
    ['half as much again', 1500_00, 1000_00, 1.5],
    ['a loss of a third', -300_00, 900_00, -0.3333],
  ])('of %s has four places', (_, part, whole, expected) => {
    expect(shareOf(part, whole)).toBe(expected);
  });

  it('of a sum below zero has the other sign', () => {
    expect(shareOf(1, -3)).toBe(-0.3333);
    expect(shareOf(-2, -3)).toBe(0.6667);
  });

  it('of sums too large for a double to multiply is exact', () => {
    expect(shareOf(Number.MAX_SAFE_INTEGER, 3 * 2 ** 50)).toBe(2.6667);
    expect(shareOf(2 ** 52, 2 ** 53 - 1)).toBe(0.5);
  });

  it('never is more than half of its last place away from the quotient', () => {
    const sums = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
    holds(
      fc.property(sums, fc.integer({ min: 1, max: 99_999_999_999 }), (part, whole) => {
        const steps = BigInt(Math.round((shareOf(part, whole) as number) * 10_000));
        const off = 2n * (10_000n * BigInt(part) - steps * BigInt(whole));
        expect(off <= BigInt(whole) && -off <= BigInt(whole)).toBe(true);
      }),
    );
  });
});

describe('an amount', () => {
  it('goes to pence and back unchanged, written with or without its last zero', () => {
    const amounts = fc.integer({ min: 0, max: 99_999_999_999 });
    holds(
      fc.property(amounts, pence => {
        expect(minorOf(majorOf(pence))).toBe(pence);
        expect(minorOf((pence / 100).toFixed(5))).toBe(pence);
      }),
    );
  });

  it('of the largest size keeps its pennies, as a number and as text', () => {
    for (const [text, pence] of [
      ['999999999.98', 99_999_999_998],
      ['99999999.97', 9_999_999_997],
      ['21474836.48', 2_147_483_648],
      ['21474836.47', 2_147_483_647],
      ['42949672.96', 4_294_967_296],
    ] as const) {
      expect(minorOf(text)).toBe(pence);
      expect(minorOf(Number(text))).toBe(pence);
    }
  });

  it('with a fraction of a penny is rounded to the nearest, not cut', () => {
    expect([9.999, 0.014, 0.016, 123.4567, 12_345_678.899].map(minorOf)).toEqual([
      1000, 1, 2, 12_346, 1_234_567_890,
    ]);
  });
});
