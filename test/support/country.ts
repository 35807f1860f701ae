/**
 * The country of generated rows stands at the front of their ids, so that a law that adds, drops or mixes rows need not
 * hand it along: the requests of build.ts and functions.ts take it from there.
 */
import fc from 'fast-check';
import type { CountryCode, CurrencyCode } from '../../src/index.js';

export const CURRENCY: Readonly<Record<CountryCode, CurrencyCode>> = { GB: 'GBP', US: 'USD' };

/** Drawn before all else, each as often as the other. */
export const country: fc.Arbitrary<CountryCode> = fc.constantFrom('GB', 'US');

const AMERICAN = 'US-';

export function idIn(code: CountryCode, rest: string): string {
  return code === 'US' ? `${AMERICAN}${rest}` : rest;
}

/** British where no row says otherwise. Runs no getter: those are for the function that is tested. */
export function countryOf(rows: readonly { readonly transactionId: string }[]): CountryCode {
  const isAmerican = (row: object) => {
    const id: unknown = Object.getOwnPropertyDescriptor(row, 'transactionId')?.value;
    return typeof id === 'string' && id.startsWith(AMERICAN);
  };
  return rows.some(isAmerican) ? 'US' : 'GB';
}

export function placeOf(rows: readonly { readonly transactionId: string }[]) {
  const countryCode = countryOf(rows);
  return { countryCode, currencyCode: CURRENCY[countryCode] };
}
