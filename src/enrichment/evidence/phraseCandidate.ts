/** What the words of a purpose point to, and how strongly. The weights are those that docs/internals/evidence.md publishes. */
import { spanOf } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { Hit, PhraseEntry } from '../lexicon/lexicon.js';
import { categoryOf } from '../words/categories.js';
import { type Candidate, unnamed } from './candidate.js';
import { isBillReturned } from './phraseMeaning.js';
import type { TextFacts } from './row.js';

const REFUND_OF_BILL = EVIDENCE_WEIGHTS.phraseRefundOfBill;

/** `category`: what the words mean in this row. */
export function phraseCandidate(
  hit: Hit<PhraseEntry>,
  category: CategoryId,
  { narrative: { words, payeeStart, payeeEnd } }: TextFacts,
): Candidate {
  const { entry, first, last } = hit;
  const bill = isBillReturned(entry, category) ? entry.debit : null;
  return unnamed({
    category,
    weight: entry.weight + (bill === null ? 0 : REFUND_OF_BILL),
    signal: 'phrase',
    detail:
      bill === null ? categoryOf(category).name : `if money comes in, a refund of: ${categoryOf(bill).name}`,
    matched: spanOf(words, first, last),
    length: entry.key.length,
    isBillReturned: bill !== null,
    after: first >= payeeStart && last < payeeEnd ? last : null,
  });
}
