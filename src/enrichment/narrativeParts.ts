/** A narrative in its parts, for people and other programs: what the stages of enrichment found, and what they passed over. */
import { LONGEST_TEXT, spanOf, squash, type Words, wordAt, wordsOf } from '../base/text.js';
import type { Field } from '../data/markers.js';
import { PROCESSOR_NAMES } from '../data/processors.js';
import type { NarrativeParts } from '../model/narrative.js';
import type { Rail } from '../model/rail.js';
import type { CountryCode } from '../model/request.js';
import { findHits, type Lexicon } from './lexicon.js';
import { type Narrative, readNarrative } from './narrative.js';
import { cardDigitsIn, datesIn, type Found, foreignAmountIn } from './narrativeForms.js';
import { placeOf } from './narrativePlace.js';

/** Shorter numbers on a card purchase are the shop's own. */
const SHORTEST_CARD_REFERENCE = 8;

export function narrativePartsOf(
  description: string,
  country: CountryCode,
  lexicon: Lexicon,
): NarrativeParts {
  const words = wordsOf(description.slice(0, LONGEST_TEXT));
  const narrative = readNarrative(words, findHits(lexicon, words), country);
  const dates = datesIn(words.text, country);
  const card = cardDigitsIn(words.text, country);
  const foreign = foreignAmountIn(words.text, country);
  const place = placeOf(narrative, country);
  const taken = wordsIn(words, [...dates, card, foreign]);
  for (const index of place.words) taken.add(index);
  return {
    rail: narrative.rail,
    payee: textOf(words, narrative.payeeStart, narrative.payeeEnd),
    processor: processorOf(narrative),
    reference: fieldOf(narrative, 'reference') ?? looseReference(narrative, taken),
    purpose: fieldOf(narrative, 'purpose'),
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

/** What stands behind the payee and is nothing else. */
function looseReference(
  { words, fields, rail, runEnd }: Narrative,
  taken: ReadonlySet<number>,
): string | null {
  const isLoose = (index: number) => index < words.count && fields[index] === 'payee' && !taken.has(index);
  const isCard = isCardRail(rail);
  for (let start = runEnd; start < words.count; start++) {
    if (!isLoose(start)) continue;
    let end = start + 1;
    while (isLoose(end) && (!isCard || words.glued[end] === true)) end++;
    if (!isCard || isLongNumber(words, start, end)) return textOf(words, start, end);
    start = end - 1;
  }
  return null;
}

function isCardRail(rail: Rail | null): boolean {
  return rail === 'card' || rail === 'card-online' || rail === 'card-recurring' || rail === 'cash';
}

function isLongNumber(words: Words, start: number, end: number): boolean {
  const text = words.squashed.slice(words.starts[start], words.ends[end - 1]);
  return text.length >= SHORTEST_CARD_REFERENCE && /\d{4}/.test(text);
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
