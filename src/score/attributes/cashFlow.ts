/** What is left: credits less debits, without own transfers, savings and borrowed money. */
import { roundedTo, sumOf } from '../../base/money.js';
import { standardDeviation } from '../../base/statistics.js';
import { ratioOf } from '../../health/rates.js';
import type { HealthRow } from '../../health/rows.js';
import type { AttributeRow } from './attributeRow.js';
import { incomeOf, netOf, perMonthOf, shareOfMonths, spendingOf } from './formulas.js';

const isOwnMoney = ({ category: { slug, affordability } }: HealthRow) =>
  slug === 'own-account-transfer' || affordability === 'savings';
const isEarnedOrSpent = (row: HealthRow) => !isOwnMoney(row) && row.category.slug !== 'loan-proceeds';
const netCashFlowOf = netOf(isEarnedOrSpent);

export const CASH_FLOW = [
  {
    name: 'surplusPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Verified income less spending, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(flows => incomeOf(flows) - spendingOf(flows)),
  },
  {
    name: 'netCashFlowPerMonth',
    unit: 'money',
    window: 'year',
    definition:
      'All credits less all debits, per month of 365/12 days; own transfers, savings and borrowed money left out.',
    nullReasons: [],
    measure: perMonthOf(netCashFlowOf),
  },
  {
    name: 'netCashFlowPerMonth90d',
    unit: 'money',
    window: '90d',
    definition:
      'All credits less all debits of the last 90 days, per month of 365/12 days; own transfers, savings and borrowed money left out.',
    nullReasons: [],
    measure: perMonthOf(netCashFlowOf),
  },
  {
    name: 'netCashFlowVolatility',
    unit: 'ratio',
    window: 'completeMonths',
    fewest: 2,
    definition: "The standard deviation of the months' net cash flow over their mean income.",
    nullReasons: ['no-income'],
    measure: months => {
      const spread = standardDeviation(months.map(netCashFlowOf)) ?? 0;
      const income = sumOf(months.map(incomeOf));
      return income > 0 ? roundedTo((spread * months.length) / income, 4) : 'no-income';
    },
  },
  {
    name: 'negativeMonthsShare',
    unit: 'share',
    window: 'completeMonths',
    fewest: 1,
    definition: 'The part of the months whose net cash flow was below zero.',
    nullReasons: [],
    measure: shareOfMonths(month => netCashFlowOf(month) < 0),
  },
  {
    name: 'creditTurnoverPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'All credits, own transfers and savings left out, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(netOf(row => row.entry.isCredit && !isOwnMoney(row))),
  },
  {
    name: 'personToPersonShareOfCredits',
    unit: 'share',
    window: 'year',
    definition: 'The part of all credits, own transfers and savings left out, that came from persons.',
    nullReasons: ['no-credits'],
    measure: period => {
      const credits = netOf(row => row.entry.isCredit && !isOwnMoney(row));
      const persons = netOf(
        row => row.entry.isCredit && row.incomeSource === null && row.category.slug === 'person-to-person',
      );
      return ratioOf(persons(period), credits(period)) ?? 'no-credits';
    },
  },
] as const satisfies readonly AttributeRow[];
