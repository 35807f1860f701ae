/** Measures what was borrowed and repaid, and with whom. */
import { majorOf, sumOf } from '../base/money.js';
import type { Borrowing } from '../contract/health/healthMetrics.js';
import { signedOf } from './balances.js';
import type { HealthRow } from './rows.js';

/** `rows` are the advances and the repayments, refunds of repayments among them. */
export function borrowingOf(rows: readonly HealthRow[]): Borrowing {
  const lenders = new Set(rows.map(({ decision }) => decision.payee.key).filter(key => key !== ''));
  return {
    lenderCount: lenders.size,
    netBorrowed: majorOf(sumOf(rows.map(({ entry }) => signedOf(entry)))),
    transactionIds: rows.map(({ entry }) => entry.transactionId),
  };
}
