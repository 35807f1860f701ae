/** A ledger row as health reads it. */

import type { CategoryRow } from '../data/taxonomy.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryIdOf, categoryOf } from '../enrichment/words/categories.js';
import { byDayThenId } from '../ledger/ledger.js';
import type { IncomeSource } from './incomeSources.js';

export interface HealthRow extends EnrichedEntry {
  readonly accountId: string;
  /** What the row is; for a refund, what the purchase was; for a transfer, whether it was saved. */
  readonly category: CategoryRow;
  /** A credit that reduces the cost of its category. */
  readonly isNetted: boolean;
  /** Null unless the credit is income. */
  readonly incomeSource: IncomeSource | null;
}

/** Tells which one figure a row belongs to. */
export type FigureOf<Figure extends string> = (row: HealthRow) => Figure;

const REFUND = categoryIdOf('refund');
const OWN_TRANSFER = categoryOf(categoryIdOf('own-account-transfer'));
const SAVINGS = categoryOf(categoryIdOf('savings'));

/** The account of a row: its id, and which accounts of the request are savings accounts. */
export interface RowAccount {
  readonly accountId: string;
  readonly savingsAccounts: ReadonlySet<string>;
}

export function healthRowOf(
  enriched: EnrichedEntry,
  account: RowAccount,
  incomeSource: IncomeSource | null,
): HealthRow {
  const { entry, decision, transfer, refundOf, countsToward, returned } = enriched;
  const category = categoryFor(enriched, account);
  return {
    entry,
    decision,
    transfer,
    refundOf,
    countsToward,
    returned,
    accountId: account.accountId,
    category,
    isNetted: entry.isCredit && incomeSource === null && isReduction(enriched, category),
    incomeSource,
  };
}

/** Saved is what leaves for a savings account, whatever its text says; what reaches one is not saved once more. */
function categoryFor(
  { countsToward, transfer }: EnrichedEntry,
  { accountId, savingsAccounts }: RowAccount,
): CategoryRow {
  const category = categoryOf(countsToward);
  if (savingsAccounts.has(accountId)) return category === SAVINGS ? OWN_TRANSFER : category;
  return transfer !== null && savingsAccounts.has(transfer.associatedAccountId) ? SAVINGS : category;
}

/** Rows decided alike are worded alike, so each wording is looked at once. */
export function oncePerWording<Row extends Pick<EnrichedEntry, 'decision' | 'entry'>>(
  test: (row: Row) => boolean,
): (row: Row) => boolean {
  const known = new Map<EnrichedEntry['decision'], boolean>();
  return row => {
    let holds = known.get(row.decision);
    if (holds === undefined) {
      holds = test(row);
      known.set(row.decision, holds);
    }
    return holds;
  };
}

export function byDay(a: HealthRow, b: HealthRow): number {
  return (
    byDayThenId(a.entry, b.entry) || (a.accountId < b.accountId ? -1 : a.accountId > b.accountId ? 1 : 0)
  );
}

/** A refund returns whatever it is linked to, a payment to a person too; another credit only what can be nothing but a cost. */
function isReduction({ decision, countsToward }: EnrichedEntry, category: CategoryRow): boolean {
  return category.direction === 'debit' || (decision.category === REFUND && countsToward !== REFUND);
}
