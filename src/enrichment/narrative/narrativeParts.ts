/** A narrative in its parts, for people and other programs: what the stages of enrichment found, and what they passed over. */
import { spanOf, squash, type Words, wordAt } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import { CURRENCY_NAMES } from '../../data/currencyNames.js';
import { MONTHS } from '../../data/figureWords.js';
import { PROCESSOR_NAMES } from '../../data/processors.js';
import type { Field, NarrativeForm } from '../../data/wording/bankWording.js';
import type { ForeignAmount, NarrativeParts } from '../../model/narrative.js';
import { findHits, type Lexicon } from '../lexicon/lexicon.js';
import { narrativeWords } from '../words/narrativeWords.js';
import { isCountryAt, trimPlaces } from '../words/placeNames.js';
import { isCardRail } from '../words/rails.js';
import { layoutGroup } from './layout.js';
import type { Narrative } from './narrative.js';
import { readNarrative } from './readNarrative.js';

/** Shorter numbers behind the payee of a card purchase are the shop's own, its telephone or its postcode. */
const SHORTEST_ON_CARD = 12;
/** If the rail is not known, it may be a card purchase. */
const SHORTEST_NUMBER = 6;
const SHORTEST_BEFORE = 8;

export function narrativePartsOf(
  description: string,
  country: NarrativeCountry,
  lexicon: Lexicon,
): NarrativeParts {
  const words = narrativeWords(description, country);
  const narrative = readNarrative(words, findHits(lexicon, words), country, lexicon);
  const dates = datesIn(words.text, country);
  const card = cardDigitsIn(words.text, country);
  const foreign = foreignAmountIn(words.text, country);
  const place = placeOf(narrative, country);
  const layoutPurpose = layoutGroup(words, 'purpose', country);
  const taken = wordsIn(words, [...dates, card, foreign]);
  for (const index of place.words) taken.add(index);
  return {
    rail: narrative.rail,
    payee: isNamed(narrative) ? textOf(words, narrative.payeeStart, narrative.payeeEnd) : null,
    processor: processorOf(narrative),
    reference:
      fieldOf(narrative, 'reference') ??
      (layoutPurpose === null ? looseReference(narrative, taken, place.words.length > 0) : null),
    purpose: fieldOf(narrative, 'purpose') ?? layoutPurpose,
    dates: dates.map(({ value }) => value),
    cardDigits: card?.value ?? null,
    place: place.town,
    country: place.country,
    foreignAmount: foreign?.value ?? null,
  };
}

function textOf(words: Words, start: number, end: number): string | null {
  return start < end ? spanOf(words, start, end - 1).replace(/\s+/g, ' ') : null;
}

function processorOf({ words, runStart, payeeStart, viaProcessor }: Narrative): string | null {
  const name = viaProcessor ? textOf(words, runStart, payeeStart) : null;
  return name === null
    ? null
    : (PROCESSOR_NAMES[squash(name)] ?? PROCESSOR_NAMES[wordAt(words, runStart)] ?? name);
}

/** The first unbroken run of a field. */
function fieldOf({ words, fields }: Narrative, field: Field): string | null {
  const start = fields.indexOf(field);
  if (start < 0) return null;
  let end = start;
  while (end < words.count && fields[end] === field) end++;
  return textOf(words, start, end);
}

/** The words after the payee, or before it, that are nothing else. */
function looseReference(narrative: Narrative, taken: ReadonlySet<number>, hasPlace: boolean): string | null {
  const { words, rail } = narrative;
  // If nobody is named, all words count as before the payee.
  const [runStart, runEnd] = isNamed(narrative)
    ? [narrative.runStart, narrative.runEnd]
    : [words.count, words.count];
  const isCard = rail === null ? hasPlace : rail === 'cash' || isCardRail(rail);
  const least = isCard ? SHORTEST_ON_CARD : rail === null ? SHORTEST_NUMBER : 1;
  return (
    looseRun(narrative, taken, runEnd, words.count, isCard, text =>
      /[^\d ]/.test(text) ? !isCard || isNumber(text, least) : text.length >= least,
    ) ?? looseRun(narrative, taken, 0, runStart, false, text => isNumber(text, SHORTEST_BEFORE))
  );
}

function looseRun(
  { words, fields }: Narrative,
  taken: ReadonlySet<number>,
  from: number,
  to: number,
  isOneNumber: boolean,
  isReference: (text: string) => boolean,
): string | null {
  const isLoose = (index: number) => index < to && fields[index] === 'payee' && !taken.has(index);
  for (let start = from; start < to; start++) {
    if (!isLoose(start)) continue;
    let end = start + 1;
    while (isLoose(end) && (!isOneNumber || words.glued[end] === true)) end++;
    const text = textOf(words, start, end);
    if (text !== null && isReference(text)) return text;
    start = end - 1;
  }
  return null;
}

/** A payee of digits alone is the number of an account. */
function isNamed({ words, payeeStart, payeeEnd }: Narrative): boolean {
  return (
    payeeStart < payeeEnd &&
    /[A-Z]/.test(words.squashed.slice(words.starts[payeeStart], words.ends[payeeEnd - 1]))
  );
}

