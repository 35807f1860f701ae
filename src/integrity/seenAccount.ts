/** An account as the checks see it, and how a finding is written. */

import type { Minor } from '../base/money.js';
import type { IntegrityCheck, IntegrityFinding, IntegritySeverity } from '../contract/integrity.js';
import type { CountryFacts } from '../countries/country.js';
import { INTEGRITY_ASKS } from '../data/integrity.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { StreamFacts } from '../income/stream.js';
import { byDayThenId } from '../ledger/ledger.js';
import type { WorkingCalendar } from '../streams/workingDays.js';

export interface IntegrityAccount {
  /** The counted ones, by day, then by id: what is pending or repeated says nothing. */
  readonly rows: readonly EnrichedEntry[];
  /** The income that they are, with benefits and pensions. */
  readonly streams: readonly StreamFacts[];
  /** Of the rail on which pay and bills are paid. */
  readonly calendar: WorkingCalendar;
  /** How dates of two numbers are read in the account's country. */
  readonly numericDates: CountryFacts['numericDates'];
  readonly current: Minor | null;
  readonly available: Minor | null;
}

/** What one check found, or why it could not look. */
export interface Checked {
  readonly findings: readonly IntegrityFinding[];
  readonly notChecked: string | null;
}

export const NOTHING_FOUND: Checked = { findings: [], notChecked: null };

export function notChecked(reason: string): Checked {
  return { findings: [], notChecked: reason };
}

interface Seen {
  readonly severity: IntegritySeverity;
  readonly rows: readonly EnrichedEntry[];
  readonly text: string;
  readonly found: number;
  readonly outOf: number;
}

export function findingOf(
  check: IntegrityCheck,
  { severity, rows, text, found, outOf }: Seen,
): IntegrityFinding {
  const entries = [...new Set(rows.map(({ entry }) => entry))].sort(byDayThenId);
  const accountIds = [
    ...new Set(entries.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))),
  ];
  return {
    check,
    severity,
    accountIds: accountIds.sort(),
    transactionIds: entries.map(({ transactionId }) => transactionId),
    text,
    askFor: INTEGRITY_ASKS[check],
    found,
    outOf,
  };
}

export function signedOf({ entry: { isCredit, minor } }: EnrichedEntry): Minor {
  return isCredit ? minor : -minor;
}

/** "1 row", "2 rows". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
