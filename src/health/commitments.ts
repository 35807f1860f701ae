/** Recurring outgoings: the regular bills of a household, and its subscriptions. */
import type { EpochDay } from '../base/calendar.js';
import { regularBillsOf } from '../bills/regularBills.js';
import { expenditureOf } from '../enrichment/expenditure.js';
import { classIdOf } from '../enrichment/words/categories.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import type { CategorySlug } from '../model/taxonomy.js';
import { consumerFigureOf, SPENDING_FIGURES } from './consumerFigures.js';
import type { HealthRow } from './rows.js';
import type { Subject } from './subject.js';

const RECURRING_CARD = classIdOf('recurring-card-payment');
const SUBSCRIBED: ReadonlySet<CategorySlug> = new Set(['digital-subscriptions', 'gym-and-fitness']);

/** Learned from the whole history, so that a row is a commitment in every period or in none. */
export interface Commitments {
  readonly rows: readonly HealthRow[];
  /** Recognised by what they buy or how they are paid, whether they recur or not. */
  readonly subscriptions: readonly HealthRow[];
}

export function commitmentsOf(subject: Subject, asOf: EpochDay | null): Commitments {
  return { rows: billRowsOf(subject, asOf), subscriptions: subject.rows.filter(isSubscription) };
}

/** The payments of the bills that affordability names, and what came back of them. */
function billRowsOf(
  { rows, historyStart, calendar, findBills }: Subject,
  asOf: EpochDay | null,
): HealthRow[] {
  if (asOf === null || historyStart === null) return [];
  const paid = new Set<LedgerEntry>();
  for (const { entries } of regularBillsOf(rows, { from: historyStart, asOf, calendar }, findBills))
    for (const { entry } of entries) paid.add(entry);
  return rows.filter(
    row => paid.has(row.refundOf ?? row.entry) && SPENDING_FIGURES.has(consumerFigureOf(row)),
  );
}

/** Recurring card payments also pay for things that are not bills: boxes of pet food, or software under an unknown name. */
function isSubscription(row: HealthRow): boolean {
  const { category, decision } = row;
  if (!SPENDING_FIGURES.has(consumerFigureOf(row))) return false;
  return SUBSCRIBED.has(category.slug) || (decision.classId === RECURRING_CARD && isChosen(row));
}

/** Discretionary, or bought by choice and not essential for living. */
function isChosen({ category }: HealthRow): boolean {
  const cost = expenditureOf(category.id);
  return cost?.view === 'discretionary' || (cost?.view === 'basic-quality-of-life' && cost.paid === 'bought');
}
