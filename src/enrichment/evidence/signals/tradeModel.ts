/** What the model of trade names says of a payee, where nothing says so surely. */
import { spanOf } from '../../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../../data/evidenceWeights.js';
import { isEatingOut, sumOf } from '../../lexicon/food.js';
import { tradesOf } from '../../lexicon/tradeModel.js';
import { categoryIdOf } from '../../words/categories.js';
import { type Candidate, isSure, LIKELY_PERSON, unnamed } from '../candidate.js';
import type { Row } from '../row.js';
import type { Gathered } from './signal.js';

const OWN_TRANSFER = categoryIdOf('own-account-transfer');
/** Even odds, and certainty, as weights. */
const TRADE_EVEN_WEIGHT = EVIDENCE_WEIGHTS.modelEven;
const TRADE_CERTAIN_WEIGHT = EVIDENCE_WEIGHTS.modelCertain;
/**
 * Log of the odds that the most telling word must bring: with less the model does not say more than even odds. With least of all only
 * the shares of trades speak. They are a first guess of what was bought in a shop, and say nothing of other payments.
 */
const LEAST_TELLING = EVIDENCE_WEIGHTS.modelLeastTelling;
const LEAST_SAID = EVIDENCE_WEIGHTS.modelLeastSaid;
/** That one eats there leaves open of which of the three kinds it is: never more than even odds. */
const MOST_TOGETHER = EVIDENCE_WEIGHTS.modelMostTogether;
const SHARES_IN_SHOP = EVIDENCE_WEIGHTS.shownOnly;
const SHARES_ELSEWHERE = EVIDENCE_WEIGHTS.firstGuess - 1;

/** A person has no trade, nor has an account; what is known surely needs no guess; and a credit from a shop is its refund at best. */
export function tradeModel(row: Row, gathered: Gathered): void {
  const { narrative, rail, isCredit, lexicon } = row;
  const { candidates, person } = gathered;
  if (isCredit || rail === 'transfer' || person >= LIKELY_PERSON || candidates.some(isSure)) return;
  if (candidates.some(candidate => isBankTransfer(candidate, row))) return;
  const { words, payeeStart, payeeEnd, hasPlace, isInPerson, isWeb, telephone } = narrative;
  const isInShop =
    !isWeb && telephone === 'none' && (rail === 'card' || (rail === null && (hasPlace || isInPerson)));
  const named = candidates.find(({ merchant, after }) => merchant !== null && after !== null);
  const start = named?.after == null ? payeeStart : named.after + 1;
  const { likeliest, food } = tradesOf(lexicon.trades, words, start, payeeEnd, isInShop);
  gathered.food = food;
  const eating = likeliest.find(isEatingOut);
  for (const trade of likeliest) {
    const { category, probability, because } = trade;
    const mostTelling = because[0]?.weight ?? 0;
    // Three kinds of eating out that split the vote must not lose it to the one shop.
    const together = trade === eating ? weightOf(sumOf(food.filter(isEatingOut))) : 0;
    const weight = Math.max(weightOf(probability), Math.min(together, MOST_TOGETHER));
    candidates.push(
      unnamed({
        category,
        weight: Math.min(weight, mostFor(mostTelling, isInShop)),
        signal: 'trade-model',
        detail: because.map(({ word, weight: said }) => `${word} +${said.toFixed(1)}`).join(', '),
        matched: spanOf(words, payeeStart, payeeEnd - 1),
      }),
    );
  }
}

function weightOf(probability: number): number {
  return TRADE_EVEN_WEIGHT + (TRADE_CERTAIN_WEIGHT - TRADE_EVEN_WEIGHT) * (2 * probability - 1);
}

/** Firms that drive people to airports call that a transfer too; but they are paid by card, in some town. */
function isBankTransfer({ signal, category }: Candidate, { rail, narrative: { hasPlace } }: Row): boolean {
  return signal === 'phrase' && category === OWN_TRANSFER && rail !== 'card' && !hasPlace;
}

function mostFor(mostTelling: number, isInShop: boolean): number {
  if (mostTelling <= LEAST_SAID) return isInShop ? SHARES_IN_SHOP : SHARES_ELSEWHERE;
  return mostTelling > LEAST_TELLING ? TRADE_CERTAIN_WEIGHT : TRADE_EVEN_WEIGHT - 1;
}
