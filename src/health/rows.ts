/** A ledger row as health reads it. */
import { categoryIdOf, categoryOf } from '../enrichment/categories.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { byDayThenId } from '../ledger/ledger.js';
import type { Category } from '../model/taxonomy.js';
import type { IncomeSource } from './incomeSources.js';
import { hasReturnCode, isWordedReturned } from './wording.js';

export interface HealthRow extends Pick<EnrichedEntry, 'entry' | 'decision' | 'refundOf'> {
  readonly accountId: string;
  /** What the row is; for a refund, what the purchase was. */
  readonly category: Category;
  /** A credit that reduces the cost of its category. */
  readonly isNetted: boolean;
  /** A payment that came back unpaid, or one paid in that bounced; the fee for it is not. */
  readonly isReturned: boolean;
  /** Null unless the credit is income. */
  readonly incomeSource: IncomeSource | null;
}

/** Tells which one figure a row belongs to. */
export type FigureOf<Figure extends string> = (row: HealthRow) => Figure;

const REFUND = categoryIdOf('refund');

export function healthRowOf(
  enriched: EnrichedEntry,
  accountId: string,
  incomeSource: IncomeSource | null,
  isReturnedOf: (enriched: EnrichedEntry) => boolean,
): HealthRow {
  const { entry, decision, refundOf, countsToward } = enriched;
  const category = categoryOf(countsToward);
  return {
    entry,
    decision,
    refundOf,
    accountId,
    category,
    isNetted: entry.isCredit && incomeSource === null && isReduction(enriched, category),
    isReturned: category.group !== 'fees' && isReturnedOf(enriched),
    incomeSource,
  };
}

/** Rows decided alike are worded alike, so each wording is looked at once. */
export function returnedTest(): (enriched: EnrichedEntry) => boolean {
  const known = new Map<EnrichedEntry['decision'], boolean>();
  return ({ decision, entry }) => {
    let isReturned = known.get(decision);
    if (isReturned === undefined) {
      isReturned = isWordedReturned(entry) || hasReturnCode(entry);
      known.set(decision, isReturned);
    }
    return isReturned;
  };
}

export function byDay(a: HealthRow, b: HealthRow): number {
  return (
    byDayThenId(a.entry, b.entry) || (a.accountId < b.accountId ? -1 : a.accountId > b.accountId ? 1 : 0)
  );
}

/** A refund returns whatever it is linked to, a payment to a person too; another credit only what can be nothing but a cost. */
function isReduction({ decision, countsToward }: EnrichedEntry, category: Category): boolean {
  return category.direction === 'debit' || (decision.category === REFUND && countsToward !== REFUND);
}
