/** Payday and other high-cost loans, buy-now-pay-later, and debts that went to collectors. */

import type { AttributeRow } from './attributeRow.js';
import {
  costOf,
  countOf,
  daysSinceLast,
  isDebitOf,
  payeeCountOf,
  perMonthOf,
  shareOfIncome,
} from './formulas.js';

/** As in financial health: the kinds of the FCA's high-cost credit review that leave a trace of their own on a statement. */
const HIGH_COST = ['short-term-loan', 'catalogue-credit'] as const;
const isHighCost = isDebitOf(...HIGH_COST);
const isBuyNowPayLater = isDebitOf('bnpl');
const isCollection = isDebitOf('debt-collection');

export const HIGH_COST_CREDIT = [
  {
    name: 'highCostRepaymentsPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Repayments of payday, short-term, catalogue and home credit, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(costOf(...HIGH_COST)),
  },
  {
    name: 'highCostShareOfIncome',
    unit: 'share',
    window: 'year',
    definition: 'Repayments of payday, short-term, catalogue and home credit, as a part of income.',
    nullReasons: ['no-income'],
    measure: shareOfIncome(costOf(...HIGH_COST)),
  },
  {
    name: 'highCostRepaymentCount30d',
    unit: 'count',
    window: '30d',
    definition: 'Repayments of payday, short-term, catalogue and home credit in the last 30 days.',
    nullReasons: [],
    measure: countOf(isHighCost),
  },
  {
    name: 'highCostRepaymentCount90d',
    unit: 'count',
    window: '90d',
    definition: 'Repayments of payday, short-term, catalogue and home credit in the last 90 days.',
    nullReasons: [],
    measure: countOf(isHighCost),
  },
  {
    name: 'highCostRepaymentCount365d',
    unit: 'count',
    window: '365d',
    definition: 'Repayments of payday, short-term, catalogue and home credit in the last 365 days.',
    nullReasons: [],
    measure: countOf(isHighCost),
  },
  {
    name: 'highCostLenderCount',
    unit: 'count',
    window: 'year',
    definition: 'Different payees of payday, short-term, catalogue and home credit.',
    nullReasons: [],
    measure: payeeCountOf(isHighCost),
  },
  {
    name: 'daysSinceLastHighCostRepayment',
    unit: 'days',
    window: 'year',
    definition: 'Days since the last repayment of payday, short-term, catalogue or home credit.',
    nullReasons: ['none-seen'],
    measure: daysSinceLast(isHighCost),
  },
  {
    name: 'bnplPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Payments to buy-now-pay-later lenders less refunds, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(costOf('bnpl')),
  },
  {
    name: 'bnplShareOfIncome',
    unit: 'share',
    window: 'year',
    definition: 'Payments to buy-now-pay-later lenders less refunds, as a part of income.',
    nullReasons: ['no-income'],
    measure: shareOfIncome(costOf('bnpl')),
  },
  {
    name: 'bnplPaymentCount90d',
    unit: 'count',
    window: '90d',
    definition: 'Payments to buy-now-pay-later lenders in the last 90 days.',
    nullReasons: [],
    measure: countOf(isBuyNowPayLater),
  },
  {
    name: 'bnplLenderCount90d',
    unit: 'count',
    window: '90d',
    definition: 'Different buy-now-pay-later lenders paid in the last 90 days.',
    nullReasons: [],
    measure: payeeCountOf(isBuyNowPayLater),
  },
  {
    name: 'debtCollectionPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Payments to debt collectors, bailiffs and for arrears, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(costOf('debt-collection')),
  },
  {
    name: 'debtCollectorCount',
    unit: 'count',
    window: 'year',
    definition: 'Different debt collectors and bailiffs paid.',
    nullReasons: [],
    measure: payeeCountOf(isCollection),
  },
  {
    name: 'daysSinceLastDebtCollection',
    unit: 'days',
    window: 'year',
    definition: 'Days since the last payment to a debt collector or bailiff.',
    nullReasons: ['none-seen'],
    measure: daysSinceLast(isCollection),
  },
  {
    name: 'debtManagementPaymentCount',
    unit: 'count',
    window: 'year',
    definition: 'Payments into a debt management plan, individual voluntary arrangement or trust deed.',
    nullReasons: [],
    measure: countOf(isDebitOf('debt-management-plan')),
  },
] as const satisfies readonly AttributeRow[];
