/** Links a refund to the purchase it returns, and with it to the category whose cost it reduces. */
import type { LedgerEntry } from '../../ledger/ledger.js';
import type { Decision } from '../vote/decision.js';
import { categoryIdOf } from '../words/categories.js';
import { purchaseReturned } from './openPurchases.js';
import { linkReturned } from './returnedBills.js';

const REFUND = categoryIdOf('refund');

/** Refund's place in the request -> the purchase. */
export type RefundLinks = ReadonlyMap<number, LedgerEntry>;

/**
 * The latest earlier purchase from the same payee for the same amount, else the latest with that much left. What comes back of
 * a purchase is never more than was paid.
 */
export function linkRefunds(
  counted: readonly LedgerEntry[],
  decisionOf: (entry: LedgerEntry) => Decision,
): RefundLinks {
  const links = new Map<number, LedgerEntry>();
  const refunds = counted.filter(entry => {
    if (!entry.isCredit) return false;
    const { category, payee } = decisionOf(entry);
    return category === REFUND && payee !== '';
  });
  if (refunds.length === 0) return links;
  const purchasesByPayee = new Map<string, LedgerEntry[]>(
    refunds.map(entry => [decisionOf(entry).payee, []]),
  );
  for (const entry of counted)
    if (!entry.isCredit) purchasesByPayee.get(decisionOf(entry).payee)?.push(entry);
  const returnedBy = new Map(
    Array.from(purchasesByPayee, ([payee, bought]) => [payee, purchaseReturned(bought)]),
  );
  for (const refund of refunds) {
    const purchase = returnedBy.get(decisionOf(refund).payee)?.(refund) ?? null;
    if (purchase !== null) links.set(refund.index, purchase);
  }
  linkReturned(
    counted,
    refunds.filter(({ index }) => !links.has(index)),
    decisionOf,
    links,
  );
  return links;
}
