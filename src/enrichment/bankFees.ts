/** Fees of the bank itself, told by words of which no name is made. */
import { wordAt } from '../base/text.js';
import { FEE_WORDS, type FeeWords } from '../data/feeWords.js';
import type { Rail } from '../model/rail.js';
import { categoryIdOf } from './categories.js';
import type { Hit, PhraseEntry } from './lexicon.js';
import type { Narrative } from './narrative.js';
import { isCardRail } from './rails.js';

type Says = FeeWords['says'];

const SAID: ReadonlyMap<string, Says> = new Map(
  FEE_WORDS.flatMap(({ says, words }) => words.split(';').map(word => [word, says] as const)),
);
/** As much as the names of fees in data/phrases.ts. */
const FEE_WEIGHT = 90;
const FEWEST = 2;
const OVERDRAFT = feeOf('interest-and-overdraft-charges');
const RETURNED = feeOf('returned-payment-fee');
const OTHER = feeOf('bank-charges');

function feeOf(category: string): PhraseEntry {
  return {
    kind: 'phrase',
    key: 'FEE',
    debit: categoryIdOf(category),
    credit: categoryIdOf('refund'),
    weight: FEE_WEIGHT,
    rail: 'fee',
    on: null,
    whole: false,
    benefit: null,
  };
}

/** The words that open the payee, where all of them are a bank's and say fee: one alone, as CHARGES, is anybody's. */
export function findBankFee(
  { words, isNoise, payeeStart, runEnd, hasPlace }: Narrative,
  rail: Rail | null,
  hits: readonly Hit[],
): Hit<PhraseEntry> | null {
  // Shops charge fees too, by card and in towns.
  if (hasPlace || isCardRail(rail) || hits.some(isFee)) return null;
  const said: Says[] = [];
  let last = payeeStart;
  for (let index = payeeStart; index < runEnd; index++) {
    if (isNoise[index] === true) continue;
    const says = SAID.get(wordAt(words, index));
    if (says === undefined) {
      // What FEE opens may be anybody's: FEE FOR LESSONS.
      if (said[0] === 'fee') return null;
      break;
    }
    said.push(says);
    last = index;
  }
  return said.length < FEWEST || !said.includes('fee')
    ? null
    : { kind: 'phrase', entry: entryFor(said), first: payeeStart, last };
}

function isFee({ kind, entry }: Hit): boolean {
  return kind === 'phrase' && entry.rail === 'fee';
}

function entryFor(said: readonly Says[]): PhraseEntry {
  if (said.includes('returned')) return RETURNED;
  return said.includes('overdraft') ? OVERDRAFT : OTHER;
}
