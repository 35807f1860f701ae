/** Words for crafts and trades, in the singular or the plural, whole or cut off by a column. */
import { beginsOne } from '../../base/binarySearch.js';
import { CRAFTS, CRAFTS_OR_MESSAGES, TWO_WORD_CRAFTS } from '../../data/crafts.js';

const CRAFT: ReadonlySet<string> = new Set(CRAFTS.split(' '));
const OF_TWO_WORDS: ReadonlySet<string> = new Set(TWO_WORD_CRAFTS.split(';'));
const TWO_WORDS_IN_ORDER = [...OF_TWO_WORDS].sort();
const BEGIN_TWO_WORDS: ReadonlySet<string> = new Set(
  TWO_WORDS_IN_ORDER.map(words => words.split(' ')[0] as string),
);
const TRADE_OR_MESSAGE: ReadonlySet<string> = new Set(CRAFTS_OR_MESSAGES.split(' '));
const IN_ORDER = [...CRAFT].sort();
const SHORTEST_CUT = 5;

/** Whether word `index` is a craft, or one of the two words of a craft. `end`: one past the last word of the name. */
export function isCraftAt(spelt: readonly string[], index: number, end: number): boolean {
  const word = spelt[index] as string;
  return isCraft(word) || isInTwoWordCraft(spelt, index, end) || (index === end - 1 && isCutCraft(word));
}

/** Whether word `index` is either word of CARE HOME or LAW OFFICES, the second of which may be cut. */
export function isInTwoWordCraft(spelt: readonly string[], index: number, end: number): boolean {
  return isTwoWordCraft(spelt, index - 1, end) || isTwoWordCraft(spelt, index, end);
}

function isTwoWordCraft(spelt: readonly string[], first: number, end: number): boolean {
  if (first < 0 || first + 1 >= end || !BEGIN_TWO_WORDS.has(spelt[first] as string)) return false;
  const written = `${spelt[first]} ${spelt[first + 1]}`;
  return OF_TWO_WORDS.has(written) || (first + 2 === end && beginsOne(TWO_WORDS_IN_ORDER, written));
}

/** NAILS, KITCHENS: trades behind a name, unless a friend may have written them. */
export function namesTradeOrMessage(spelt: readonly string[], from: number, end: number): boolean {
  return spelt.slice(from, end).some(word => TRADE_OR_MESSAGE.has(word));
}

function isCraft(word: string): boolean {
  return CRAFT.has(word) || (word.endsWith('S') && CRAFT.has(word.slice(0, -1)));
}

/** ROOFI, CARPENT. The last word of a name may be cut. */
function isCutCraft(word: string): boolean {
  if (word.length < SHORTEST_CUT) return false;
  return beginsOne(IN_ORDER, word);
}
