/** Which credits may return what was paid to the same payee before. */
import { groupedBy } from '../../base/grouped.js';
import type { LedgerEntry } from '../../ledger/ledger.js';
import { purchaseReturned } from './openPurchases.js';

/** Place of a credit in the request -> the debit that it returns, in whole or in part. */
export type Returns = ReadonlyMap<number, LedgerEntry>;

/**
 * The credits that fit into what is left of a debit of the days before. A debit is returned at most in its amount, and only to
 * the account that paid it: what comes into another account of the caller's has moved. `debits` and `credits` are of one payee,
 * by day.
 */
export function returnsAmong(debits: readonly LedgerEntry[], credits: readonly LedgerEntry[]): Returns {
  const found = new Map<number, LedgerEntry>();
  const accountOf = ({ accountId }: LedgerEntry) => accountId;
  const received = groupedBy(credits, accountOf);
  for (const [account, paid] of groupedBy(debits, accountOf)) {
    const returnedBy = purchaseReturned(paid);
    for (const credit of received.get(account) ?? []) {
      const debit = returnedBy(credit);
      if (debit !== null) found.set(credit.index, debit);
    }
  }
  return found;
}
