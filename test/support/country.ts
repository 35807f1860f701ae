/**
 * The country of generated rows stands at the front of their ids, and then whether the request names the holders, so that a law
 * that adds, drops or mixes rows need not hand it along: the requests of build.ts and functions.ts take it from there.
 */
import fc from 'fast-check';
import type { CountryCode, CurrencyCode } from '../../src/index.js';
import { WORDING } from './wording.js';

export const CURRENCY: Readonly<Record<CountryCode, CurrencyCode>> = { GB: 'GBP', US: 'USD' };

/** Drawn before all else, each as often as the other. */
export const country: fc.Arbitrary<CountryCode> = fc.constantFrom('GB', 'US');

const AMERICAN = 'US-';
const HELD = 'held-';
type Rows = readonly { readonly transactionId: string }[];

export function idIn(code: CountryCode, rest: string, isHeld = false): string {
  return `${code === 'US' ? AMERICAN : ''}${isHeld ? HELD : ''}${rest}`;
}

/** British where no row says otherwise. Runs no getter: those are for the function that is tested. */
export function countryOf(rows: Rows): CountryCode {
  return someIdBegins(rows, AMERICAN) ? 'US' : 'GB';
}

/** With the names of the holders where a row says so. */
export function placeOf(rows: Rows) {
  const countryCode = countryOf(rows);
  const place = { countryCode, currencyCode: CURRENCY[countryCode] };
  return someIdBegins(rows, idIn(countryCode, '', true))
    ? { ...place, accountHolders: WORDING[countryCode].holders }
    : place;
}

function someIdBegins(rows: Rows, start: string): boolean {
  return rows.some(row => {
    const id: unknown = Object.getOwnPropertyDescriptor(row, 'transactionId')?.value;
    return typeof id === 'string' && id.startsWith(start);
  });
}
