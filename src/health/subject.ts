/** What periods are measured over: one account, or all accounts as one. */
import type { EpochDay } from '../base/calendar.js';
import { type Minor, sumOf } from '../base/money.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { pairTransfers } from '../enrichment/transfers.js';
import type { HealthAccount } from './account.js';
import { incomeSourcesOf } from './incomeSources.js';
import { byDay, type HealthRow, healthRowOf, returnedTest } from './rows.js';

export interface Subject {
  /** The balance after the last row. */
  readonly current: Minor;
  /** The first day of history; null when nothing is known of any. */
  readonly historyStart: EpochDay | null;
  /** By day, then by id. */
  readonly rows: readonly HealthRow[];
}

export function subjectsOf(accounts: readonly HealthAccount[]): Subject[] {
  const ids = new Set(accounts.map(({ accountId }) => accountId));
  return accounts.map(account => subjectOf(account, ids));
}

function subjectOf(account: HealthAccount, ids: ReadonlySet<string>): Subject {
  const sourceOf = incomeSourcesOf(account.income);
  const isReturnedOf = returnedTest();
  const rows = ownRows(account, ids).map(row =>
    healthRowOf(row, account.accountId, sourceOf(row), isReturnedOf),
  );
  // A transaction before the day the caller names shows that the history covers more.
  const historyStart = earliest([account.historyStart, rows[0]?.entry.day ?? null]);
  return { current: account.current, historyStart, rows };
}

/**
 * A list may hold rows that name another account: they did not move this balance. Where no row names this account, the
 * caller writes its id in some other way there, and all are its own but those of the other accounts.
 */
function ownRows({ accountId, enriched }: HealthAccount, ids: ReadonlySet<string>): readonly EnrichedEntry[] {
  const own = enriched.counted.filter(({ entry }) => entry.accountId === accountId);
  if (own.length > 0) return own;
  return enriched.counted.filter(({ entry }) => entry.accountId === null || !ids.has(entry.accountId));
}

/**
 * Leaving both sides of a transfer out of the rows, and so out of the balance too, keeps money that is on its way for a
 * day or two from looking spent. A younger account stands unchanged before its own first day. A single account is itself.
 */
export function combined(subjects: readonly Subject[]): Subject {
  const [only] = subjects;
  if (only !== undefined && subjects.length === 1) return only;
  return {
    current: sumOf(subjects.map(({ current }) => current)),
    historyStart: earliest(subjects.map(({ historyStart }) => historyStart)),
    rows: withoutTransfers(subjects.flatMap(({ rows }) => rows)).sort(byDay),
  };
}

/** Paired anew, since accounts that were enriched one by one do not know of each other. */
function withoutTransfers(rows: readonly HealthRow[]): HealthRow[] {
  const entries = rows.map(({ entry, accountId }, index) => ({ ...entry, index, accountId }));
  const { links } = pairTransfers(entries, ({ index }) => (rows[index] as HealthRow).decision);
  return rows.filter((_, index) => !links.has(index));
}

function earliest(days: readonly (EpochDay | null)[]): EpochDay | null {
  return days.reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null);
}
