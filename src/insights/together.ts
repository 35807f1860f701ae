/** The accounts of one request enriched as one ledger, so that what moved between them is known on both sides. */
import type { EpochDay } from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import type { EnrichedLedger } from '../enrichment/enrich.js';
import { byDayThenId, type Ledger, type LedgerEntry } from '../ledger/ledger.js';
import type { IgnoredTransaction } from '../model/meta.js';
import { NO_NOTICES } from '../schema/notices.js';

export interface AccountEntries {
  readonly accountId: string;
  /** Counted, and the account's own. */
  readonly entries: readonly LedgerEntry[];
}

/** The enriched ledger of each account, in the order given. */
export function enrichTogether(
  accounts: readonly AccountEntries[],
  asOf: EpochDay | null,
  enrich: (ledger: Ledger) => EnrichedLedger,
): EnrichedLedger[] {
  // By account, so that the order of the accounts decides nothing; places are counted anew over all of them.
  const entries = [...accounts]
    .sort((a, b) => (a.accountId < b.accountId ? -1 : 1))
    .flatMap(account => account.entries.map(entry => ({ ...entry, accountId: account.accountId })))
    .sort(byDayThenId)
    .map((entry, index) => ({ ...entry, index }));
  const byAccount = groupedBy(enrich(ledgerOf(entries, asOf)).rows, ({ entry }) => entry.accountId);
  return accounts.map(({ accountId }) => {
    const own = byAccount.get(accountId) ?? [];
    const ledger = ledgerOf(
      own.map(({ entry }) => entry),
      asOf,
    );
    return { ledger, rows: own, counted: own };
  });
}

function ledgerOf(entries: readonly LedgerEntry[], asOf: EpochDay | null): Ledger {
  return { rows: entries, counted: entries, repeats: new Map(), asOf, setAside: [], notices: NO_NOTICES };
}

/**
 * A list may hold rows that name another account: they did not move this balance. Where no row names this account, the
 * caller writes its id in some other way there, and all are its own but those of the other accounts.
 */
export function ownEntries(
  counted: readonly LedgerEntry[],
  accountId: string,
  ids: ReadonlySet<string>,
): readonly LedgerEntry[] {
  const own = counted.filter(entry => entry.accountId === accountId);
  if (own.length > 0) return own;
  return counted.filter(entry => entry.accountId === null || !ids.has(entry.accountId));
}

/** The rest, for the list of what is ignored. */
export function othersThan(
  own: readonly LedgerEntry[],
  counted: readonly LedgerEntry[],
): IgnoredTransaction[] {
  if (own.length === counted.length) return [];
  const owned = new Set(own);
  return counted
    .filter(entry => !owned.has(entry))
    .map(({ transactionId }) => ({ transactionId, reason: 'other-account' }));
}
