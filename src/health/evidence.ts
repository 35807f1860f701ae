/** Amounts that name their transactions. */
import { type Minor, majorOf, sumOf } from '../base/money.js';
import type { EvidencedAmount } from '../model/health.js';
import { signedOf } from './balances.js';
import type { HealthRow } from './rows.js';

/** The cost of rows: debits, less the refunds among them; other credits are no part of it. */
export function evidencedCost(rows: readonly HealthRow[]): EvidencedAmount {
  return {
    amount: majorOf(costIn(rows)),
    transactionIds: rows.filter(isCost).map(({ entry }) => entry.transactionId),
  };
}

export function costIn(rows: readonly HealthRow[]): Minor {
  return -sumOf(rows.filter(isCost).map(({ entry }) => signedOf(entry)));
}

function isCost({ entry, isNetted }: HealthRow): boolean {
  return !entry.isCredit || isNetted;
}
