/** Payments that were sent back unpaid, and the fees for them. */
import { majorOf } from '../base/money.js';
import type { ReturnedPayments } from '../contract/health/healthMetrics.js';
import { costIn } from './evidence.js';
import type { HealthRow } from './rows.js';

const isFee = ({ returned }: HealthRow) => returned === 'fee';

/** The payments and the fees among rows. */
export function returnedSignsOf(rows: readonly HealthRow[]): HealthRow[] {
  return rows.filter(({ returned }) => returned !== null);
}

export function returnedPaymentsOf(signs: readonly HealthRow[]): ReturnedPayments {
  const fees = signs.filter(isFee);
  const charged = fees.filter(({ entry }) => !entry.isCredit).length;
  return {
    count: Math.max(signs.length - fees.length, charged),
    fees: majorOf(costIn(fees)),
    transactionIds: signs.map(({ entry }) => entry.transactionId),
  };
}
