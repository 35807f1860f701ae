/** Links a refund to the purchase it returns, and with it to the category whose cost it reduces. */
import type { LedgerEntry } from '../ledger/ledger.js';
import { categoryIdOf } from './categories.js';
import type { Decision } from './decide.js';

/** Card schemes allow a refund or chargeback for up to 540 days; nearly all come within 120 (general knowledge). */
export const MOST_DAYS_BACK = 120;
const REFUND = categoryIdOf('refund');

/** Refund's place in the request -> the purchase. */
export type RefundLinks = ReadonlyMap<number, LedgerEntry>;

/** The latest earlier purchase from the same payee for the same amount, else the latest for more; each returned once. */
export function linkRefunds(
  counted: readonly LedgerEntry[],
  decisionOf: (entry: LedgerEntry) => Decision,
): RefundLinks {
  const links = new Map<number, LedgerEntry>();
  const refunds = counted.filter(
    entry => entry.isCredit && decisionOf(entry).category === REFUND && decisionOf(entry).payee !== '',
  );
  if (refunds.length === 0) return links;
  const purchasesByPayee = new Map<string, LedgerEntry[]>(
    refunds.map(entry => [decisionOf(entry).payee, []]),
  );
  for (const entry of counted)
    if (!entry.isCredit) purchasesByPayee.get(decisionOf(entry).payee)?.push(entry);
  const returned = new Set<number>();
  for (const refund of refunds) {
    const purchase = purchaseOf(refund, purchasesByPayee.get(decisionOf(refund).payee) ?? [], returned);
    if (purchase === null) continue;
    returned.add(purchase.index);
    links.set(refund.index, purchase);
  }
  return links;
}

function purchaseOf(
  refund: LedgerEntry,
  purchases: readonly LedgerEntry[],
  returned: ReadonlySet<number>,
): LedgerEntry | null {
  const open = purchases.filter(
    ({ day, index, minor }) =>
      day <= refund.day &&
      refund.day - day <= MOST_DAYS_BACK &&
      minor >= refund.minor &&
      !returned.has(index),
  );
  return open.findLast(({ minor }) => minor === refund.minor) ?? open.at(-1) ?? null;
}
