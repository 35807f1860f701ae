import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  majorOf,
  minorOf,
  nearest,
  plus,
  roundedTo,
  scaled,
  shareOf,
  split,
  sumOf,
} from '../../src/base/money.js';
import { holds } from '../support/property.js';

describe('minorOf', () => {
  it.each([
    ['2.344', 234],
    ['2.345', 234],
    ['2.3450', 234],
    ['2.34500000000000000001', 235],
    ['2.346', 235],
    ['2.354', 235],
    ['2.355', 236],
    ['2.356', 236],
    ['0.005', 0],
    ['0.015', 2],
    ['0.025', 2],
    ['1.005', 100],
    ['999999999.99', 99_999_999_999],
  ])('rounds %s to %i pence: half-even, on both sides of the half', (amount, expected) => {
    expect(minorOf(amount)).toBe(expected);
    if (amount.length < 12) expect(minorOf(Number(amount))).toBe(expected);
  });

  it('takes a double for the number that it is written as', () => {
    for (let pence = 0; pence < 20_000; pence++) expect(minorOf(pence / 100)).toBe(pence);
    expect(minorOf(0.1 + 0.2)).toBe(30);
    expect(minorOf(0.7 * 3)).toBe(210);
    expect(minorOf(999_999_999.99)).toBe(99_999_999_999);
  });

  it('gives the same for a number and for its text', () => {
    const amounts = fc.integer({ min: 0, max: 99_999_999_999 });
    holds(
      fc.property(amounts, pence => {
        expect(minorOf(pence / 100)).toBe(pence);
        expect(minorOf(String(pence / 100))).toBe(pence);
        expect(minorOf((pence / 100).toFixed(2))).toBe(pence);
      }),
    );
  });

  it('gives zero, never negative zero', () => {
    for (const zero of [0, -0, '0', '0.00', 1e-9, '0.001']) expect(Object.is(minorOf(zero), 0)).toBe(true);
  });
});

describe('majorOf', () => {
  it('gives at most two digits', () => {
    expect(majorOf(1)).toBe(0.01);
    expect(majorOf(30)).toBe(0.3);
    expect(majorOf(99_999_999_999)).toBe(999_999_999.99);
  });

  it('never gives negative zero', () => {
    expect(Object.is(majorOf(-0), 0)).toBe(true);
    expect(majorOf(-5)).toBe(-0.05);
  });
});

describe('scaled', () => {
  it.each([
    [1, 1, 2, 0],
    [3, 1, 2, 2],
    [5, 1, 2, 2],
    [7, 1, 2, 4],
    [-1, 1, 2, 0],
    [-3, 1, 2, -2],
    [-5, 1, 2, -2],
    [100, 52, 12, 433],
    [100, 26, 12, 217],
    [100, 13, 12, 108],
    [6, 13, 12, 6],
    [90, 1, 3, 30],
    [0, 52, 12, 0],
  ])('makes of %i times %i over %i %i: half-even', (minor, numerator, denominator, expected) => {
    expect(scaled(minor, numerator, denominator)).toBe(expected);
  });

  it('is the nearest whole number, the even one of two as near', () => {
    const amounts = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
    const factors = fc.integer({ min: 0, max: 200_000 });
    holds(
      fc.property(amounts, factors, fc.integer({ min: 1, max: 5000 }), (minor, numerator, denominator) => {
        const quotient = BigInt(scaled(minor, numerator, denominator));
        const off = 2n * (BigInt(minor) * BigInt(numerator) - quotient * BigInt(denominator));
        const distance = off < 0n ? -off : off;
        expect(distance <= BigInt(denominator)).toBe(true);
        if (distance === BigInt(denominator)) expect(quotient % 2n === 0n).toBe(true);
      }),
    );
  });

  it('is exact where doubles are not', () => {
    expect(scaled(9_007_199_254_740_991, 3, 3)).toBe(9_007_199_254_740_991);
    expect(scaled(99_999_999_999_999, 52, 12)).toBe(433_333_333_333_329);
  });

  it('never gives negative zero', () => {
    expect(Object.is(scaled(-1, 1, 3), 0)).toBe(true);
    expect(Object.is(scaled(0, -1, 3), 0)).toBe(true);
  });
});

describe('shareOf', () => {
  it('gives four places, half-even, and null without a whole', () => {
    expect(shareOf(1, 3)).toBe(0.3333);
    expect(shareOf(2, 3)).toBe(0.6667);
    expect(shareOf(1, 20_000)).toBe(0);
    expect(shareOf(3, 20_000)).toBe(0.0002);
    expect(shareOf(5, 0)).toBeNull();
    expect(shareOf(0, 5)).toBe(0);
    expect(Object.is(shareOf(-0, 5), 0)).toBe(true);
  });
});

describe('roundedTo', () => {
  it('rounds half-even', () => {
    expect([0.5, 1.5, 2.5, -0.5].map(value => roundedTo(value, 0))).toEqual([0, 2, 2, 0]);
    expect(roundedTo(1.00005, 4)).toBe(1);
    expect(roundedTo(1.00015, 4)).toBe(1.0002);
  });
});

describe('split', () => {
  it('gives parts that differ by a penny at most, the odd pennies first', () => {
    expect(split(100, 3)).toEqual([34, 33, 33]);
    expect(split(-100, 3)).toEqual([-34, -33, -33]);
    expect(split(2, 4)).toEqual([1, 1, 0, 0]);
    expect(split(0, 2)).toEqual([0, 0]);
  });

  it('loses nothing', () => {
    const sums = fc.tuple(fc.maxSafeInteger(), fc.integer({ min: 1, max: 24 }));
    holds(
      fc.property(sums, ([minor, parts]) => {
        const shares = split(minor, parts);
        expect(shares).toHaveLength(parts);
        expect(sumOf(shares)).toBe(minor + 0);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        expect(shares.some(share => Object.is(share, -0))).toBe(false);
      }),
    );
  });
});

describe('sumOf', () => {
  it('of nothing is zero', () => {
    expect(sumOf([])).toBe(0);
    expect(Object.is(sumOf([-0]), 0)).toBe(true);
  });
});

describe('roundedTo', () => {
  it.each([
    [1.239, 2, 1.24],
    [-1.239, 2, -1.24],
    [0.125, 2, 0.12],
    [0.375, 2, 0.38],
    [1234.5678, 3, 1234.568],
    [-0.001, 2, 0],
  ])('rounds %d to %i places: %d', (value, places, expected) => {
    expect(Object.is(roundedTo(value, places), expected)).toBe(true);
  });

  it('refuses what is no finite number', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => roundedTo(value, 2)).toThrow('an amount is no finite number');
  });
});

describe('whole pence', () => {
  it('are the nearest to a mean, a half goes up', () => {
    expect([1.4, 1.5, 1.6, -1.5].map(nearest)).toEqual([1, 2, 2, -1]);
  });

  it('of two amounts are their sum', () => {
    expect(plus(199, -250)).toBe(-51);
  });
});
