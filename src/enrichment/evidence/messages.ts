/** What a friend's or a relation's message beside their name says: what is shared, and nothing that was bought. */
import type { CategoryId } from '../../model/taxonomy.js';
import { categoryOf } from '../words/categories.js';
import { type Candidate, DECISION_FLOOR } from './candidate.js';
import type { Row } from './row.js';

/** Said by the bank's own words, whoever writes beside them. */
const STAYS_BESIDE_MESSAGE = new Set(['own-account-transfer', 'savings', 'person-to-person', 'cash-deposit']);

export function isMessage({ personForm }: Row, candidates: readonly Candidate[]): boolean {
  return personForm === 'message' && !candidates.some(saysIncome);
}

/** FOOD, MORTGAGE and GAS are what a friend pays a share of: nothing was bought, and nothing comes back. */
export function asMessage(candidate: Candidate, beside: readonly Candidate[], row: Row): Candidate | null {
  const { category, signal } = candidate;
  const isShared = category !== null && (signal === 'merchant' || !staysBesideMessage(category));
  return isShared && isMessage(row, beside) ? null : candidate;
}

/** AIRBNB beside a person's name is what is shared, so a brand alone does not say it. */
function saysIncome({ category, weight, signal }: Candidate): boolean {
  return signal !== 'merchant' && category !== null && weight >= DECISION_FLOOR && isIncome(category);
}

function staysBesideMessage(category: CategoryId): boolean {
  return isIncome(category) || STAYS_BESIDE_MESSAGE.has(categoryOf(category).slug);
}

function isIncome(category: CategoryId): boolean {
  const { group } = categoryOf(category);
  return group === 'income' || group === 'benefit';
}
