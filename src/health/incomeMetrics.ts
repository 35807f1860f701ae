/** Income of a period: how much, how steady, from how many, and how the balance stands around payday. */
import { groupedBy } from '../base/grouped.js';
import { type Minor, majorOf, sumOf } from '../base/money.js';
import type { ConsumerMetrics } from '../model/consumerHealth.js';
import type { ConsumerFigure } from '../model/healthFigures.js';
import { herfindahlOf } from './concentration.js';
import { monthlySums, stabilityOf } from './months.js';
import { type PaydayMetrics, paydayMetricsOf } from './payday.js';
import type { PeriodFacts } from './periodFacts.js';
import { majorOrNull, perMonth, ratioOf } from './rates.js';
import type { HealthRow } from './rows.js';

type IncomeMetrics = Pick<
  ConsumerMetrics,
  | 'income'
  | 'incomePerMonth'
  | 'incomeStability'
  | 'incomeSourceCount'
  | 'largestIncomeShare'
  | 'incomeHerfindahlIndex'
  | 'benefitShareOfIncome'
> &
  PaydayMetrics;

export function incomeMetricsOf(facts: PeriodFacts<ConsumerFigure>): IncomeMetrics {
  const rows = facts.byFigure.get('income') ?? [];
  const sources = [...groupedBy(rows, ({ incomeSource }) => incomeSource).values()];
  const income = totalOf(rows);
  const largest = largestOf(sources);
  return {
    income: majorOf(income),
    incomePerMonth: majorOrNull(perMonth(income, facts.days)),
    incomeStability: stabilityOf(monthlySums(rows, facts.wholeMonths)),
    incomeSourceCount: sources.length,
    largestIncomeShare: ratioOf(totalOf(largest), income),
    incomeHerfindahlIndex: herfindahlOf(sources.map(totalOf), income),
    benefitShareOfIncome: ratioOf(
      totalOf(rows.filter(({ incomeSource }) => incomeSource?.isBenefit)),
      income,
    ),
    ...paydayMetricsOf(facts, largest),
  };
}

function totalOf(rows: readonly HealthRow[]): Minor {
  return sumOf(rows.map(({ entry }) => entry.minor));
}

function largestOf(sources: readonly (readonly HealthRow[])[]): readonly HealthRow[] {
  let largest: readonly HealthRow[] = [];
  for (const source of sources) if (totalOf(source) > totalOf(largest)) largest = source;
  return largest;
}
