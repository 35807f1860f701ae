/** The words with which a bank opens a narrative, where no marker is as long. */
import { type Words, wordAt } from '../../base/text.js';
import type { OpeningWords } from '../../data/wording/bankWording.js';
import { OPENING_WORDS } from '../../data/wording/lists.js';
import type { Rail } from '../../model/rail.js';
import type { Hit } from '../lexicon/lexicon.js';
import { categoryIdOf } from '../words/categories.js';
import { isCardRail } from '../words/rails.js';

const SAID: ReadonlyMap<string, OpeningWords['says']> = new Map(
  OPENING_WORDS.flatMap(({ says, words }) => words.split(';').map(word => [word, says] as const)),
);
const CARD_PAYMENT = categoryIdOf('credit-card-payment');
/** One such word may begin a name. */
const FEWEST = 2;

export interface OpeningRun {
  /** One past its last word. */
  readonly end: number;
  readonly rail: Rail | null;
}

/** From word `start` on; `rail`: of the marker that stands before it, null without one. Null where it opens nothing. */
export function openingRun(
  words: Words,
  hits: readonly Hit[],
  isNoise: readonly boolean[],
  start: number,
  rail: Rail | null,
): OpeningRun | null {
  const said = new Set<OpeningWords['says']>();
  let count = 0;
  let end = start;
  for (let index = start; index < words.count; index++) {
    if (isNoise[index] === true) continue;
    const says = SAID.get(wordAt(words, index));
    if (says === undefined || beginsAnother(hits, index)) break;
    said.add(says);
    count++;
    end = index + 1;
  }
  // One more behind PURCHASE or ACH DEBIT; behind other openings it begins a name: CREDIT SUISSE.
  const isEnough =
    count >= FEWEST || (count > 0 && rail !== null && (isCardRail(rail) || said.has('clearing')));
  return !isEnough || isNothingLeft(words, isNoise, end) ? null : { end, rail: railOf(said) };
}

/** CREDIT ONE is a bank, and a CREDIT CARD PAYMENT what the debit is for. */
function beginsAnother(hits: readonly Hit[], index: number): boolean {
  return hits.some(
    ({ kind, entry, first, last }) =>
      (kind === 'merchant' && first === index) ||
      (kind === 'phrase' && entry.debit === CARD_PAYMENT && first <= index && last >= index),
  );
}

function isNothingLeft({ count }: Words, isNoise: readonly boolean[], end: number): boolean {
  for (let index = end; index < count; index++) if (isNoise[index] !== true) return false;
  return true;
}

function railOf(said: ReadonlySet<OpeningWords['says']>): Rail | null {
  if (said.has('recurring')) return 'card-recurring';
  if (said.has('card')) return said.has('credit') ? null : 'card';
  if (said.has('clearing')) return said.has('credit') ? 'bank-credit' : 'direct-debit';
  return null;
}
