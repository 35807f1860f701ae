/** How much income comes in, from how many sources, and how steadily. */

import { earlierOf, monthsBetween } from '../../base/calendar.js';
import { type Minor, sumOf } from '../../base/money.js';
import { stabilityOf } from '../../health/monthTotals.js';
import { ratioOf } from '../../health/rates.js';
import { scoreOfAll } from '../../income/flags.js';
import type { StreamFacts } from '../../income/stream.js';
import type { CategorySlug } from '../../model/taxonomy.js';
import type { AttributeRow, Measured } from './attributeRow.js';
import type { AttributeFacts, Flows } from './facts.js';
import { FEWEST_FOR_TREND, incomeOf, perMonthOf, shareOfIncome, shareOfMonths, trendOf } from './formulas.js';

const WORK: ReadonlySet<CategorySlug> = new Set(['salary', 'gig-income', 'self-employment-income']);
const PENSIONS: ReadonlySet<CategorySlug> = new Set(['state-pension', 'private-pension']);

const stillPays = ({ status }: StreamFacts) => status !== 'Ended';
const estimateOf = (streams: readonly StreamFacts[]) =>
  sumOf(streams.map(({ estimate }) => estimate.monthly));

function sourceTotals({ rows }: Flows): Minor[] {
  const totals = new Map<object, Minor>();
  for (const { entry, incomeSource } of rows)
    if (incomeSource !== null) totals.set(incomeSource, (totals.get(incomeSource) ?? 0) + entry.minor);
  return [...totals.values()];
}

function shareOfStreams(isMeant: (stream: StreamFacts) => boolean): (facts: AttributeFacts) => Measured {
  const totalOf = (streams: readonly StreamFacts[]) => sumOf(streams.map(({ total }) => total));
  return ({ streams }) => ratioOf(totalOf(streams.filter(isMeant)), totalOf(streams)) ?? 'no-income';
}

const benefitsOf = ({ rows }: Flows) =>
  sumOf(rows.map(({ entry, incomeSource }) => (incomeSource?.isBenefit ? entry.minor : 0)));

export const INCOME = [
  {
    name: 'incomePerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Income received from verified streams, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(incomeOf),
  },
  {
    name: 'incomePerMonth90d',
    unit: 'money',
    window: '90d',
    definition: 'Income received from verified streams in the last 90 days, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(incomeOf),
  },
  {
    name: 'estimatedIncomePerMonth',
    unit: 'money',
    window: 'incomeYear',
    definition:
      'The estimated monthly income of all streams that still pay, also beyond the three that verifyIncome shows.',
    nullReasons: [],
    measure: ({ streams }) => estimateOf(streams),
  },
  {
    name: 'largestSourceShare',
    unit: 'share',
    window: 'year',
    definition: 'The part of the income that came from the source that paid most.',
    nullReasons: ['no-income'],
    measure: period =>
      ratioOf(
        sourceTotals(period).reduce((a, b) => Math.max(a, b), 0),
        period.income,
      ) ?? 'no-income',
  },
  {
    name: 'incomeSourceCount',
    unit: 'count',
    window: 'year',
    definition: 'Verified streams, benefits among them, that paid in the period.',
    nullReasons: [],
    measure: period => sourceTotals(period).length,
  },
  {
    name: 'activeIncomeSourceCount',
    unit: 'count',
    window: 'incomeYear',
    definition: 'Verified streams that still pay.',
    nullReasons: [],
    measure: ({ streams }) => streams.filter(stillPays).length,
  },
  {
    name: 'endedIncomeSourceCount',
    unit: 'count',
    window: 'incomeYear',
    definition:
      'Verified streams that were silent for so long that no more is expected, which late ones are not yet.',
    nullReasons: [],
    measure: ({ streams }) => streams.length - streams.filter(stillPays).length,
  },
  {
    name: 'workShareOfIncome',
    unit: 'share',
    window: 'incomeYear',
    definition: 'The part of verified income that is salary, gig or self-employed earnings.',
    nullReasons: ['no-income'],
    measure: shareOfStreams(({ category }) => WORK.has(category)),
  },
  {
    name: 'pensionShareOfIncome',
    unit: 'share',
    window: 'incomeYear',
    definition: 'The part of verified income that is state or private pension.',
    nullReasons: ['no-income'],
    measure: shareOfStreams(({ category }) => PENSIONS.has(category)),
  },
  {
    name: 'benefitIncomePerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Benefits received, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(benefitsOf),
  },
  {
    name: 'benefitShareOfIncome',
    unit: 'share',
    window: 'year',
    definition: 'The part of the income that is benefits.',
    nullReasons: ['no-income'],
    measure: shareOfIncome(benefitsOf),
  },
  {
    name: 'incomeStability',
    unit: 'ratio',
    window: 'completeMonths',
    fewest: 2,
    definition:
      "1 less the coefficient of variation of the months' income, at least 0: 1 is the same every month.",
    nullReasons: ['no-income'],
    measure: months => stabilityOf(months.map(incomeOf)) ?? 'no-income',
  },
  {
    name: 'lowestMonthShareOfIncome',
    unit: 'share',
    window: 'completeMonths',
    fewest: 2,
    definition: 'Income of the poorest month as a part of the mean month.',
    nullReasons: ['no-income'],
    measure: months => {
      const incomes = months.map(incomeOf);
      const lowest = incomes.reduce((a, b) => Math.min(a, b));
      return ratioOf(lowest * incomes.length, sumOf(incomes)) ?? 'no-income';
    },
  },
  {
    name: 'incomeTrend',
    unit: 'ratio',
    window: 'completeMonths',
    fewest: FEWEST_FOR_TREND,
    definition:
      'Income of the latest three months over that of the three before, less 1: 0.1 is a tenth more.',
    nullReasons: ['none-seen'],
    measure: trendOf(incomeOf),
  },
  {
    name: 'monthsWithIncomeShare',
    unit: 'share',
    window: 'completeMonths',
    fewest: 1,
    definition: 'The part of the months in which any income came.',
    nullReasons: [],
    measure: shareOfMonths(({ income }) => income > 0),
  },
  {
    name: 'monthsSinceFirstIncome',
    unit: 'months',
    window: 'asOf',
    definition: 'Whole months since the first income payment in the whole history.',
    nullReasons: ['no-income'],
    measure: ({ rows, asOf }) => {
      const first = rows.find(({ incomeSource }) => incomeSource !== null);
      return first === undefined ? 'no-income' : monthsBetween(first.entry.day, asOf);
    },
  },
  {
    name: 'monthsSinceFirstPay',
    unit: 'months',
    window: 'incomeYear',
    definition:
      'Whole months since the first payment seen of the longest stream of earnings that still pays, at most twelve.',
    nullReasons: ['no-income'],
    measure: ({ streams, asOf }) => {
      const days = streams
        .filter(stream => stillPays(stream) && WORK.has(stream.category))
        .flatMap(({ group }) => group.entries.map(({ entry }) => entry.day));
      return days.length === 0 ? 'no-income' : monthsBetween(days.reduce(earlierOf), asOf);
    },
  },
  {
    name: 'incomeConfidenceScore',
    unit: 'points',
    window: 'incomeYear',
    definition: 'The confidence score of verified income, 0 to 10, of the streams that still pay.',
    nullReasons: ['no-income'],
    measure: ({ streams }) => scoreOfAll(streams.filter(stillPays)) ?? 'no-income',
  },
] as const satisfies readonly AttributeRow[];
