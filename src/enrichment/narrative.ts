/** Takes a narrative apart: which words are the payee, which a reference, which bank furniture; and how money moved. */
import { type Words, wordAt } from '../base/text.js';
import type { Field } from '../data/markers.js';
import { COUNTRY_CODES, PLACES_GB, PLACES_US, US_STATES } from '../data/places.js';
import type { Rail } from '../model/rail.js';
import type { CountryCode } from '../model/request.js';
import type { Hit, MarkerEntry, ProcessorEntry } from './lexicon.js';

export interface Narrative {
  readonly words: Words;
  /** The field of each word. */
  readonly fields: readonly Field[];
  /** First word of the payee, after processors; equals `payeeEnd` when there is none. */
  readonly payeeStart: number;
  /** One past the last word of the payee, before places, numbers and dates. */
  readonly payeeEnd: number;
  readonly rail: Rail | null;
  /** A processor (PayPal, Square …) stood before the payee. */
  readonly viaProcessor: boolean;
  /** A web address stands in the payee. */
  readonly isWeb: boolean;
  /** A telephone number stands where a card purchase has its town: the card was not present. */
  readonly hasTelephone: boolean;
  /** A town, state or country was cut off behind the payee, as card purchases have it. */
  readonly hasPlace: boolean;
}

const STATES: ReadonlySet<string> = new Set(US_STATES.split(/[;\s]+/));
/** Country codes that are also words of names. */
const AMBIGUOUS_COUNTRIES = new Set(['COM', 'CAN', 'AND', 'PER', 'COD', 'GIN', 'CO', 'ME', 'TV', 'IO', 'AI', 'TO', 'IN', 'AT', 'NO', 'IS', 'IT', 'DE', 'LA', 'CUB', 'TON', 'MAR', 'BEN']);
const COUNTRIES: ReadonlySet<string> = new Set(COUNTRY_CODES.split(/[;\s]+/).filter(code => !AMBIGUOUS_COUNTRIES.has(code)));
/** "University of Leeds" is a name. */
const JOINING = new Set(['OF', 'FOR', 'THE', 'AT', 'AND']);
const PLACES: Readonly<Record<CountryCode, ReadonlySet<string>>> = {
  GB: new Set(PLACES_GB.split(';').map(place => place.replace(/[^A-Z]/g, ''))),
  US: new Set(PLACES_US.split(';').map(place => place.replace(/[^A-Z]/g, ''))),
};
const MONTHS = new Set('JAN FEB MAR APR MAY JUN JUL AUG SEP SEPT OCT NOV DEC'.split(' '));

const NINE = 57;
const MASK = 88;
const SLASH = 47;
const COLON = 58;
const STAR = 42;
const UNDERSCORE = 95;
const HASH = 35;
const DOT = 46;

export function readNarrative(words: Words, hits: readonly Hit[], country: CountryCode): Narrative {
  const isNoise = noiseOf(words);
  const fields: Field[] = new Array(words.count).fill('payee');
  const { body, rail: leadingRail } = openStart(words, hits, fields);
  let rail = leadingRail ?? openInside(words, hits, fields, body, isNoise);
  const tail = openEnd(words, hits, fields, body, isNoise);
  rail ??= tail;
  const run = payeeRun(words, fields, isNoise);
  const processor = skipProcessors(words, hits, run);
  const start = processor.start;
  const end = trimPlaces(words, start, run.end, country);
  return {
    words,
    fields,
    payeeStart: start,
    payeeEnd: end,
    rail,
    viaProcessor: processor.found,
    isWeb: hasWebAddress(words, start, run.end),
    hasTelephone: hasTelephone(words),
    hasPlace: end < run.end,
  };
}

/** Words that name nobody: dates, card digits, references, masks. Whole chunks, as the bank glued them. */
function noiseOf(words: Words): boolean[] {
  const noise: boolean[] = new Array(words.count).fill(false);
  for (let first = 0; first < words.count; ) {
    let last = first;
    while (last + 1 < words.count && words.glued[last + 1] === true) last++;
    if (isNoiseChunk(words, first, last)) noise.fill(true, first, last + 1);
    first = last + 1;
  }
  return noise;
}

