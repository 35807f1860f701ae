/** Links a refund to the purchase it returns, and with it to the category whose cost it reduces. */
import { lastAtLeast } from '../base/lastAtLeast.js';
import type { Minor } from '../base/money.js';
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
  const returnedBy = new Map(Array.from(purchasesByPayee, ([payee, bought]) => [payee, purchaseOf(bought)]));
  for (const refund of refunds) {
    const purchase = returnedBy.get(decisionOf(refund).payee)?.(refund) ?? null;
    if (purchase !== null) links.set(refund.index, purchase);
  }
  return links;
}

/** What each refund returns of `bought` (from one payee, by day), when asked for one refund after the other by day. */
function purchaseOf(bought: readonly LedgerEntry[]): (refund: LedgerEntry) => LedgerEntry | null {
  /** Places of what came on or before the refund's day and is not returned: by amount, the latest last, and by size. */
  const alike = new Map<Minor, number[]>();
  const open = lastAtLeast(bought.length);
  let reached = 0;
  return ({ day, minor }) => {
    for (; reached < bought.length; reached++) {
      const purchase = bought[reached] as LedgerEntry;
      if (purchase.day > day) break;
      open.set(reached, purchase.minor);
      const places = alike.get(purchase.minor);
      if (places === undefined) alike.set(purchase.minor, [reached]);
      else places.push(reached);
    }
    // Where the latest came too long ago, all did.
    const isRecent = (place: number) =>
      place >= 0 && day - (bought[place] as LedgerEntry).day <= MOST_DAYS_BACK;
    const place = [alike.get(minor)?.at(-1) ?? -1, open.find(minor)].find(isRecent);
    if (place === undefined) return null;
    const purchase = bought[place] as LedgerEntry;
    open.remove(place);
    // The latest of so much or more is also the latest of its own amount.
    alike.get(purchase.minor)?.pop();
    return purchase;
  };
}