function isNumber(text: string, least: number): boolean {
  return text.length >= least && /\d{4}/.test(text);
}

function wordsIn(words: Words, spans: readonly (Found<unknown> | null)[]): Set<number> {
  const inside = new Set<number>();
  for (const span of spans) {
    if (span === null) continue;
    for (let index = 0; index < words.count; index++)
      if ((words.from[index] as number) >= span.from && (words.to[index] as number) <= span.to)
        inside.add(index);
  }
  return inside;
}

// Town and country of a narrative: where a layout has them, behind the payee, or behind the number that follows it.

interface NarrativePlace {
  readonly town: string | null;
  readonly country: string | null;
  /** The words it stands in. */
  readonly words: readonly number[];
}

const NOWHERE: NarrativePlace = { town: null, country: null, words: [] };
/** Town and state behind the number of a shop. */
const MOST_WORDS = 4;

function placeOf(narrative: Narrative, country: NarrativeCountry): NarrativePlace {
  const { words, payeeEnd, runEnd } = narrative;
  const town = layoutGroup(words, 'town', country);
  const code = layoutGroup(words, 'country', country);
  if (town !== null || code !== null) {
    const behind = Array.from({ length: words.count - runEnd }, (_, index) => runEnd + index);
    // Those who sell by telephone have their number there.
    return { town: town !== null && /[A-Z]/i.test(town) ? town : null, country: code, words: behind };
  }
  if (payeeEnd < runEnd) return placeIn(narrative, payeeEnd, runEnd, country);
  return placeBehindNumber(narrative, country);
}

function placeIn({ words }: Narrative, start: number, end: number, home: NarrativeCountry): NarrativePlace {
  const townEnd = isCountryAt(words, end - 1, home) ? end - 1 : end;
  return {
    town: start < townEnd ? spanOf(words, start, townEnd - 1).replace(/\s+/g, ' ') : null,
    country: townEnd < end ? spanOf(words, townEnd, townEnd) : null,
    words: Array.from({ length: end - start }, (_, index) => start + index),
  };
}

/** MARKET 0123 TINYTOWN CA: a state or country at the end makes a town of what stands between. */
function placeBehindNumber(narrative: Narrative, country: NarrativeCountry): NarrativePlace {
  const { words, fields, isNoise, runEnd, payeeStart } = narrative;
  if (payeeStart === runEnd) return NOWHERE;
  const isName = (index: number) => fields[index] === 'payee' && isNoise[index] === false;
  for (let start = runEnd; start < words.count; start++) {
    if (!isName(start)) continue;
    let end = start;
    while (end < words.count && isName(end)) end++;
    const kept = trimPlaces(words, start - 1, end, country);
    if (kept < end) return placeIn(narrative, end - start <= MOST_WORDS ? start : kept, end, country);
    start = end - 1;
  }
  return NOWHERE;
}

// Dates, card digits and foreign amounts of a narrative, by the forms in which banks write them.

/** Something found, and where in the text. */
interface Found<Value> {
  readonly value: Value;
  readonly from: number;
  readonly to: number;
}

const NAMED_MONTHS = MONTHS.split(' ');

/** In the order written; each stretch of text is read once. */
function datesIn(text: string, country: NarrativeCountry): Found<string>[] {
  const found: Found<string>[] = [];
  for (const { pattern } of country.dateForms) {
    for (const match of text.matchAll(pattern)) {
      const value = dateOf(match.groups ?? {});
      const from = match.index;
      const to = from + match[0].length;
      if (value !== null && found.every(other => other.to <= from || other.from >= to))
        found.push({ value, from, to });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

function dateOf({ year = '', month = '', day = '' }: Record<string, string>): string | null {
  const monthNumber = /^\d/.test(month)
    ? Number(month)
    : NAMED_MONTHS.indexOf(month.slice(0, 3).toUpperCase()) + 1;
  const dayNumber = Number(day);
  if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1 || dayNumber > 31) return null;
  const written = year === '' ? '-' : year.length === 2 ? `20${year}` : year;
  return `${written}-${padded(monthNumber)}-${padded(dayNumber)}`;
}

function padded(number: number): string {
  return String(number).padStart(2, '0');
}

function cardDigitsIn(text: string, country: NarrativeCountry): Found<string> | null {
  return firstOf(country.cardForms, text, ({ digits = '' }) => digits);
}

function foreignAmountIn(text: string, country: NarrativeCountry): Found<ForeignAmount> | null {
  const found = firstOf(country.foreignAmountForms, text, ({ amount = '', currency = '' }) => ({
    amount: amount.replaceAll(',', ''),
    currency: CURRENCY_NAMES[currency.toUpperCase()] ?? currency.toUpperCase(),
  }));
  return found?.value.currency === country.currency ? null : found;
}

function firstOf<Value>(
  forms: readonly NarrativeForm[],
  text: string,
  read: (groups: Record<string, string>) => Value,
): Found<Value> | null {
  for (const { pattern } of forms) {
    const match = pattern.exec(text);
    if (match !== null)
      return { value: read(match.groups ?? {}), from: match.index, to: match.index + match[0].length };
  }
  return null;
}
