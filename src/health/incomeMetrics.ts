/** Income of a period: how much, how steady, from how many, and what was left before it came. */
import { type Minor, majorOf, scaled, sumOf } from '../base/money.js';
import type { ConsumerMetrics } from '../model/health.js';
import { groupedBy } from './grouped.js';
import { monthlySums, stabilityOf } from './months.js';
import type { PeriodFacts } from './periods.js';
import { majorOrNull, perMonth, ratioOf } from './rates.js';
import type { HealthRow } from './rows.js';

type IncomeMetrics = Pick<
  ConsumerMetrics,
  | 'income'
  | 'incomePerMonth'
  | 'incomeStability'
  | 'incomeSourceCount'
  | 'benefitShareOfIncome'
  | 'averageBalanceBeforePayday'
>;

export function incomeMetricsOf(facts: PeriodFacts): IncomeMetrics {
  const rows = facts.rows.filter(({ incomeSource }) => incomeSource !== null);
  const sources = [...groupedBy(rows, ({ incomeSource }) => incomeSource).values()];
  const income = totalOf(rows);
  return {
    income: majorOf(income),
    incomePerMonth: majorOrNull(perMonth(income, facts.days)),
    incomeStability: stabilityOf(monthlySums(rows, facts.wholeMonths)),
    incomeSourceCount: sources.length,
    benefitShareOfIncome: ratioOf(
      totalOf(rows.filter(({ incomeSource }) => incomeSource?.isBenefit)),
      income,
    ),
    averageBalanceBeforePayday: majorOrNull(balanceBefore(facts, largestOf(sources))),
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

/** A payday on the first day of the period has its eve outside it, and is left out. */
function balanceBefore({ balances }: PeriodFacts, paid: readonly HealthRow[]): Minor | null {
  const paydays = new Set(paid.map(({ entry }) => entry.day));
  const eves = balances.filter(({ day }) => paydays.has(day + 1)).map(({ minor }) => minor);
  return eves.length === 0 ? null : scaled(sumOf(eves), 1, eves.length);
}
