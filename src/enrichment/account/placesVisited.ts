/** What it says of a payee that names no trade that one goes there again and again. */
import { groupedBy } from '../../base/grouped.js';
import { median } from '../../base/statistics.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { LedgerEntry } from '../../ledger/ledger.js';
import { GROCERIES, isEatingOut, isFood, type Leaning, sumOf } from '../lexicon/food.js';
import { likelihoodOf } from '../vote/confidence.js';
import type { Decision } from '../vote/decision.js';
import { classIdOf, UNCATEGORISED } from '../words/categories.js';
import type { AccountPass } from './accountPass.js';
import { learnedDecision } from './learnedDecision.js';

const IN_PERSON = classIdOf('point-of-sale');
/** Judged by hand: few visits are chance, equal amounts a fee, large ones no meal. */
const FEWEST_VISITS = 4;
const FEWEST_AMOUNTS = 3;
const LARGEST_USUAL = 50_00;
/** A habit that makes nothing of it likelier than this leaves the question open. */
const LEAST_LEARNED = EVIDENCE_WEIGHTS.habitLeastLearned;
/** A model that is surer needs no help. */
const LEAST_SURE = EVIDENCE_WEIGHTS.habitGuess;

/** Payees that are visited often for small, differing amounts. */
export const placesVisitedOften: AccountPass = ({ counted, decisionOf }) => {
  const visits = groupedBy(
    counted.filter(entry => !entry.isCredit && isGuess(decisionOf(entry))),
    entry => decisionOf(entry).payee.key,
  );
  const habits = new Map([...visits].filter(([, entries]) => isHabit(entries)));
  return {
    rows: [...habits.values()].flat(),
    changeOf: (_, { payee }) => ({
      alike: '',
      applied: decision => learnedFrom(decision, (habits.get(payee.key) as readonly LedgerEntry[]).length),
    }),
  };
};

/** Nothing but the model points to it, and not loudly. */
function isGuess(decision: Decision): boolean {
  const { payee, isPerson, hasMessage, classId, confidence, evidence, category } = decision;
  return (
    payee.kind !== 'nobody' &&
    !isPerson &&
    // Nobody writes to a counter.
    !hasMessage &&
    classId === IN_PERSON &&
    confidence < LEAST_SURE &&
    evidence[0]?.signal === 'trade-model' &&
    (category === UNCATEGORISED || isFood(category))
  );
}

function isHabit(visits: readonly LedgerEntry[]): boolean {
  const amounts = visits.map(({ minor }) => minor);
  return (
    visits.length >= FEWEST_VISITS &&
    new Set(amounts).size >= FEWEST_AMOUNTS &&
    (median(amounts) as number) <= LARGEST_USUAL
  );
}

/** What the name holds likeliest: eating there or taking it home first, then the kind; unchanged where it says too little. */
function learnedFrom(decision: Decision, times: number): Decision {
  const { food } = decision;
  const out = food.filter(isEatingOut);
  const home = food.filter(({ category }) => category === GROCERIES);
  // Three kinds of eating out that split the vote must not lose it to the one shop.
  const likelier = sumOf(out) > sumOf(home) ? out : home;
  const any = sumOf(food);
  // The name was but a guess, and so is what it says of which: the split is taken halfway to even.
  const share = (sumOf(likelier) / any + 1 / 2) / 2;
  const ground = { visits: times, prior: any, share };
  // False of no number too.
  if (!(likelihoodOf(ground) >= LEAST_LEARNED)) return decision;
  return learnedDecision(
    decision,
    likeliestOf(likelier).category,
    ground,
    `visited ${times} times for small, differing amounts, as where one eats`,
  );
}

function likeliestOf(leanings: readonly Leaning[]): Leaning {
  return leanings.reduce((best, leaning) => (leaning.probability > best.probability ? leaning : best));
}
