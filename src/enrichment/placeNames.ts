/** Towns, states and countries at the end of a narrative, as card purchases have them. */
import { type Words, wordAt } from '../base/text.js';
import { COUNTRY_CODES, PLACES_GB, PLACES_US, US_STATES } from '../data/places.js';
import type { CountryCode } from '../model/request.js';

/** TX, and TXUS, as card processors glue the country on. */
const STATES: ReadonlySet<string> = new Set(
  US_STATES.split(/[;\s]+/).flatMap(state => [state, `${state}US`]),
);
/** Country codes that are also words of names. */
const AMBIGUOUS_COUNTRIES = new Set([
  'COM',
  'CAN',
  'AND',
  'PER',
  'COD',
  'GIN',
  'CO',
  'ME',
  'TV',
  'IO',
  'AI',
  'TO',
  'IN',
  'AT',
  'NO',
  'IS',
  'IT',
  'DE',
  'LA',
  'CUB',
  'TON',
  'MAR',
  'BEN',
]);
const COUNTRIES: ReadonlySet<string> = new Set(
  COUNTRY_CODES.split(/[;\s]+/).filter(code => !AMBIGUOUS_COUNTRIES.has(code)),
);
/** "University of Leeds" is a name. */
const JOINING = new Set(['OF', 'FOR', 'THE', 'AT', 'AND']);
const PLACES: Readonly<Record<CountryCode, ReadonlySet<string>>> = {
  GB: new Set(PLACES_GB.split(';').map(place => place.replace(/[^A-Z]/g, ''))),
  US: new Set(PLACES_US.split(';').map(place => place.replace(/[^A-Z]/g, ''))),
};
/** A country's code, and no American state's to Americans. */
export function isCountryAt(words: Words, index: number, country: CountryCode): boolean {
  const word = wordAt(words, index);
  return COUNTRIES.has(word) && !(country === 'US' && STATES.has(word));
}

/** Cuts "NEW YORK NY", "LONDON GB", "LEEDS" off the end, as long as a name remains. */
export function trimPlaces(words: Words, start: number, end: number, country: CountryCode): number {
  let kept = end;
  const last = () => wordAt(words, kept - 1);
  if (
    kept - start > 1 &&
    !JOINING.has(wordAt(words, kept - 2)) &&
    words.ends[kept - 1] !== undefined &&
    (COUNTRIES.has(last()) || (country === 'US' && STATES.has(last())))
  ) {
    kept--;
  }
  for (const length of [4, 3, 2, 1]) {
    if (kept - start <= length || JOINING.has(wordAt(words, kept - length - 1))) continue;
    const place = words.squashed.slice(words.starts[kept - length], words.ends[kept - 1]);
    if (PLACES[country].has(place)) return kept - length;
  }
  return kept;
}
