/** Pairs movements between the caller's own accounts: equal amount, opposite direction, other account, within three days. */
import { byDayThenId, type LedgerEntry } from '../ledger/ledger.js';
import type { TransferLink } from '../model/enrichment.js';
import { categoryIdOf, categoryOf, UNCATEGORISED } from './categories.js';
import type { Decision } from './decide.js';

const MOST_DAYS_APART = 3;
/** What the text may say of a side of a transfer. A wage or a card purchase of the same amount is a coincidence. */
const TRANSFERABLE = new Set(
  ['own-account-transfer', 'savings', 'person-to-person', 'investments', 'cash-deposit'].map(categoryIdOf).concat(UNCATEGORISED),
);

export interface Pairing {
  /** By place in the request. */
  readonly links: ReadonlyMap<number, TransferLink>;
}

export function pairTransfers(
  counted: readonly LedgerEntry[],
  decisionOf: (entry: LedgerEntry) => Decision,
): Pairing {
  const links = new Map<number, TransferLink>();
  const candidates = counted.filter(entry => entry.accountId !== null && isTransferable(decisionOf(entry)));
  if (new Set(candidates.map(({ accountId }) => accountId)).size < 2) return { links };
  const creditsByAmount = new Map<number, LedgerEntry[]>();
  for (const entry of candidates) {
    if (!entry.isCredit) continue;
    const same = creditsByAmount.get(entry.minor);
    if (same === undefined) creditsByAmount.set(entry.minor, [entry]);
    else same.push(entry);
  }
  const pairs = candidates
    .filter(entry => !entry.isCredit && entry.minor > 0)
    .flatMap(debit =>
      (creditsByAmount.get(debit.minor) ?? [])
        .filter(credit => credit.accountId !== debit.accountId && daysApart(debit, credit) <= MOST_DAYS_APART)
        .map(credit => ({ debit, credit })),
    )
    // Nearest in time first; then the earliest, so that the order of input does not matter.
    .sort((a, b) => daysApart(a.debit, a.credit) - daysApart(b.debit, b.credit) || byDayThenId(a.debit, b.debit) || byDayThenId(a.credit, b.credit));
  const taken = new Set<number>();
  const chosen = pairs.filter(({ debit, credit }) => {
    if (taken.has(debit.index) || taken.has(credit.index)) return false;
    taken.add(debit.index).add(credit.index);
    return true;
  });
  chosen.sort((a, b) => byDayThenId(a.debit, b.debit));
  chosen.forEach(({ debit, credit }, index) => {
    links.set(debit.index, { associatedAccountId: credit.accountId as string, pairId: index + 1 });
    links.set(credit.index, { associatedAccountId: debit.accountId as string, pairId: index + 1 });
  });
  return { links };
}

function isTransferable({ category }: Decision): boolean {
  return TRANSFERABLE.has(category) || categoryOf(category).group === 'transfer';
}

function daysApart(a: LedgerEntry, b: LedgerEntry): number {
  return Math.abs(a.day - b.day);
}
