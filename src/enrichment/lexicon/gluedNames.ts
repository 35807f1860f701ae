/** Names that the figures beside them make look like dates or references. */
import { STAR } from '../../base/marks.js';
import { type Words, wordAt } from '../../base/text.js';
import { categoryIdOf } from '../words/categories.js';
import { noiseOf } from '../words/noise.js';
import { findGluedMerchant, type Hit, type Names } from './lexicon.js';

const SHORTEST_NAME = 5;
const SHORTEST_SHOP_NUMBER = 4;
const FUEL = categoryIdOf('fuel');

/** For each word whether it is a date, a number or the like, and part of no name. */
export function noiseIn(words: Words, hits: readonly Hit[]): boolean[] {
  return withoutNames(noiseOf(words), words, hits);
}

/** BET365 is a name, not a reference; and petrol stations have their number glued on: ARCO25309601. */
function withoutNames(isNoise: boolean[], words: Words, hits: readonly Hit[]): boolean[] {
  const { glued } = words;
  for (const { kind, first, last, entry } of hits) {
    if (kind !== 'merchant' || glued[first] === true) continue;
    if (glued[last + 1] === true) {
      if (first === last && entry.debit === FUEL && wordAt(words, last + 1).length >= SHORTEST_SHOP_NUMBER)
        isNoise[first] = false;
      continue;
    }
    let next = first + 1;
    while (next <= last && glued[next] === true) next++;
    if (next > last && last > first) isNoise.fill(false, first, last + 1);
  }
  return isNoise;
}

/**
 * AMAZONCOMX60QH41 behind the words of a card purchase: a name with the number of an order. Takes it out of the noise where it
 * is the first word from `body`, and from position `from` of the text, on that is no number.
 */
export function openGluedName(
  names: Names,
  words: Words,
  hits: readonly Hit[],
  isNoise: boolean[],
  from: number,
  body: number,
): void {
  const { glued } = words;
  for (let index = body; index < words.count && isNoise[index] === true; index++) {
    const word = wordAt(words, index);
    if (glued[index] === true || /^\d/.test(word) || (words.from[index] as number) < from) continue;
    const isGlued = glued[index + 1] === true && word.length >= SHORTEST_NAME;
    if (isGlued && (isName(hits, index) || findGluedMerchant(names, words, index) !== null))
      isNoise[index] = false;
    return;
  }
}

function isName(hits: readonly Hit[], index: number): boolean {
  return hits.some(
    ({ kind, entry, first, last }) =>
      kind === 'merchant' && first === index && last === index && !entry.flags.plainWord,
  );
}

/** EB *CORNER10 2024: the words after a processor's mark are the payee, whatever figures are attached to them. */
export function openMarkedNames(isNoise: boolean[], words: Words, hits: readonly Hit[]): boolean[] {
  if (!words.marks.includes(STAR)) return isNoise;
  for (const { kind, last } of hits) {
    const index = last + 1;
    if (kind === 'processor' && words.marks[index] === STAR && isNoise[index] === true)
      isNoise[index] = !/^[A-Z]+$/.test(wordAt(words, index)) || wordAt(words, index).length < SHORTEST_NAME;
  }
  return isNoise;
}
