/** Links a refund to the purchase it returns, and with it to the category whose cost it reduces. */
import type { LedgerEntry } from '../ledger/ledger.js';
import { categoryIdOf } from './categories.js';
import type { Decision } from './decide.js';

/** Card schemes allow a refund or chargeback for up to 540 days; nearly all come within 120 (general knowledge). */
const MOST_DAYS_BACK = 120;
const REFUND = categoryIdOf('refund');

/** Refund's place in the request -> the purchase. */
export type RefundLinks = ReadonlyMap<number, LedgerEntry>;

/** The latest earlier purchase from the same payee for the same amount, else the latest for more; each returned once. */
export function linkRefunds(counted: readonly LedgerEntry[], decisionOf: (entry: LedgerEntry) => Decision): RefundLinks {
  const links = new Map<number, LedgerEntry>();
  const purchasesByPayee = new Map<string, LedgerEntry[]>();
  const returned = new Set<number>();
  for (const entry of counted) {
    const { payee, category } = decisionOf(entry);
    if (payee === '') continue;
    if (!entry.isCredit) {
      const list = purchasesByPayee.get(payee);
      if (list === undefined) purchasesByPayee.set(payee, [entry]);
      else list.push(entry);
    } else if (category === REFUND) {
      const purchase = purchaseOf(entry, purchasesByPayee.get(payee) ?? [], returned);
      if (purchase === null) continue;
      returned.add(purchase.index);
      links.set(entry.index, purchase);
    }
  }
  return links;
}

function purchaseOf(refund: LedgerEntry, purchases: readonly LedgerEntry[], returned: ReadonlySet<number>): LedgerEntry | null {
  const open = purchases.filter(({ day, index, minor }) => refund.day - day <= MOST_DAYS_BACK && !returned.has(index) && minor >= refund.minor);
  return open.findLast(({ minor }) => minor === refund.minor) ?? open.at(-1) ?? null;
}
