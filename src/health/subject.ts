/** What periods are measured over: one account, or all accounts as one. */
import type { EpochDay } from '../base/calendar.js';
import { type Minor, sumOf } from '../base/money.js';
import type { HealthAccount } from './account.js';
import { incomeSourcesOf } from './incomeSources.js';
import { byDay, type HealthRow, healthRowOf } from './rows.js';

export interface Subject<Row extends HealthRow = HealthRow> {
  /** The balance after the last row. */
  readonly current: Minor;
  /** The first day of history; null when nothing is known of any. */
  readonly historyStart: EpochDay | null;
  /** By day, then by id. */
  readonly rows: readonly Row[];
}

export function subjectOf({ accountId, current, historyStart, enriched, income }: HealthAccount): Subject {
  const sourceOf = incomeSourcesOf(income);
  const rows = enriched.counted.map(row => healthRowOf(row, accountId, sourceOf(row)));
  // A transaction before the day the caller names shows that the history covers more.
  return { current, historyStart: earliest([historyStart, rows[0]?.entry.day ?? null]), rows };
}

/**
 * Leaving both sides of a transfer out of the rows, and so out of the balance too, keeps money that is on its way for a
 * day or two from looking spent. A younger account stands unchanged before its own first day. A single account without
 * such transfers is itself.
 */
export function combined(subjects: readonly Subject[]): Subject {
  const [only] = subjects;
  const rows = subjects.flatMap(subject =>
    subject.rows.filter(({ isBetweenAccounts }) => !isBetweenAccounts),
  );
  if (only !== undefined && subjects.length === 1 && rows.length === only.rows.length) return only;
  return {
    current: sumOf(subjects.map(({ current }) => current)),
    historyStart: earliest(subjects.map(({ historyStart }) => historyStart)),
    rows: rows.sort(byDay),
  };
}

function earliest(days: readonly (EpochDay | null)[]): EpochDay | null {
  return days.reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null);
}
