/** Whose a web address is, where its end says so: TOVEN.AC.UK is a university's. */
import { DOT } from '../../base/marks.js';
import { spanOf, type Words, wordAt } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import { WEB_ENDINGS } from '../../data/webEndings.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { Narrative } from '../narrative/narrative.js';
import { categoryIdOf, categoryOf } from '../words/categories.js';
import { type Candidate, unnamed } from './candidate.js';

const OWNERS: ReadonlyMap<string, CategoryId> = new Map(
  WEB_ENDINGS.flatMap(({ category, endings }) =>
    endings.split(';').map(ending => [ending, categoryIdOf(category)] as const),
  ),
);

/** Null where the payee is no such address. */
export function webTrade({ words, payeeStart, runEnd }: Narrative): Candidate | null {
  for (let index = payeeStart + 1; index < runEnd; index++) {
    if (words.marks[index] !== DOT) continue;
    const first = wordAt(words, index);
    const last = index + 1 < words.count && words.marks[index + 1] === DOT ? index + 1 : index;
    const category = OWNERS.get(first) ?? OWNERS.get(`${first}.${wordAt(words, last)}`);
    if (category !== undefined) return asCandidate(words, index, last, category);
  }
  return null;
}

function asCandidate(words: Words, first: number, last: number, category: CategoryId): Candidate {
  const matched = spanOf(words, first, last);
  return unnamed({
    category,
    weight: EVIDENCE_WEIGHTS.tradeStrong,
    signal: 'trade-word',
    detail: `${categoryOf(category).name}: whose addresses end so`,
    matched,
    length: matched.length,
  });
}
