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

/** British where no row says otherwise. */
export function countryOf(rows: readonly { readonly transactionId: string }[]): CountryCode {
  return rows.some(({ transactionId }) => transactionId?.startsWith?.(AMERICAN)) ? 'US' : 'GB';
}

export function placeOf(rows: readonly { readonly transactionId: string }[]) {
  const countryCode = countryOf(rows);
  return { countryCode, currencyCode: CURRENCY[countryCode] };
}
