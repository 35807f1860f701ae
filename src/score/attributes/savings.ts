/** Money put by, and money fetched back. */
import type { HealthRow } from '../../health/rows.js';
import type { Flows } from './facts.js';
import { countOf, netOf, perMonthOf, shareOfIncome, shareOfMonths } from './formulas.js';
import type { AttributeRow } from './row.js';

const isSavings = ({ category }: HealthRow) => category.affordability === 'savings';
const isPaidIn = (row: HealthRow) => !row.entry.isCredit && isSavings(row);
const isFetchedBack = (row: HealthRow) => row.entry.isCredit && isSavings(row);
const savedOf = (flows: Flows) => -netOf(isSavings)(flows);

export const SAVINGS = [
  {
    name: 'savingsPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Paid into savings and investments less what came back, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(savedOf),
  },
  {
    name: 'savingsRate',
    unit: 'ratio',
    window: 'year',
    definition: 'Paid into savings and investments less what came back, over income.',
    nullReasons: ['no-income'],
    measure: shareOfIncome(savedOf),
  },
  {
    name: 'monthsWithSavingShare',
    unit: 'share',
    window: 'completeMonths',
    fewest: 1,
    definition: 'The part of the months in which anything was paid into savings or investments.',
    nullReasons: [],
    measure: shareOfMonths(({ rows }) => rows.some(isPaidIn)),
  },
  {
    name: 'savingsWithdrawalCount90d',
    unit: 'count',
    window: '90d',
    definition: 'Credits from savings and investments in the last 90 days.',
    nullReasons: [],
    measure: countOf(isFetchedBack),
  },
] as const satisfies readonly AttributeRow[];
