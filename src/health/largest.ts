/** The largest transaction of a period, one way. */
import { textOf } from '../base/calendar.js';
import { majorOf } from '../base/money.js';
import type { LargestTransaction } from '../model/healthMetrics.js';
import type { HealthRow } from './rows.js';

/** Rows come by day, so that of equal ones the earliest is kept. */
export function largestOf(rows: readonly HealthRow[], isCredit: boolean): LargestTransaction | null {
  let largest: HealthRow | null = null;
  for (const row of rows) {
    if (row.entry.isCredit === isCredit && row.entry.minor > (largest?.entry.minor ?? -1)) largest = row;
  }
  if (largest === null) return null;
  const { accountId, entry } = largest;
  return {
    accountId,
    transactionId: entry.transactionId,
    date: textOf(entry.day),
    amount: majorOf(entry.minor),
    description: entry.transaction.description,
  };
}
