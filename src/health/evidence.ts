/** Makes amounts with the ids of their transactions. */
import { type Minor, majorOf, sumOf } from '../base/money.js';
import type { EvidencedAmount } from '../contract/health/healthMetrics.js';
import { signedOf } from './balances.js';
import type { HealthRow } from './rows.js';

/** The cost of rows: debits, less the refunds among them; other credits are no part of it. */
export function evidencedCost(rows: readonly HealthRow[]): EvidencedAmount {
  return {
    amount: majorOf(costIn(rows)),
    transactionIds: idsOf(rows.filter(isCost)),
  };
}

/** Debits less credits, whatever they are. */
export function evidencedNet(rows: readonly HealthRow[]): EvidencedAmount {
  return {
    amount: majorOf(-sumOf(rows.map(({ entry }) => signedOf(entry)))),
    transactionIds: idsOf(rows),
  };
}

/** What rows brought, whatever their side. */
export function evidencedTotal(rows: readonly HealthRow[]): EvidencedAmount {
  return { amount: majorOf(sumOf(rows.map(({ entry }) => entry.minor))), transactionIds: idsOf(rows) };
}

export function idsOf(rows: readonly HealthRow[]): string[] {
  return rows.map(({ entry }) => entry.transactionId);
}

export function costIn(rows: readonly HealthRow[]): Minor {
  return -sumOf(rows.filter(isCost).map(({ entry }) => signedOf(entry)));
}

function isCost({ entry, isNetted }: HealthRow): boolean {
  return !entry.isCredit || isNetted;
}
