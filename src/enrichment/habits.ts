/** What it says of a payee that names no trade that one goes there again and again. */
import { median } from '../base/statistics.js';
import { EVIDENCE_WEIGHTS } from '../data/evidenceWeights.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import type { CategoryId } from '../model/taxonomy.js';
import { categoryIdOf, classIdOf, UNCATEGORISED } from './categories.js';
import type { Decision } from './decide.js';
import { taught } from './taught.js';

const IN_PERSON = classIdOf('point-of-sale');
/** Where one goes day by day, and spends what one happens to take: out to eat, or to the shop. */
const EATING_OUT: ReadonlySet<CategoryId> = new Set(
  ['restaurants-and-cafes', 'takeaway-and-fast-food', 'pubs-and-bars'].map(categoryIdOf),
);
const GROCERIES = categoryIdOf('groceries');
/** Judged by hand: few visits are chance, equal amounts a fee, large ones no meal. */
const FEWEST_VISITS = 4;
const FEWEST_AMOUNTS = 3;
const LARGEST_USUAL = 50_00;
/** Judged by hand: that one eats or shops there is as sure as n in n + 1 for n visits, at most as the last. */
const DOUBT = EVIDENCE_WEIGHTS.habitDoubt;
const SUREST = EVIDENCE_WEIGHTS.habitSurest;
/** A model that is surer needs no help. */
const LEAST_SURE = EVIDENCE_WEIGHTS.habitGuess;

/** Replaces decisions (by place in the request) on payees visited often for small, differing amounts. */
export function learnFromHabits(counted: readonly LedgerEntry[], decisions: Decision[]): void {
  const visits = new Map<string, LedgerEntry[]>();
  for (const entry of counted) {
    const decision = decisions[entry.index] as Decision;
    if (entry.isCredit || !isGuess(decision)) continue;
    const known = visits.get(decision.payee);
    if (known === undefined) visits.set(decision.payee, [entry]);
    else known.push(entry);
  }
  for (const entries of visits.values()) {
    if (!isHabit(entries)) continue;
    const learned = new Map<Decision, Decision>();
    for (const { index } of entries) {
      const decision = decisions[index] as Decision;
      // Rows decided alike go on sharing one decision.
      const after = learned.get(decision) ?? learnedFrom(decision, entries.length);
      learned.set(decision, after);
      decisions[index] = after;
    }
  }
}

/** Nothing but the model speaks for it, and not loudly. */
function isGuess(decision: Decision): boolean {
  const { payee, isPerson, hasMessage, classId, confidence, evidence, category } = decision;
  return (
    payee !== '' &&
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

function isFood(category: CategoryId): boolean {
  return category === GROCERIES || EATING_OUT.has(category);
}

/** What the model holds likeliest: eating there or taking it home first, then the kind; unchanged where it names none. */
function learnedFrom(decision: Decision, times: number): Decision {
  const food = decision.alternatives.filter(({ category }) => isFood(category));
  const out = food.filter(({ category }) => EATING_OUT.has(category));
  const home = food.filter(({ category }) => category === GROCERIES);
  // Three kinds of eating out that split the vote must not lose it to the one shop.
  const likelier = sumOf(out) > sumOf(home) ? out : home;
  const likeliest = likelier[0];
  if (likeliest === undefined) return decision;
  const share = sumOf(likelier) / sumOf(food);
  const surest = Math.min(SUREST, times / (times + DOUBT));
  return taught(
    decision,
    likeliest.category,
    Math.round(1000 * surest * share) / 1000,
    `visited ${times} times for small, differing amounts, as where one eats`,
  );
}

function sumOf(alternatives: Decision['alternatives']): number {
  return alternatives.reduce((sum, { confidence }) => sum + confidence, 0);
}
