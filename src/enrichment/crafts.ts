/** Words for crafts and trades, in the singular or the plural, whole or cut off by a column. */
import { firstPlace } from '../base/ordered.js';
import { CRAFTS, TWO_WORD_CRAFTS } from '../data/crafts.js';

const CRAFT: ReadonlySet<string> = new Set(CRAFTS.split(' '));
const OF_TWO_WORDS: ReadonlySet<string> = new Set(TWO_WORD_CRAFTS.split(';'));
const IN_ORDER = [...CRAFT].sort();
const SHORTEST_CUT = 5;

/** Whether word `index` is a craft, or one of the two words of a craft. `end`: one past the last word of the name. */
export function isCraftAt(spelt: readonly string[], index: number, end: number): boolean {
  const word = spelt[index] as string;
  return (
    isCraft(word) ||
    (index === end - 1 && isCutCraft(word)) ||
    (index > 0 && OF_TWO_WORDS.has(`${spelt[index - 1]} ${word}`)) ||
    (index + 1 < end && OF_TWO_WORDS.has(`${word} ${spelt[index + 1]}`))
  );
}

function isCraft(word: string): boolean {
  return CRAFT.has(word) || (word.endsWith('S') && CRAFT.has(word.slice(0, -1)));
}

/** ROOFI, CARPENT. The last word of a name may be cut. */
function isCutCraft(word: string): boolean {
  if (word.length < SHORTEST_CUT) return false;
  const place = firstPlace(IN_ORDER.length, at => (IN_ORDER[at] as string) >= word);
  return IN_ORDER[place]?.startsWith(word) === true;
}
