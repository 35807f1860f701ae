/** Exact arithmetic, held to decimal.js, another library for it, as the judge. */
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorOf, roundedTo, scaled, shareOf } from '../../src/base/money.js';
import { holds } from '../support/property.js';

const Judge = Decimal.clone({ defaults: true, precision: 60, rounding: Decimal.ROUND_HALF_EVEN });
const rounded = (value: Decimal, places: number) => value.toDecimalPlaces(places).toNumber() + 0;

/** Sums in pence or cents, and thousandths, where a half is common. */
const whole = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
const halves = fc.integer({ min: -1_000_000, max: 1_000_000 }).map(count => count / 2);
const divisor = fc.oneof(
  fc.integer({ min: 1, max: 10_000 }),
  fc.double({ min: 0.001, max: 1e9, noNaN: true }),
);
const text = fc
  .tuple(fc.nat(999_999_999), fc.string({ unit: fc.constantFrom('0', '4', '5', '9'), maxLength: 20 }))
  .map(([pounds, fraction]) => (fraction === '' ? `${pounds}` : `${pounds}.${fraction}`));

describe('exact arithmetic', () => {
  it('reads a decimal text as the judge does', () => {
    holds(
      fc.property(text, amount => {
        expect(minorOf(amount)).toBe(rounded(new Judge(amount).times(100), 0));
      }),
    );
  });

  it('scales as the judge does', () => {
    holds(
      fc.property(
        fc.oneof(whole, halves),
        fc.oneof(whole, halves),
        divisor,
        (minor, numerator, denominator) => {
          const judged = new Judge(minor).times(numerator).dividedBy(denominator);
          expect(scaled(minor, numerator, denominator)).toBe(rounded(judged, 0));
        },
      ),
    );
  });

  it('takes shares and rounds as the judge does', () => {
    holds(
      fc.property(fc.oneof(whole, halves), divisor, fc.integer({ min: 0, max: 6 }), (part, of, places) => {
        expect(shareOf(part, of)).toBe(rounded(new Judge(part).dividedBy(of), 4));
        expect(roundedTo(part / of, places)).toBe(rounded(new Judge(part / of), places));
      }),
    );
  });
});
