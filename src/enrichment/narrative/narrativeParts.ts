/** A narrative in its parts, for people and other programs: what the stages of enrichment found, and what they passed over. */
import { spanOf, squash, type Words, wordAt } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import { PROCESSOR_NAMES } from '../../data/processors.js';
import type { Field } from '../../data/wording/bankWording.js';
import type { NarrativeParts } from '../../model/narrative.js';
import { findHits, type Lexicon } from '../lexicon/lexicon.js';
import { narrativeWords } from '../words/narrativeWords.js';
import { isCardRail } from '../words/rails.js';
import { layoutGroup } from './layout.js';
import type { Narrative } from './narrative.js';
import { cardDigitsIn, datesIn, type Found, foreignAmountIn } from './narrativeForms.js';
import { placeOf } from './narrativePlace.js';
import { readNarrative } from './readNarrative.js';

/** Shorter numbers behind the payee of a card purchase are the shop's own, its telephone or its postcode. */
const SHORTEST_ON_CARD = 12;
/** Where the rail is not told, it may be a card purchase. */
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

/** What stands behind the payee, or before it, and is nothing else. */
function looseReference(narrative: Narrative, taken: ReadonlySet<number>, hasPlace: boolean): string | null {
  const { words, rail } = narrative;
  // Where nobody is named, all of it stands before the payee.
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
