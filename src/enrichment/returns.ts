/** Which credits may return what was paid to the same payee before. */
import { groupedBy } from '../base/grouped.js';
import type { Minor } from '../base/money.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import { MOST_DAYS_BACK } from './refunds.js';

/**
 * Places in the request of the credits that are no larger than a debit of the days before. Only to the account it was paid
 * from: what comes into another account of the caller's has moved. `debits` and `credits`: of one payee, by day.
 */
export function returnsAmong(
  debits: readonly LedgerEntry[],
  credits: readonly LedgerEntry[],
): ReadonlySet<number> {
  const found = new Set<number>();
  const accountOf = ({ accountId }: LedgerEntry) => accountId;
  const received = groupedBy(credits, accountOf);
  for (const [account, paid] of groupedBy(debits, accountOf)) {
    const largest = largestBefore(paid);
    for (const credit of received.get(account) ?? [])
      if (credit.minor <= largest(credit)) found.add(credit.index);
  }
  return found;
}

/** The largest debit of the day and the days before it, -1 when there is none. Asked in order of days. */
function largestBefore(debits: readonly LedgerEntry[]): (credit: LedgerEntry) => Minor {
  // As the days go by each debit enters once and leaves once; none is followed by one as large.
  const recent: LedgerEntry[] = [];
  let first = 0;
  let next = 0;
  return ({ day }) => {
    for (; next < debits.length; next++) {
      const debit = debits[next] as LedgerEntry;
      if (debit.day > day) break;
      while (recent.length > first && (recent.at(-1) as LedgerEntry).minor <= debit.minor) recent.pop();
      recent.push(debit);
    }
    while (first < recent.length && day - (recent[first] as LedgerEntry).day > MOST_DAYS_BACK) first++;
    return recent[first]?.minor ?? -1;
  };
}
