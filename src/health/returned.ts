/** Payments that were sent back unpaid, and the fees for them. */
import { majorOf } from '../base/money.js';
import type { ReturnedPayments } from '../model/health.js';
import { costIn } from './evidence.js';
import type { HealthRow } from './rows.js';
import { isWordedReturned } from './wording.js';

const isFee = ({ category, entry }: HealthRow) =>
  category.slug === 'returned-payment-fee' || (category.group === 'fees' && isWordedReturned(entry));

/** The payments and the fees among rows. */
export function returnedSignsOf(rows: readonly HealthRow[]): HealthRow[] {
  return rows.filter(row => row.isReturned || isFee(row));
}

export function returnedPaymentsOf(signs: readonly HealthRow[]): ReturnedPayments {
  const fees = signs.filter(isFee);
  const returned = signs.filter(({ isReturned }) => isReturned).length;
  const charged = fees.filter(({ entry }) => !entry.isCredit).length;
  return {
    count: Math.max(returned, charged),
    fees: majorOf(costIn(fees)),
    transactionIds: signs.map(({ entry }) => entry.transactionId),
  };
}
