/** A ledger row with what health needs to know about it. */

import type { CategoryRow } from '../data/taxonomy.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryIdOf, categoryOf } from '../enrichment/words/categories.js';
import { byDayThenId } from '../ledger/ledger.js';
import type { IncomeSource } from './incomeSources.js';

export interface HealthRow extends EnrichedEntry {
  readonly accountId: string;
  /** The category of the row. For a refund it is that of the purchase. For a transfer it shows whether the money was saved. */
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

/** Money counts as saved when it leaves for a savings account, whatever its text says, and not again when it arrives. */
function categoryFor(
  { countsToward, transfer }: EnrichedEntry,
  { accountId, savingsAccounts }: RowAccount,
): CategoryRow {
  const category = categoryOf(countsToward);
  if (savingsAccounts.has(accountId)) return category === SAVINGS ? OWN_TRANSFER : category;
  return transfer !== null && savingsAccounts.has(transfer.associatedAccountId) ? SAVINGS : category;
}

/** Rows with the same decision have the same wording, so each wording is tested once. */
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

/**
 * A refund reduces what it is linked to, even a payment to a person. Another credit reduces only a category that can be nothing but a cost.
 */
function isReduction({ decision, countsToward }: EnrichedEntry, category: CategoryRow): boolean {
  return category.direction === 'debit' || (decision.category === REFUND && countsToward !== REFUND);
}