function isNoiseChunk(words: Words, first: number, last: number): boolean {
  const start = words.starts[first] as number;
  const end = words.ends[last] as number;
  const length = end - start;
  let digits = 0;
  // X is how masked data show digits.
  let run = 0;
  let longestRun = 0;
  for (let position = start; position < end; position++) {
    const code = words.squashed.charCodeAt(position);
    if (code <= NINE) digits++;
    run = code === MASK ? run + 1 : 0;
    if (run > longestRun) longestRun = run;
  }
  if (longestRun >= 4 || (longestRun === length && (length === 3 || isBesideSlash(words, first)))) return true;
  if (digits === 0) return words.marks[first] === HASH;
  if (digits === length) return digits >= 3 || words.marks[first] === HASH || isDatePart(words, first);
  if (first < last && length <= 9 && isMonthBetweenDigits(words, first, last)) return true;
  return digits >= 2 && length >= 6 && digits * 4 >= length;
}

/** A date such as 06MAR26 or 21NOV. */
function isMonthBetweenDigits(words: Words, first: number, last: number): boolean {
  return last - first <= 2 && isMonth(words, first + 1) && words.squashed.charCodeAt(words.starts[first] as number) <= NINE;
}

function isDatePart(words: Words, index: number): boolean {
  return isBesideSlash(words, index) || isMonth(words, index + 1);
}

function isBesideSlash(words: Words, index: number): boolean {
  return words.marks[index] === SLASH || words.marks[index + 1] === SLASH;
}

/** 3-3-4 or 3-7 digits (or their mask) joined by hyphens, or ten and more digits after the payee. */
function hasTelephone({ text }: Words): boolean {
  return /(?:^|[^\dX])[\dX]{3}-(?:[\dX]{3}-[\dX]{4}|[\dX]{7})(?![\dX])/.test(text) || /[A-Za-z] +\d{10,11} +[A-Za-z]{2}\b/.test(text);
}

function isMonth(words: Words, index: number): boolean {
  return index < words.count && MONTHS.has(wordAt(words, index));
}

function openStart(words: Words, hits: readonly Hit[], fields: Field[]): { body: number; rail: Rail | null } {
  let body = 0;
  let rail: Rail | null = null;
  // A few banks put two openings before the payee: PAID TRANSACTION, DIRECT DEBIT PAYMENT TO.
  for (let opening = 0; opening < 3; opening++) {
    const marker = longestMarker(hits, body, 'start');
    if (marker === null) break;
    fields.fill('noise', marker.first, marker.last + 1);
    fields.fill(marker.entry.opens, marker.last + 1, words.count);
    rail = marker.entry.rail ?? rail;
    body = marker.last + 1;
  }
  return { body, rail };
}

function longestMarker(hits: readonly Hit[], first: number, at: MarkerEntry['at']): Hit<MarkerEntry> | null {
  let longest: Hit<MarkerEntry> | null = null;
  for (const hit of hits) {
    if (hit.first !== first || hit.entry.kind !== 'marker' || hit.entry.at !== at) continue;
    if (longest === null || hit.last > longest.last) longest = hit as Hit<MarkerEntry>;
  }
  return longest;
}

function openInside(
  words: Words,
  hits: readonly Hit[],
  fields: Field[],
  body: number,
  isNoise: readonly boolean[],
): Rail | null {
  let rail: Rail | null = null;
  let reached = body;
  for (const hit of hits) {
    const { entry, first, last } = hit;
    if (entry.kind !== 'marker' || first < reached) continue;
    const isInside = entry.at === 'inside' && (first > body || fields[first] === 'reference');
    if (!isInside && entry.at !== 'anywhere') continue;
    if (entry.within !== null && entry.within !== fields[first]) continue;
    if (longerMarkerFollows(hits, hit) || !conditionHolds(words, entry, last, isNoise)) continue;
    fields.fill('noise', first, last + 1);
    fields.fill(entry.opens, last + 1, words.count);
    rail = entry.rail ?? rail;
    reached = last + 1;
  }
  return rail;
}

