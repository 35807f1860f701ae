/** Payments that were sent back unpaid, and the fees for them. */
import type { ReturnedPayments } from '../model/health.js';
import { evidencedCost } from './evidence.js';
import type { HealthRow } from './rows.js';
import { isWordedReturned } from './wording.js';

const isFee = ({ category, entry }: HealthRow) =>
  category.slug === 'returned-payment-fee' || (category.group === 'fees' && isWordedReturned(entry));

export function returnedPaymentsOf(rows: readonly HealthRow[]): ReturnedPayments {
  const returned = rows.filter(({ isReturned }) => isReturned).length;
  const charged = rows.filter(row => !row.entry.isCredit && isFee(row)).length;
  return {
    count: Math.max(returned, charged),
    fees: evidencedCost(rows.filter(isFee)).amount,
    transactionIds: rows.filter(row => row.isReturned || isFee(row)).map(({ entry }) => entry.transactionId),
  };
}
