/** Words that a street is named after: a shop in WATER STREET sells no water. */
import { type Words, wordAt } from '../../base/text.js';
import { ROADS, STREET_KINDS, STREET_NAMESAKES } from '../../data/streetWords.js';
import type { Hit } from '../lexicon/lexicon.js';
import type { Narrative } from './narrative.js';

const KIND: ReadonlySet<string> = new Set(STREET_KINDS.split(';'));
const ROAD: ReadonlySet<string> = new Set(ROADS.split(';'));
const NAMESAKE: ReadonlySet<string> = new Set(STREET_NAMESAKES.split(';'));
/** ST before another word may be a saint: COUNCIL TAX ST HELENS. */
const SAINT = 'ST';
/** 12 OLD WATER STREET: at most this many words are between the number of the house and the kind of street. */
const MOST_BETWEEN = 3;
/** A name, a number, a street and its kind. */
const SHORTEST_ADDRESS = 4;
const HOUSE_NUMBER = /^\d{1,5}$/;

/** Where the address begins that ends before word `end`, number and street; `end` where none does. */
export function trimStreet({ spelt }: Words, start: number, end: number): number {
  if (end - start < SHORTEST_ADDRESS || !KIND.has(spelt[end - 1] as string)) return end;
  for (let index = end - 2; index > start && end - 1 - index <= MOST_BETWEEN + 1; index--)
    if (HOUSE_NUMBER.test(spelt[index] as string)) return index < end - 2 ? index : end;
  return end;
}

/** The words directly before the kind of a street are its name, if the payee has other words or a number comes before. */
export function isOfStreet(hit: Hit, { words, payeeStart, payeeEnd }: Narrative): boolean {
  const { first, last, entry } = hit;
  const { spelt } = words;
  const street = last + 1;
  const isKindNext = street < words.count && KIND.has(wordAt(words, street));
  if (!isKindNext && !KIND.has(wordAt(words, last))) return false;
  if (first > payeeStart && hasHouseNumber(hit, spelt)) return true;
  if (!isKindNext) return false;
  // BAKERS SQUARE, and nothing else, is a name.
  const isWhole = first <= payeeStart && street >= payeeEnd - 1;
  if (isWhole && hit.kind !== 'phrase') return false;
  if (NAMESAKE.has(entry.key)) return true;
  const kind = wordAt(words, street);
  return first === last && ROAD.has(kind) && (kind !== SAINT || street === payeeEnd - 1);
}

function hasHouseNumber({ first, last }: Hit, spelt: readonly string[]): boolean {
  for (let index = first - 1; index >= 0 && last - index <= MOST_BETWEEN; index--)
    if (HOUSE_NUMBER.test(spelt[index] as string)) return true;
  return false;
}
