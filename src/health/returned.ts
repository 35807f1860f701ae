/** Payments that were sent back unpaid, and the fees for them. */
import type { ReturnedPayments } from '../model/health.js';
import type { Category } from '../model/taxonomy.js';
import { evidencedCost } from './evidence.js';
import type { HealthRow } from './rows.js';

const isFee = ({ slug }: Category) => slug === 'returned-payment-fee';

export function returnedPaymentsOf(rows: readonly HealthRow[]): ReturnedPayments {
  const returned = rows.filter(({ isReturned }) => isReturned).length;
  const charged = rows.filter(({ category, entry }) => isFee(category) && !entry.isCredit).length;
  return {
    count: Math.max(returned, charged),
    fees: evidencedCost(rows, isFee).amount,
    transactionIds: rows
      .filter(row => row.isReturned || isFee(row.category))
      .map(({ entry }) => entry.transactionId),
  };
}
