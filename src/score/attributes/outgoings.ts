/** The outgoings of a month, by kind, less refunds. */
import { roundedTo, sumOf } from '../../base/money.js';
import { variationOf } from '../../base/statistics.js';
import { ratioOf } from '../../health/rates.js';
import type { AttributeRow } from './attributeRow.js';
import {
  costOf,
  costOfGroups,
  costOfSections,
  FEWEST_FOR_TREND,
  perMonthOf,
  spendingOf,
  trendOf,
} from './formulas.js';

export const OUTGOINGS = [
  {
    name: 'spendingPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Fixed, flexible and debt costs less refunds, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(spendingOf),
  },
  {
    name: 'spendingPerMonth90d',
    unit: 'money',
    window: '90d',
    definition: 'Fixed, flexible and debt costs of the last 90 days less refunds, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(spendingOf),
  },
  {
    name: 'fixedCostsPerMonth',
    unit: 'money',
    window: 'year',
    definition: "Costs of the taxonomy's fixed section less refunds, per month of 365/12 days.",
    nullReasons: [],
    measure: perMonthOf(costOfSections('fixed')),
  },
  {
    name: 'flexibleCostsPerMonth',
    unit: 'money',
    window: 'year',
    definition: "Costs of the taxonomy's flexible section less refunds, per month of 365/12 days.",
    nullReasons: [],
    measure: perMonthOf(costOfSections('flexible')),
  },
  {
    name: 'housingCostsPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Rent, mortgage, council tax and service charges less refunds, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(costOfGroups('housing')),
  },
  {
    name: 'utilitiesPerMonth',
    unit: 'money',
    window: 'year',
    definition:
      'Energy, water, television licence, telephone and internet less refunds, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(costOfGroups('utilities', 'communications')),
  },
  {
    name: 'transportCostsPerMonth',
    unit: 'money',
    window: 'year',
    definition: "Costs of the taxonomy's transport group less refunds, per month of 365/12 days.",
    nullReasons: [],
    measure: perMonthOf(costOfGroups('transport')),
  },
  {
    name: 'insuranceCostsPerMonth',
    unit: 'money',
    window: 'year',
    definition: "Costs of the taxonomy's insurance group less refunds, per month of 365/12 days.",
    nullReasons: [],
    measure: perMonthOf(costOfGroups('insurance')),
  },
  {
    name: 'careCostsPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Childcare, maintenance paid, health and adult care less refunds, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(costOfGroups('care-and-health')),
  },
  {
    name: 'groceriesPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Groceries less refunds, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(costOf('groceries')),
  },
  {
    name: 'eatingOutPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Restaurants, takeaways and pubs less refunds, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(costOf('restaurants-and-cafes', 'takeaway-and-fast-food', 'pubs-and-bars')),
  },
  {
    name: 'spendingTrend',
    unit: 'ratio',
    window: 'completeMonths',
    fewest: FEWEST_FOR_TREND,
    definition: 'Spending of the latest three months over that of the three before, less 1.',
    nullReasons: ['none-seen'],
    measure: trendOf(spendingOf),
  },
  {
    name: 'spendingVariation',
    unit: 'ratio',
    window: 'completeMonths',
    fewest: 2,
    definition: "The coefficient of variation of the months' spending.",
    nullReasons: ['no-spending'],
    measure: months => {
      const variation = variationOf(months.map(spendingOf));
      return variation === null ? 'no-spending' : roundedTo(variation, 4);
    },
  },
  {
    name: 'uncategorisedShareOfDebits',
    unit: 'share',
    window: 'year',
    definition: 'The part of the money paid out of which nothing says what it was for.',
    nullReasons: ['no-spending'],
    measure: ({ rows }) => {
      const debits = rows.filter(({ entry }) => !entry.isCredit);
      const unknown = debits.filter(({ category }) => category.group === 'unknown');
      return (
        ratioOf(
          sumOf(unknown.map(({ entry }) => entry.minor)),
          sumOf(debits.map(({ entry }) => entry.minor)),
        ) ?? 'no-spending'
      );
    },
  },
] as const satisfies readonly AttributeRow[];
