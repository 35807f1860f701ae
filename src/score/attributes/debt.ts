/** The payments on debts, by kind, and the number of lenders. Vehicle finance is debt here, and no running cost. */
import type { HealthRow } from '../../health/rows.js';
import type { AttributeRow } from './attributeRow.js';
import type { Flows } from './facts.js';
import {
  costOf,
  costOfGroups,
  payeeCountOf,
  payeesOf,
  perMonthOf,
  recentAndBefore,
  shareOfIncome,
} from './formulas.js';

const isRepayment = ({ entry, category: { group, slug } }: HealthRow) =>
  !entry.isCredit && (group === 'debt' || slug === 'vehicle-finance');
const repaymentsOf = (flows: Flows) => costOfGroups('debt')(flows) + costOf('vehicle-finance')(flows);

export const DEBT = [
  {
    name: 'debtRepaymentsPerMonth',
    unit: 'money',
    window: 'year',
    definition:
      'All debt repayments, vehicle finance among them and mortgages not, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(repaymentsOf),
  },
  {
    name: 'debtServiceRatio',
    unit: 'share',
    window: 'year',
    definition: 'All debt repayments, vehicle finance among them and mortgages not, as a part of income.',
    nullReasons: ['no-income'],
    measure: shareOfIncome(repaymentsOf),
  },
  {
    name: 'debtServiceRatio90d',
    unit: 'share',
    window: '90d',
    definition: 'All debt repayments of the last 90 days, as a part of their income.',
    nullReasons: ['no-income'],
    measure: shareOfIncome(repaymentsOf),
  },
  {
    name: 'creditCardPaymentsPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Payments to credit and store cards, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(costOf('credit-card-payment')),
  },
  {
    name: 'loanRepaymentsPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Repayments of personal and secured loans, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(costOf('personal-loan', 'secured-loan')),
  },
  {
    name: 'vehicleFinancePerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Payments on vehicle finance, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(costOf('vehicle-finance')),
  },
  {
    name: 'studentLoanRepaymentsPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Student loan repayments made from the account, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(costOf('student-loan-repayment')),
  },
  {
    name: 'lenderCount',
    unit: 'count',
    window: 'year',
    definition: 'Different payees of debt repayments.',
    nullReasons: [],
    measure: payeeCountOf(isRepayment),
  },
  {
    name: 'lenderCount90d',
    unit: 'count',
    window: '90d',
    definition: 'Different payees of debt repayments of the last 90 days.',
    nullReasons: [],
    measure: payeeCountOf(isRepayment),
  },
  {
    name: 'lendersPaidInOneMonth',
    unit: 'count',
    window: 'completeMonths',
    fewest: 1,
    definition: 'The most different payees of debt repayments in one month.',
    nullReasons: [],
    measure: months => Math.max(...months.map(month => payeesOf(month, isRepayment).size)),
  },
  {
    name: 'newLenderCount90d',
    unit: 'count',
    window: '180d',
    definition:
      'Payees of debt repayments of the last 90 days who were not paid in the days of the window before.',
    nullReasons: [],
    measure: (period, facts) => {
      const [recent, before] = recentAndBefore(period, facts);
      const known = payeesOf(before, isRepayment);
      return [...payeesOf(recent, isRepayment)].filter(payee => !known.has(payee)).length;
    },
  },
] as const satisfies readonly AttributeRow[];
