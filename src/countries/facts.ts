/** The facts of each country by its code. */
import type { TimeZone } from '../model/options.js';
import type { CountryCode, CurrencyCode } from '../model/transaction.js';
import type { CountryFacts } from './country.js';
import { factsGb } from './gb/facts.js';
import { factsUs } from './us/facts.js';

/** Where nobody says a country. */
export const DEFAULT_COUNTRY: CountryCode = 'GB';

interface KnownFacts extends CountryFacts {
  readonly code: CountryCode;
  readonly currency: CurrencyCode;
}

export const COUNTRY_FACTS: Readonly<Record<CountryCode, KnownFacts>> = { GB: factsGb, US: factsUs };

const BY_CURRENCY: ReadonlyMap<string, CountryCode> = new Map(
  Object.values(COUNTRY_FACTS).map(({ currency, code }) => [currency, code]),
);

export function isKnownCountry(code: unknown): code is CountryCode {
  return typeof code === 'string' && Object.hasOwn(COUNTRY_FACTS, code);
}

/** The country whose own currency it is. */
export function countryOfCurrency(currency: string): CountryCode | undefined {
  return BY_CURRENCY.get(currency);
}

/** Day first where nobody says a country, as in most of the world. */
export function numericDatesIn(country: CountryCode | undefined): CountryFacts['numericDates'] {
  return country === undefined ? 'day-first' : COUNTRY_FACTS[country].numericDates;
}

export function timeZoneIn(country: CountryCode | undefined): TimeZone | undefined {
  return country === undefined ? undefined : COUNTRY_FACTS[country].timeZone;
}

/** What a request says of where an account is. */
interface Placed {
  readonly countryCode?: CountryCode | null | undefined;
  readonly currencyCode: string;
}

export function countryOf({ countryCode, currencyCode }: Placed): CountryCode {
  return countryCode ?? countryOfCurrency(currencyCode.toUpperCase()) ?? DEFAULT_COUNTRY;
}

/** The zone whose days an account has. `given`: by the caller, of all accounts. Undefined where a country keeps several times. */
export function timeZoneOf(account: Placed, given: TimeZone | undefined): TimeZone | undefined {
  return given ?? timeZoneIn(countryOf(account));
}
