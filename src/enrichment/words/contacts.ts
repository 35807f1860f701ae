/** Web addresses and telephone numbers in narratives. */
import { DOT } from '../../base/marks.js';
import { type Words, wordAt } from '../../base/text.js';
import {
  ADDRESS_ENDINGS,
  GLUED_BEGINNINGS,
  GLUED_ENDINGS,
  NO_GLUED_ENDING,
  ONLINE_PAIRS,
  ONLINE_WORDS,
  TOLL_FREE_CODES,
} from '../../data/webEndings.js';

const ENDING: ReadonlySet<string> = new Set(ADDRESS_ENDINGS.split(' '));
const ONLINE: ReadonlySet<string> = new Set(ONLINE_WORDS.split(' '));
/** The first of two words, to the second. */
const PAIRS: ReadonlyMap<string, string> = new Map(
  ONLINE_PAIRS.split(';').map(pair => pair.split(' ') as [string, string]),
);

const TOLL_FREE: ReadonlySet<string> = new Set(TOLL_FREE_CODES.split(' '));

/** From word `start` to one past `end`, or just before it. */
export function hasWebAddress(words: Words, start: number, end: number): boolean {
  for (let index = start; index < Math.min(end + 1, words.count); index++) {
    const word = wordAt(words, index);
    if (ONLINE.has(word) || isWebEnding(words, index) || isGluedAddress(word)) return true;
    const second = PAIRS.get(word);
    if (second !== undefined && words.spelt[index + 1] === second) return true;
  }
  return start > 0 && wordAt(words, start - 1) === 'WWW';
}

function isGluedAddress(word: string): boolean {
  return GLUED_BEGINNINGS.test(word) || (GLUED_ENDINGS.test(word) && !NO_GLUED_ENDING.test(word));
}

/** WWW, and the words after a dot, are parts of an address and not of a name. */
export function isWebPart(words: Words, index: number): boolean {
  return wordAt(words, index) === 'WWW' || isWebEnding(words, index);
}

/** CO of ASOS.CO.UK. */
export function isWebEnding(words: Words, index: number): boolean {
  return words.marks[index] === DOT && ENDING.has(wordAt(words, index));
}

/** 3-3-4 or 3-7 digits (or their mask) joined by hyphens, or ten and more digits after the payee. */
const TELEPHONE =
  /(?:^|[^\dX])([\dX]{3})-(?:[\dX]{3}-[\dX]{4}|[\dX]{7})(?![\dX])|[A-Za-z] +1?(\d{3})\d{7} +[A-Za-z]{2}\b/;

/** In the place of a town. `toll-free`: of a customer service, not of one shop. */
export function telephoneIn({ text }: Words): 'none' | 'local' | 'toll-free' {
  const found = TELEPHONE.exec(text);
  if (found === null) return 'none';
  return TOLL_FREE.has(found[1] ?? found[2] ?? '') ? 'toll-free' : 'local';
}

/** Shorter ones may be a word of the name said twice. */
const SHORTEST_ADDRESS = 8;

/**
 * One past the last word of the name, where the word behind it says the name again without its spaces: DANCE JAM PRODUCTIONS
 * DANCEJAMPRODU. So shops without a counter fill the field of the town, with what of their web address fits in.
 */
export function endBeforeAddress(words: Words, start: number, end: number): number {
  const last = end - 1;
  if (last - start < 2) return end;
  const address = wordAt(words, last);
  if (address.length < SHORTEST_ADDRESS || address.length <= wordAt(words, start).length) return end;
  const first = words.starts[start] as number;
  const isWithinName = first + address.length <= (words.ends[last - 1] as number);
  return isWithinName && words.squashed.startsWith(address, first) ? last : end;
}
