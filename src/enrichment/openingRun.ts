/** The words with which a bank opens a narrative, where no marker is as long. */
import { type Words, wordAt } from '../base/text.js';
import { OPENING_WORDS, type OpeningWords } from '../data/openingWords.js';
import type { Rail } from '../model/rail.js';
import type { Hit } from './lexicon.js';

const SAID: ReadonlyMap<string, OpeningWords['says']> = new Map(
  OPENING_WORDS.flatMap(({ says, words }) => words.split(';').map(word => [word, says] as const)),
);
/** One such word may begin a name. */
const FEWEST = 2;

export interface OpeningRun {
  /** One past its last word. */
  readonly end: number;
  readonly rail: Rail | null;
}

/** From word `start` on; `hasMarker`: a marker stands before it. Null where it opens nothing. */
export function openingRun(
  words: Words,
  hits: readonly Hit[],
  isNoise: readonly boolean[],
  start: number,
  hasMarker: boolean,
): OpeningRun | null {
  const said = new Set<OpeningWords['says']>();
  let count = 0;
  let end = start;
  for (let index = start; index < words.count; index++) {
    if (isNoise[index] === true) continue;
    const says = SAID.get(wordAt(words, index));
    if (says === undefined || beginsMerchant(hits, index)) break;
    said.add(says);
    count++;
    end = index + 1;
  }
  return count < (hasMarker ? 1 : FEWEST) || isNothingLeft(words, isNoise, end)
    ? null
    : { end, rail: railOf(said) };
}

function beginsMerchant(hits: readonly Hit[], index: number): boolean {
  return hits.some(({ kind, first }) => kind === 'merchant' && first === index);
}

function isNothingLeft({ count }: Words, isNoise: readonly boolean[], end: number): boolean {
  for (let index = end; index < count; index++) if (isNoise[index] !== true) return false;
  return true;
}

function railOf(said: ReadonlySet<OpeningWords['says']>): Rail | null {
  if (said.has('card')) return said.has('recurring') ? 'card-recurring' : 'card';
  if (said.has('recurring')) return 'card-recurring';
  if (said.has('clearing')) return said.has('credit') ? 'bank-credit' : 'direct-debit';
  return null;
}
