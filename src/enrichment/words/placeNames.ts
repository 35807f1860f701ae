/** Towns, states and countries at the end of a narrative, as card purchases have them. */
import { oncePer } from '../../base/once.js';
import { type Words, wordAt } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import {
  CODES_IN_NAMES,
  COUNTRY_CODES,
  JOINS_TOWN,
  US_STATES,
  WORDS_CUT_TO_CODES,
} from '../../data/places.js';

/** TX, and TXUS, as card processors glue the country on. */
const STATES: ReadonlySet<string> = new Set(
  US_STATES.split(/[;\s]+/).flatMap(state => [state, `${state}US`]),
);
const IN_NAMES: ReadonlySet<string> = new Set(CODES_IN_NAMES.split(' '));
const COUNTRY_CODE: ReadonlySet<string> = new Set(COUNTRY_CODES.split(/[;\s]+/));
const COUNTRIES: ReadonlySet<string> = new Set([...COUNTRY_CODE].filter(code => !IN_NAMES.has(code)));
const JOINING: ReadonlySet<string> = new Set(JOINS_TOWN.split(' '));
/** Card schemes give a town 13 characters, some banks 12 of them. */
const TOWN_WIDTHS = [13, 12];
/** The places of a country are prepared when they are first needed. */
const placesIn = oncePer(({ places }: NarrativeCountry) => placesOf(places));
const LONGEST_PLACE = 4;
/** Bacs gives the name of the payee 18 characters. */
const BACS_WIDTH = 18;
const CUT_WORDS: ReadonlySet<string> = new Set(WORDS_CUT_TO_CODES.split(' '));
const STATE_LENGTH = 2;
const SHORTEST_GLUED_PLACE = 6;

function placesOf(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split(';')
      .flatMap(place => [
        place,
        ...TOWN_WIDTHS.filter(width => place.length > width).map(width => place.slice(0, width)),
      ])
      .map(place => place.replace(/[^A-Z]/g, '')),
  );
}

/** `name`: letters alone, upper case. */
export function isTown(name: string, country: NarrativeCountry): boolean {
  return placesIn(country).has(name);
}

/** `word`: two or three letters, in either case. */
export function isCountryCode(word: string): boolean {
  return COUNTRY_CODE.has(word.toUpperCase());
}

export function isState(word: string): boolean {
  return STATES.has(word.toUpperCase());
}

/** A country's code, and no state's of the account's own country. */
export function isCountryAt(words: Words, index: number, country: NarrativeCountry): boolean {
  const word = wordAt(words, index);
  return COUNTRIES.has(word) && !country.states.has(word);
}

/** Cuts "NEW YORK NY", "LONDON GB", "LEEDS" off the end, as long as a name remains. */
export function trimPlaces(words: Words, start: number, end: number, country: NarrativeCountry): number {
  if (words.bounded > start && words.bounded < end) return words.bounded;
  if (start === end) return end;
  let kept = end;
  const last = () => wordAt(words, kept - 1);
  if (
    kept - start > 1 &&
    !JOINING.has(wordAt(words, kept - 2)) &&
    words.ends[kept - 1] !== undefined &&
    (COUNTRIES.has(last()) || country.states.has(last())) &&
    !isCutWord(words, start, kept)
  ) {
    kept--;
  }
  const town = townStart(words, start, kept, country, 0);
  if (town < kept) return town;
  if (country.behindTown === 'postcode') {
    const code = postcodeStart(words, start, kept);
    const before = townStart(words, start, code, country, 0);
    return before < code ? before : kept;
  }
  return isStateGlued(last(), country) ? townStart(words, start, kept, country, STATE_LENGTH) : kept;
}

/** BARCLAYS PRTNR FIN, SAINSBURYS BANK PL: what a field of Bacs left of FINANCE and PLC is no country. */
function isCutWord({ from, to, spelt, text }: Words, start: number, end: number): boolean {
  const width = (to[end - 1] as number) - (from[start] as number);
  return width === BACS_WIDTH && to[end - 1] === text.length && CUT_WORDS.has(spelt[end - 1] as string);
}

/** Where the town begins that ends before word `end`, `spare` letters of which are no part of it; `end` when none does. */
function townStart(
  words: Words,
  start: number,
  end: number,
  country: NarrativeCountry,
  spare: number,
): number {
  for (let length = LONGEST_PLACE; length > 0; length--) {
    if (end - start <= length || JOINING.has(wordAt(words, end - length - 1))) continue;
    const place = words.squashed.slice(words.starts[end - length], (words.ends[end - 1] as number) - spare);
    if (isTown(place, country)) return end - length;
  }
  return end;
}

/** BULLHEAD CITYNV: where the town fills its field, nothing parts it from the state. */
function isStateGlued(word: string, { states }: NarrativeCountry): boolean {
  return word.length >= SHORTEST_GLUED_PLACE && states.has(word.slice(-STATE_LENGTH));
}

/** E20, EC1V: the first half of a postcode, which the words between letters and digits take apart. */
function postcodeStart({ glued, spelt }: Words, start: number, end: number): number {
  if (glued[end - 1] !== true) return end;
  let first = end - 1;
  while (first > start && glued[first] === true) first--;
  return /^[A-Z]{1,2}\d{1,2}[A-Z]?$/.test(spelt.slice(first, end).join('')) ? first : end;
}
