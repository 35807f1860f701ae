/** Whether a text says anything of its own: words that no table of the library has, such as a person's name or a reference. */

import { type Words, wordAt } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import { WRITTEN_MONTHS } from '../../data/figureWords.js';
import type { Row } from '../evidence/row.js';
import { isCountryAt, isTown } from '../words/placeNames.js';
import { PERSONAL_RAILS } from '../words/rails.js';
import { MASK } from '../words/shape.js';
import type { Decision } from './decision.js';

const MONTH: ReadonlySet<string> = new Set(WRITTEN_MONTHS.split(' '));
/** Texts of banks are no longer; what is longer may be anything. */
const LONGEST_SHARED = 140;
const LONGEST_PLACE = 3;
const LAST_ASCII = 127;
/** Of references, and of words cut short. */
const MOST_LETTERS = 2;

/** Letters beyond ASCII are in no word, so nothing tells what they say. */
export function mayBeShared(shape: string): boolean {
  if (shape.length > LONGEST_SHARED) return false;
  for (let position = 0; position < shape.length; position++) {
    const code = shape.charCodeAt(position);
    if (code === MASK) position++;
    else if (code > LAST_ASCII) return false;
  }
  return true;
}

/** True where every word is of a name, a phrase or a place in the tables, or has no letters. */
export function saysNothingOfItsOwn(row: Row, { isPerson, isWallet }: Decision): boolean {
  const { narrative, hits, rail, personForm, hasMessage, otherName, country } = row;
  if (isPerson || isWallet || personForm !== 'none' || hasMessage || otherName !== null) return false;
  if (PERSONAL_RAILS.includes(rail)) return false;
  const { words, isNoise } = narrative;
  const isKnown: boolean[] = new Array(words.count).fill(false);
  for (const { first, last } of hits) isKnown.fill(true, first, last + 1);
  return words.spelt.every((word, index) => {
    if (isKnown[index] === true || !/[A-Z]/.test(word)) return true;
    if (isNoise[index] === true) return word.length <= MOST_LETTERS || MONTH.has(word) || /^X+$/.test(word);
    return isOfPlace(words, index, country);
  });
}

function isOfPlace(words: Words, index: number, country: NarrativeCountry): boolean {
  if (isCountryAt(words, index, country) || country.states.has(wordAt(words, index))) return true;
  const start = Math.max(0, index - LONGEST_PLACE + 1);
  for (let first = start; first <= index; first++)
    for (let last = index; last < Math.min(words.count, first + LONGEST_PLACE); last++)
      if (isTown(words.squashed.slice(words.starts[first], words.ends[last]), country)) return true;
  return false;
}
