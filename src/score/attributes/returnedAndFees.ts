/** Payments that came back unpaid, and what the bank charged. */
import { returnedPaymentsOf, returnedSignsOf } from '../../health/returned.js';
import type { HealthRow } from '../../health/rows.js';
import type { AttributeRow } from './attributeRow.js';
import type { Flows } from './facts.js';
import { costOfGroups, countOf, daysSinceLast, isDebitOf, shareOfIncome } from './formulas.js';

const returnedCount = ({ rows }: Flows) => returnedPaymentsOf(returnedSignsOf(rows)).count;
const feesOf = costOfGroups('fees');
const isReturnedOrCharged = ({ returned, entry }: HealthRow) =>
  returned === 'fee' ? !entry.isCredit : returned !== null;

export const RETURNED_PAYMENTS_AND_FEES = [
  {
    name: 'returnedPaymentCount30d',
    unit: 'count',
    window: '30d',
    definition:
      'Payments of the last 30 days sent back unpaid and cheques paid in that bounced, or the fees for them where these are more.',
    nullReasons: [],
    measure: returnedCount,
  },
  {
    name: 'returnedPaymentCount90d',
    unit: 'count',
    window: '90d',
    definition:
      'Payments of the last 90 days sent back unpaid and cheques paid in that bounced, or the fees for them where these are more.',
    nullReasons: [],
    measure: returnedCount,
  },
  {
    name: 'returnedPaymentCount180d',
    unit: 'count',
    window: '180d',
    definition:
      'Payments of the last 180 days sent back unpaid and cheques paid in that bounced, or the fees for them where these are more.',
    nullReasons: [],
    measure: returnedCount,
  },
  {
    name: 'returnedPaymentCount365d',
    unit: 'count',
    window: '365d',
    definition:
      'Payments of the last 365 days sent back unpaid and cheques paid in that bounced, or the fees for them where these are more.',
    nullReasons: [],
    measure: returnedCount,
  },
  {
    name: 'daysSinceLastReturnedPayment',
    unit: 'days',
    window: 'year',
    definition:
      'Days since the last payment sent back unpaid or cheque that bounced, or the last fee for one.',
    nullReasons: ['none-seen'],
    measure: daysSinceLast(isReturnedOrCharged),
  },
  {
    name: 'bankFees30d',
    unit: 'money',
    window: '30d',
    definition:
      'Bank charges, overdraft interest and fees for unpaid items of the last 30 days less refunds.',
    nullReasons: [],
    measure: feesOf,
  },
  {
    name: 'bankFees90d',
    unit: 'money',
    window: '90d',
    definition:
      'Bank charges, overdraft interest and fees for unpaid items of the last 90 days less refunds.',
    nullReasons: [],
    measure: feesOf,
  },
  {
    name: 'bankFees180d',
    unit: 'money',
    window: '180d',
    definition:
      'Bank charges, overdraft interest and fees for unpaid items of the last 180 days less refunds.',
    nullReasons: [],
    measure: feesOf,
  },
  {
    name: 'bankFees365d',
    unit: 'money',
    window: '365d',
    definition:
      'Bank charges, overdraft interest and fees for unpaid items of the last 365 days less refunds.',
    nullReasons: [],
    measure: feesOf,
  },
  {
    name: 'bankFeesShareOfIncome',
    unit: 'share',
    window: 'year',
    definition:
      'Bank charges, overdraft interest and fees for unpaid items less refunds, as a part of income.',
    nullReasons: ['no-income'],
    measure: shareOfIncome(feesOf),
  },
  {
    name: 'overdraftChargeCount90d',
    unit: 'count',
    window: '90d',
    definition: 'Overdraft fees and interest charges of the last 90 days.',
    nullReasons: [],
    measure: countOf(isDebitOf('interest-and-overdraft-charges')),
  },
] as const satisfies readonly AttributeRow[];
