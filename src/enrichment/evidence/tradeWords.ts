/** What a word of a trade in a narrative points to. The weights are those that docs/evidence.md publishes. */
import { spanOf } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import { BEHIND_OTHER_GAS } from '../../data/tradeNeighbours.js';
import type { Hit, TradeEntry } from '../lexicon/lexicon.js';
import type { Narrative } from '../narrative/narrative.js';
import { categoryIdOf, categoryIdsOf, categoryOf } from '../words/categories.js';
import { type Candidate, unnamed } from './candidate.js';
import type { TextFacts } from './row.js';

const FUEL = categoryIdOf('fuel');
/** Large shops that sell petrol too. */
const PUMP_OWNERS = categoryIdsOf('groceries', 'general-retail');
const NO_PETROL: ReadonlySet<string> = new Set(BEHIND_OTHER_GAS.split(' '));
/** The number of the branch stands between. */
const MOST_BETWEEN = 3;
const STRONG_TRADE = EVIDENCE_WEIGHTS.tradeStrong;
const WEAK_TRADE = EVIDENCE_WEIGHTS.tradeWeak;
const TRADE_PER_CHARACTER = EVIDENCE_WEIGHTS.tradePerCharacter;
const TRADE_LENGTH_CAP = EVIDENCE_WEIGHTS.tradeMostForLength;
const TRADE_OUTSIDE_PAYEE = EVIDENCE_WEIGHTS.tradeOutsidePayee;
export function tradeCandidate(hit: Hit<TradeEntry>, { narrative, hits }: TextFacts): Candidate {
  const { entry, first, last } = hit;
  const isPump = isAtPumps(hit, narrative, hits);
  const isInPayee = isPump || (first >= narrative.payeeStart && last < narrative.payeeEnd);
  const weight =
    (entry.isStrong || isPump ? STRONG_TRADE : WEAK_TRADE) +
    Math.min(TRADE_LENGTH_CAP, TRADE_PER_CHARACTER * entry.key.length) +
    (isInPayee ? 0 : TRADE_OUTSIDE_PAYEE);
  return unnamed({
    category: entry.debit,
    weight,
    signal: 'trade-word',
    detail: categoryOf(entry.debit).name,
    matched: spanOf(narrative.words, hit.first, hit.last),
    length: entry.key.length,
    after: isInPayee ? last : null,
    isPump,
  });
}

/** SAMSCLUB 8133 GAS, TESCO PETROL: at the pumps of a large shop. */
function isAtPumps(
  { entry, first, last }: Hit<TradeEntry>,
  { words, payeeStart, runEnd }: Narrative,
  hits: readonly Hit[],
): boolean {
  if (entry.debit !== FUEL || !(entry.isStrong || entry.key === 'GAS')) return false;
  if (NO_PETROL.has(words.spelt[last + 1] ?? '')) return false;
  return hits.some(
    shop =>
      shop.kind === 'merchant' &&
      shop.first === payeeStart &&
      shop.last < first &&
      first - shop.last <= MOST_BETWEEN &&
      PUMP_OWNERS.has(shop.entry.debit) &&
      (entry.isStrong || first - shop.last > 1 || last === runEnd - 1),
  );
}
