/** What it says of a payee that names no trade that one goes there again and again. */
import { median } from '../base/statistics.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import type { CategoryId } from '../model/taxonomy.js';
import { categoryIdOf, categoryOf, classIdOf, UNCATEGORISED } from './categories.js';
import type { Decision } from './decide.js';

const IN_PERSON = classIdOf('point-of-sale');
/** Where one goes day by day, and spends what one happens to take. */
const FOOD: ReadonlySet<CategoryId> = new Set(
  ['restaurants-and-cafes', 'takeaway-and-fast-food', 'pubs-and-bars', 'groceries'].map(categoryIdOf),
);
/** Judged by hand: few visits are chance, equal amounts a fee, large ones no meal. */
const FEWEST_VISITS = 4;
const FEWEST_AMOUNTS = 3;
const LARGEST_USUAL = 50_00;
/** The oftener, the surer: n of n + 2, as of something that was so n times (after Laplace's rule of succession). */
const DOUBTS = 2;
const SUREST = 0.85;
/** A model that is surer needs no help. */
const LEAST_SURE = 0.6;

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
      const after = learned.get(decision) ?? taught(decision, entries.length);
      learned.set(decision, after);
      decisions[index] = after;
    }
  }
}

/** Nothing but the model speaks for it, and not loudly. */
function isGuess({ payee, isPerson, classId, confidence, evidence, category }: Decision): boolean {
  return (
    payee !== '' &&
    !isPerson &&
    classId === IN_PERSON &&
    confidence < LEAST_SURE &&
    evidence[0]?.signal === 'trade-model' &&
    (category === UNCATEGORISED || FOOD.has(category))
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

/** The likeliest of what one eats, by the model; unchanged where it names none. */
function taught(decision: Decision, times: number): Decision {
  const likeliest = decision.alternatives.find(({ category }) => FOOD.has(category));
  if (likeliest === undefined) return decision;
  const { category } = likeliest;
  const confidence = Math.min(SUREST, Math.round((1000 * times) / (times + DOUBTS)) / 1000);
  return {
    ...decision,
    category,
    confidence,
    alternatives: [
      { category, confidence },
      ...decision.alternatives.filter(alternative => alternative.category !== category),
    ],
    evidence: [
      {
        signal: 'history',
        detail: `visited ${times} times for small, differing amounts, as where one eats`,
        matched: null,
        category: categoryOf(category).slug,
        weight: Math.round(100 * confidence),
      },
      ...decision.evidence,
    ],
  };
}
