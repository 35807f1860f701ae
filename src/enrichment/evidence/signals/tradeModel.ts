/** What the model of trade names says of a payee, as evidence beside the rest. */
import { spanOf } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { Rail } from '../../model/rail.js';
import { isEatingOut, type Leaning, sumOf } from '../lexicon/food.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { tradesOf } from '../lexicon/tradeModel.js';
import type { Narrative } from '../narrative/narrative.js';
import { categoryIdOf } from '../words/categories.js';
import type { Candidate } from './candidate.js';

const OWN_TRANSFER = categoryIdOf('own-account-transfer');
/** Even odds, and certainty, as weights. */
const TRADE_EVEN_WEIGHT = EVIDENCE_WEIGHTS.modelEven;
const TRADE_CERTAIN_WEIGHT = EVIDENCE_WEIGHTS.modelCertain;
/**
 * Log of the odds that the most telling word must bring: with less the model does not say more than even odds, and with least of
 * all it does not decide, since then only the shares of trades speak, and no name is told by them.
 */
const LEAST_TELLING = EVIDENCE_WEIGHTS.modelLeastTelling;
const LEAST_SAID = EVIDENCE_WEIGHTS.modelLeastSaid;
/** That one eats there leaves open of which of the three kinds it is: never more than even odds. */
const MOST_TOGETHER = EVIDENCE_WEIGHTS.modelMostTogether;
const SILENT_WEIGHT = EVIDENCE_WEIGHTS.shownOnly;

/**
 * What the payee's name says of its trade, where nothing says so surely. A credit from a shop is its refund at best. Gives what
 * it says of food, decided or not; nothing where it is not asked.
 */
export function addTrades(
  narrative: Narrative,
  rail: Rail | null,
  lexicon: Lexicon,
  candidates: Candidate[],
): readonly Leaning[] {
  if (candidates.some(candidate => isBankTransfer(candidate, rail, narrative))) return [];
  const { words, payeeStart, payeeEnd, hasPlace, isInPerson, isWeb, hasTelephone } = narrative;
  const isInShop =
    !isWeb && !hasTelephone && (rail === 'card' || (rail === null && (hasPlace || isInPerson)));
  const named = candidates.find(({ merchant, after }) => merchant !== null && after !== null);
  const start = named?.after == null ? payeeStart : named.after + 1;
  const { likeliest, food } = tradesOf(lexicon.trades, words, start, payeeEnd, isInShop);
  const eating = likeliest.find(isEatingOut);
  for (const trade of likeliest) {
    const { category, probability, because } = trade;
    const mostTelling = because[0]?.weight ?? 0;
    // Three kinds of eating out that split the vote must not lose it to the one shop.
    const together = trade === eating ? weightOf(sumOf(food.filter(isEatingOut))) : 0;
    candidates.push({
      category,
      weight: Math.min(
        Math.max(weightOf(probability), Math.min(together, MOST_TOGETHER)),
        mostFor(mostTelling),
      ),
      signal: 'trade-model',
      detail: because.map(({ word, weight }) => `${word} +${weight.toFixed(1)}`).join(', '),
      matched: spanOf(words, payeeStart, payeeEnd - 1),
      merchant: null,
      nameWeight: 0,
      length: 0,
      after: null,
    });
  }
  return food;
}

function weightOf(probability: number): number {
  return TRADE_EVEN_WEIGHT + (TRADE_CERTAIN_WEIGHT - TRADE_EVEN_WEIGHT) * (2 * probability - 1);
}

/** Firms that drive people to airports call that a transfer too; but they are paid by card, in some town. */
function isBankTransfer(
  { signal, category }: Candidate,
  rail: Rail | null,
  { hasPlace }: Narrative,
): boolean {
  return signal === 'phrase' && category === OWN_TRANSFER && rail !== 'card' && !hasPlace;
}

function mostFor(mostTelling: number): number {
  if (mostTelling <= LEAST_SAID) return SILENT_WEIGHT;
  return mostTelling > LEAST_TELLING ? TRADE_CERTAIN_WEIGHT : TRADE_EVEN_WEIGHT - 1;
}
