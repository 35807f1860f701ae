import type { LedgerEntry } from '../ledger/ledger.js';

/** One id for each row, even if rows of several accounts have the same id. */
export function idsOf(rows: readonly LedgerEntry[]): string[] {
  return rows.map(({ transactionId }) => transactionId);
}
