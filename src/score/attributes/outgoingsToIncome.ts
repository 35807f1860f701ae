/** The outgoings, by kind, as a share of the income of the same days. */

import type { AttributeRow } from './attributeRow.js';
import { costOf, costOfGroups, costOfSections, shareOfIncome, spendingOf } from './formulas.js';

export const OUTGOINGS_TO_INCOME = [
  {
    name: 'spendingToIncome',
    unit: 'ratio',
    window: 'year',
    definition:
      'Fixed, flexible and debt costs less refunds, over income: above 1 more went out than came in.',
    nullReasons: ['no-income'],
    measure: shareOfIncome(spendingOf),
  },
  {
    name: 'spendingToIncome90d',
    unit: 'ratio',
    window: '90d',
    definition: 'Fixed, flexible and debt costs of the last 90 days less refunds, over their income.',
    nullReasons: ['no-income'],
    measure: shareOfIncome(spendingOf),
  },
  {
    name: 'fixedCostsShareOfIncome',
    unit: 'share',
    window: 'year',
    definition: "Costs of the taxonomy's fixed section less refunds, as a part of income.",
    nullReasons: ['no-income'],
    measure: shareOfIncome(costOfSections('fixed')),
  },
  {
    name: 'flexibleCostsShareOfIncome',
    unit: 'share',
    window: 'year',
    definition: "Costs of the taxonomy's flexible section less refunds, as a part of income.",
    nullReasons: ['no-income'],
    measure: shareOfIncome(costOfSections('flexible')),
  },
  {
    name: 'housingShareOfIncome',
    unit: 'share',
    window: 'year',
    definition: 'Rent, mortgage, council tax and service charges less refunds, as a part of income.',
    nullReasons: ['no-income'],
    measure: shareOfIncome(costOfGroups('housing')),
  },
  {
    name: 'utilitiesShareOfIncome',
    unit: 'share',
    window: 'year',
    definition:
      'Energy, water, television licence, telephone and internet less refunds, as a part of income.',
    nullReasons: ['no-income'],
    measure: shareOfIncome(costOfGroups('utilities', 'communications')),
  },
  {
    name: 'transportShareOfIncome',
    unit: 'share',
    window: 'year',
    definition: "Costs of the taxonomy's transport group less refunds, as a part of income.",
    nullReasons: ['no-income'],
    measure: shareOfIncome(costOfGroups('transport')),
  },
  {
    name: 'insuranceShareOfIncome',
    unit: 'share',
    window: 'year',
    definition: "Costs of the taxonomy's insurance group less refunds, as a part of income.",
    nullReasons: ['no-income'],
    measure: shareOfIncome(costOfGroups('insurance')),
  },
  {
    name: 'careShareOfIncome',
    unit: 'share',
    window: 'year',
    definition: 'Childcare, maintenance paid, health and adult care less refunds, as a part of income.',
    nullReasons: ['no-income'],
    measure: shareOfIncome(costOfGroups('care-and-health')),
  },
  {
    name: 'foodShareOfIncome',
    unit: 'share',
    window: 'year',
    definition: "Costs of the taxonomy's food group less refunds, as a part of income.",
    nullReasons: ['no-income'],
    measure: shareOfIncome(costOfGroups('food')),
  },
  {
    name: 'leisureShareOfIncome',
    unit: 'share',
    window: 'year',
    definition:
      "Costs of the taxonomy's leisure and travel groups less refunds, gambling apart, as a part of income.",
    nullReasons: ['no-income'],
    measure: shareOfIncome(flows => costOfGroups('leisure', 'travel')(flows) - costOf('gambling')(flows)),
  },
] as const satisfies readonly AttributeRow[];
