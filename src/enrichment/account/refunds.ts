/** Links a refund to the purchase it returns, and with it to the category whose cost it reduces. */

import { firstPlace } from '../../base/binarySearch.js';
import { groupedBy } from '../../base/grouped.js';
import type { LedgerEntry } from '../../ledger/ledger.js';
import type { Decision } from '../vote/decision.js';
import { categoryIdOf } from '../words/categories.js';
import { purchaseReturned } from './openPurchases.js';

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
    return category === REFUND && payee.kind !== 'nobody';
  });
  if (refunds.length === 0) return links;
  const purchasesByPayee = new Map<string, LedgerEntry[]>(
    refunds.map(entry => [decisionOf(entry).payee.key, []]),
  );
  for (const entry of counted)
    if (!entry.isCredit) purchasesByPayee.get(decisionOf(entry).payee.key)?.push(entry);
  const returnedBy = new Map(
    Array.from(purchasesByPayee, ([payee, bought]) => [payee, purchaseReturned(bought)]),
  );
  for (const refund of refunds) {
    const purchase = returnedBy.get(decisionOf(refund).payee.key)?.(refund) ?? null;
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

// Links a payment that came back unpaid to its bill where the two are worded differently.

/** A bank returns a payment within a few working days. */
const MOST_DAYS = 7;
/** A shorter beginning may be that of another payee. */
const SHORTEST_NAME = 5;
/** Nobody pays the same amount more often in a week. The bound keeps the cost linear in the rows. */
const MOST_TRIED = 20;

/**
 * Looks for the bills that `open` returns: refunds for which no purchase from the same payee was found. A bill counts if the
 * amount and the account are the same and one payee's name begins with the other's: ACORN PROPERTIES RENT comes back as
 * RETURNED ITEM ACORN PROPERTIES. Adds what it finds to `links`.
 */
function linkReturned(
  counted: readonly LedgerEntry[],
  open: readonly LedgerEntry[],
  decisionOf: (entry: LedgerEntry) => Decision,
  links: Map<number, LedgerEntry>,
): void {
  const returned = open.filter(entry => decisionOf(entry).returnWording === 'returned');
  if (returned.length === 0) return;
  const amounts = new Set(returned.map(({ minor }) => minor));
  const taken = new Set(Array.from(links.values(), ({ index }) => index));
  const bills = groupedBy(
    counted.filter(({ isCredit, minor, index }) => !isCredit && amounts.has(minor) && !taken.has(index)),
    ({ minor }) => minor,
  );
  for (const credit of returned) {
    const alike = bills.get(credit.minor) ?? [];
    const end = firstPlace(alike.length, place => (alike[place] as LedgerEntry).day > credit.day);
    const { payee } = decisionOf(credit);
    const bill = alike
      .slice(Math.max(end - MOST_TRIED, 0), end)
      .findLast(
        debit =>
          credit.day - debit.day <= MOST_DAYS &&
          debit.accountId === credit.accountId &&
          !taken.has(debit.index) &&
          beginAlike(payee.key, decisionOf(debit).payee.key),
      );
    if (bill === undefined) continue;
    taken.add(bill.index);
    links.set(credit.index, bill);
  }
}

function beginAlike(one: string, other: string): boolean {
  return (
    Math.min(one.length, other.length) >= SHORTEST_NAME && (one.startsWith(other) || other.startsWith(one))
  );
}
