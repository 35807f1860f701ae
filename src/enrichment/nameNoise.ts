/** Which words of a narrative are dates, numbers and the like, and part of no name. */
import { type Words, wordAt } from '../base/text.js';
import { categoryIdOf } from './categories.js';
import type { Hit } from './lexicon.js';
import { noiseOf } from './noise.js';

const SHORTEST_SHOP_NUMBER = 4;
const FUEL = categoryIdOf('fuel');

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
