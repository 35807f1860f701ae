/** How much of the spending is cash, which nothing tells the use of. */
import { ratioOf } from '../../health/rates.js';
import { costOf, countOf, isCreditOf, isDebitOf, netOf, perMonthOf, shareOfSpending } from './formulas.js';
import type { AttributeRow } from './row.js';

const withdrawnOf = costOf('cash-withdrawal');

export const CASH = [
  {
    name: 'cashWithdrawalsPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Cash withdrawn, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(withdrawnOf),
  },
  {
    name: 'cashShareOfSpending',
    unit: 'share',
    window: 'year',
    definition: 'Cash withdrawn as a part of spending.',
    nullReasons: ['no-spending'],
    measure: shareOfSpending(withdrawnOf),
  },
  {
    name: 'cashWithdrawalCount90d',
    unit: 'count',
    window: '90d',
    definition: 'Cash withdrawals of the last 90 days.',
    nullReasons: [],
    measure: countOf(isDebitOf('cash-withdrawal')),
  },
  {
    name: 'cashDepositsToIncome',
    unit: 'ratio',
    window: 'year',
    definition: 'Cash and cheques paid in, which verify nothing, over verified income.',
    nullReasons: ['no-income'],
    measure: period => ratioOf(netOf(isCreditOf('cash-deposit'))(period), period.income) ?? 'no-income',
  },
] as const satisfies readonly AttributeRow[];