function longerMarkerFollows(hits: readonly Hit[], { first, last }: Hit): boolean {
  return hits.some(
    other =>
      other.first === first &&
      other.last > last &&
      other.entry.kind === 'marker' &&
      (other.entry.at === 'inside' || other.entry.at === 'anywhere'),
  );
}

function conditionHolds(words: Words, entry: MarkerEntry, last: number, isNoise: readonly boolean[]): boolean {
  if (entry.before === null) return true;
  const following = last + 1;
  if (entry.before === 'colon') return words.text.charCodeAt(words.to[last] as number) === COLON;
  return following >= words.count || isNoise[following] === true || /^\d/.test(wordAt(words, following));
}

function openEnd(
  words: Words,
  hits: readonly Hit[],
  fields: Field[],
  body: number,
  isNoise: readonly boolean[],
): Rail | null {
  let end = words.count;
  while (end > body && isNoise[end - 1] === true) end--;
  for (const hit of hits) {
    if (hit.last !== end - 1 || hit.first < body || hit.entry.kind !== 'marker' || hit.entry.at !== 'end') continue;
    if (hit.first === 0) continue;
    fields.fill('noise', hit.first, hit.last + 1);
    return hit.entry.rail;
  }
  return null;
}

/** The first unbroken run of payee words. Numbers of one or two digits may be part of a name; longer ones end it. */
function payeeRun(
  words: Words,
  fields: readonly Field[],
  isNoise: readonly boolean[],
): { start: number; end: number } {
  let start = 0;
  while (start < words.count && (fields[start] !== 'payee' || isNoise[start] === true)) start++;
  let end = start;
  while (end < words.count && fields[end] === 'payee' && isNoise[end] !== true) end++;
  return { start, end };
}

function skipProcessors(
  words: Words,
  hits: readonly Hit[],
  run: { start: number; end: number },
): { start: number; found: boolean } {
  let start = run.start;
  let found = false;
  for (let skipped = 0; skipped < 2; skipped++) {
    const hit = hits.find(
      ({ first, last, entry }) =>
        first === start &&
        last + 1 < run.end &&
        entry.kind === 'processor' &&
        (!(entry as ProcessorEntry).needsMark || isProcessorMark(words.marks[last + 1])),
    );
    if (hit === undefined) break;
    start = hit.last + 1;
    found = true;
  }
  return { start, found };
}

function isProcessorMark(mark: number | undefined): boolean {
  return mark === STAR || mark === UNDERSCORE;
}

/** Cuts "NEW YORK NY", "LONDON GB", "LEEDS" off the end, as long as a name remains. */
function trimPlaces(words: Words, start: number, end: number, country: CountryCode): number {
  let kept = end;
  const last = () => wordAt(words, kept - 1);
  if (kept - start > 1 && words.ends[kept - 1] !== undefined && (COUNTRIES.has(last()) || (country === 'US' && STATES.has(last())))) {
    kept--;
  }
  for (const length of [4, 3, 2, 1]) {
    if (kept - start <= length || JOINING.has(wordAt(words, kept - length - 1))) continue;
    const place = words.squashed.slice(words.starts[kept - length], words.ends[kept - 1]);
    if (PLACES[country].has(place)) return kept - length;
  }
  return kept;
}

const WEB_ENDINGS = new Set(['COM', 'CO', 'ORG', 'NET', 'IO', 'UK', 'GOV', 'EU', 'TV', 'APP', 'ME', 'US']);

function hasWebAddress(words: Words, start: number, end: number): boolean {
  for (let index = start; index < Math.min(end + 1, words.count); index++) {
    const word = wordAt(words, index);
    if (word === 'WWW' || (words.marks[index] === DOT && WEB_ENDINGS.has(word))) return true;
  }
  return start > 0 && wordAt(words, start - 1) === 'WWW';
}
