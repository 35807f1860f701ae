/** The figure that each row of a consumer's account belongs to. */

import type { ConsumerFigure } from '../contract/health/healthFigures.js';
import { expenditureOf, isEssential } from '../enrichment/expenditure.js';
import type { HealthRow } from './rows.js';

/** What total spending is made of. */
export const SPENDING_FIGURES: ReadonlySet<ConsumerFigure> = new Set([
  'essentialSpending',
  'discretionarySpending',
  'debtRepayments',
  'feesAndInterest',
]);

export function consumerFigureOf(row: HealthRow): ConsumerFigure {
  if (row.incomeSource !== null) return 'income';
  return row.entry.isCredit && !row.isNetted ? creditFigureOf(row) : costFigureOf(row);
}

function creditFigureOf({ category: { slug, group, affordability } }: HealthRow): ConsumerFigure {
  if (affordability === 'income') return 'otherIncome';
  if (slug === 'loan-proceeds') return 'borrowingReceived';
  if (affordability === 'savings') return 'savingsWithdrawn';
  return group === 'transfer' ? 'transfersIn' : 'otherCredits';
}

function costFigureOf({ category: { id, group, affordability } }: HealthRow): ConsumerFigure {
  if (group === 'fees') return 'feesAndInterest';
  if (affordability === 'debt') return 'debtRepayments';
  if (affordability === 'savings') return 'savingsPaidIn';
  const cost = expenditureOf(id);
  // A debit that a caller's rule puts under income or excluded money-in is not a purchase either.
  if (cost === null) return 'transfersOut';
  return isEssential(cost) ? 'essentialSpending' : 'discretionarySpending';
}
