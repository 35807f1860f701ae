/** Pairs movements between the caller's own accounts: equal amount, opposite direction, other account, within three days. */
import { addDays, type EpochDay } from '../../base/calendar.js';
import { smallFingerprintsOf } from '../../base/fingerprint.js';
import type { Minor } from '../../base/money.js';
import type { LedgerEntry } from '../../ledger/ledger.js';
import type { TransferLink } from '../../model/enrichment.js';
import type { Decision } from '../vote/decision.js';
import { categoryIdsOf, categoryOf } from '../words/categories.js';
import { type OpenCredits, openCredits, takeFromOther } from './openCredits.js';

/** Days from the debit to the credit: money usually leaves first. */
const NEAREST_FIRST = [0, 1, -1, 2, -2, 3, -3];
/** What the text may say of a side of a transfer. A wage or a card purchase of the same amount is a coincidence. */
const TRANSFERABLE = categoryIdsOf(
  'own-account-transfer',
  'savings',
  'person-to-person',
  'investments',
  'cash-deposit',
  'uncategorised',
);
const RULED_TRANSFERS = categoryIdsOf('own-account-transfer', 'savings');

export interface Pairing {
  /** By place in the request. */
  readonly links: ReadonlyMap<number, TransferLink>;
}

export function pairTransfers(
  counted: readonly LedgerEntry[],
  decisionOf: (entry: LedgerEntry) => Decision,
): Pairing {
  const links = new Map<number, TransferLink>();
  const firstAccount = counted[0]?.accountId ?? null;
  if (counted.every(({ accountId }) => accountId === firstAccount)) return { links };
  const candidates = counted.filter(entry => entry.accountId !== null && isTransferable(decisionOf(entry)));
  const open = new Map<string, OpenCredits>();
  for (const entry of candidates) {
    if (!entry.isCredit) continue;
    const key = placeOf(entry.minor, entry.day);
    const same = open.get(key);
    if (same === undefined) open.set(key, openCredits(entry));
    else same.entries.push(entry);
  }
  const pairs: { debit: LedgerEntry; credit: LedgerEntry }[] = [];
  let debits = candidates.filter(entry => !entry.isCredit && entry.minor > 0);
  // Nearest in time first, then the earliest, so that the order of input does not matter.
  for (const daysLater of NEAREST_FIRST) {
    debits = debits.filter(debit => {
      const credits = open.get(placeOf(debit.minor, addDays(debit.day, daysLater)));
      const credit = credits === undefined ? null : takeFromOther(credits, debit.accountId);
      if (credit === null) return true;
      pairs.push({ debit, credit });
      return false;
    });
  }
  const sides = pairs.map(({ debit, credit }) => ({
    debit,
    credit,
    from: debit.accountId as string,
    to: credit.accountId as string,
  }));
  const pairIds = smallFingerprintsOf(
    sides.map(({ debit, credit, from, to }) => [from, debit.transactionId, to, credit.transactionId]),
  );
  sides.forEach(({ debit, credit, from, to }, index) => {
    const pairId = pairIds[index] as number;
    links.set(debit.index, { associatedAccountId: to, pairId });
    links.set(credit.index, { associatedAccountId: from, pairId });
  });
  return { links };
}

function placeOf(minor: Minor, day: EpochDay): string {
  return `${minor}@${day}`;
}

function isTransferable({ category, ruled }: Decision): boolean {
  // What a rule of the caller calls anything else is none, whatever moved in another account.
  if (ruled?.category !== undefined) return RULED_TRANSFERS.has(category);
  return TRANSFERABLE.has(category) || categoryOf(category).group === 'transfer';
}
