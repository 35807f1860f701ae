/** Payments that were sent back unpaid, and the fees for them. */
import { majorOf } from '../base/money.js';
import type { ReturnedPayments } from '../model/health.js';
import { costIn } from './evidence.js';
import type { HealthRow } from './rows.js';
import { isWordedReturned } from './wording.js';

const isFee = ({ category, entry }: HealthRow) =>
  category.slug === 'returned-payment-fee' || (category.group === 'fees' && isWordedReturned(entry));

export function returnedPaymentsOf(rows: readonly HealthRow[]): ReturnedPayments {
  const signs = rows.filter(row => row.isReturned || isFee(row));
  const fees = signs.filter(isFee);
  const returned = signs.filter(({ isReturned }) => isReturned).length;
  const charged = fees.filter(({ entry }) => !entry.isCredit).length;
  return {
    count: Math.max(returned, charged),
    fees: majorOf(costIn(fees)),
    transactionIds: signs.map(({ entry }) => entry.transactionId),
  };
}
