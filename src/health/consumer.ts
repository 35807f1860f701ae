/** The figures of one period of a household. */

import { addDays, type EpochDay } from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import { type Minor, majorOf, scaled, sumOf } from '../base/money.js';
import { median } from '../base/statistics.js';
import type { ConsumerMetrics } from '../contract/health/consumerHealth.js';
import type { ConsumerFigure } from '../contract/health/healthFigures.js';
import { COST_FIGURES } from '../contract/health/healthFigures.js';
import type { ActivityMetrics, BalanceMetrics } from '../contract/health/healthMetrics.js';
import { balanceMetricsOf, signedOf } from './balances.js';
import { breakdownOf, type Part } from './breakdown.js';
import type { Commitments } from './commitments.js';
import { herfindahlOf } from './concentration.js';
import { SPENDING_FIGURES } from './consumerFigures.js';
import { activityOf, costOf, creditOf, flowsOf } from './flows.js';
import { monthlySums, stabilityOf } from './monthTotals.js';
import type { DayBalance, PeriodFacts } from './periodFacts.js';
import { majorOrNull, perMonth, ratioOf } from './rates.js';
import type { HealthRow } from './rows.js';
import { spendingMetricsOf } from './spending.js';

type ConsumerMeasures = ActivityMetrics & BalanceMetrics & ConsumerMetrics;

/** Of the whole history. */
interface Learned {
  readonly parts: readonly Part<ConsumerFigure>[];
  readonly commitments: Commitments;
}

export function consumerMetricsOf(
  facts: PeriodFacts<ConsumerFigure>,
  { parts, commitments }: Learned,
): ConsumerMeasures {
  const flows = flowsOf(facts);
  const { byFigure } = flows;
  const received = (figure: ConsumerFigure) => majorOf(creditOf(byFigure, figure));
  const paidIn = costOf(byFigure, ['savingsPaidIn']);
  const saved = paidIn - creditOf(byFigure, 'savingsWithdrawn');
  return {
    ...activityOf(facts, flows),
    ...balanceMetricsOf(facts, flows.credit - flows.debit),
    breakdown: breakdownOf(parts, facts),
    ...incomeMetricsOf(facts),
    otherIncome: received('otherIncome'),
    borrowingReceived: received('borrowingReceived'),
    savingsWithdrawn: received('savingsWithdrawn'),
    transfersIn: received('transfersIn'),
    otherCredits: received('otherCredits'),
    refundsNetted: majorOf(sumOf(COST_FIGURES.map(figure => creditOf(byFigure, figure)))),
    ...spendingMetricsOf(facts, flows, commitments),
    savingsPaidIn: majorOf(paidIn),
    transfersOut: majorOf(costOf(byFigure, ['transfersOut'])),
    savingsContributions: majorOf(saved),
    savingsRate: ratioOf(saved, creditOf(byFigure, 'income')),
  };
}

// Income of a period: how much, how steady, from how many sources, and the balance around payday.

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

function incomeMetricsOf(facts: PeriodFacts<ConsumerFigure>): IncomeMetrics {
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

// What is left before pay comes, and how fast pay is spent.

type PaydayMetrics = Pick<
  ConsumerMetrics,
  'averageBalanceBeforePayday' | 'daysToZeroAfterPayday' | 'spentWithinSevenDaysOfPay'
>;

const FIRST_DAYS = 7;

/** `paid` are the payments of the largest source, by day. */
function paydayMetricsOf(facts: PeriodFacts<ConsumerFigure>, paid: readonly HealthRow[]): PaydayMetrics {
  const paydays = [...new Set(paid.map(({ entry }) => entry.day))];
  return {
    averageBalanceBeforePayday: majorOrNull(balanceBefore(facts.balances, paydays)),
    daysToZeroAfterPayday: daysToZero(facts.balances, paydays),
    spentWithinSevenDaysOfPay: spentSoon(facts, paydays),
  };
}

/** A payday on the first day of the period is left out, because the day before it is outside. */
function balanceBefore(balances: readonly DayBalance[], paydays: readonly EpochDay[]): Minor | null {
  const before = new Set(paydays.map(day => addDays(day, -1)));
  const eves = balances.filter(({ day }) => before.has(day)).map(({ minor }) => minor);
  return eves.length === 0 ? null : scaled(sumOf(eves), 1, eves.length);
}

function daysToZero(
  balances: readonly DayBalance[],
  paydays: readonly EpochDay[],
): ConsumerMetrics['daysToZeroAfterPayday'] {
  const first = balances[0]?.day ?? 0;
  const cycles = paydays.slice(1).map((next, index) => {
    const payday = paydays[index] as EpochDay;
    const cycle = balances.slice(payday - first, next - first);
    return cycle.findIndex(({ minor }) => minor <= 0);
  });
  const atZero = cycles.filter(days => days >= 0);
  return { days: median(atZero), cyclesAtZero: atZero.length, cycles: cycles.length };
}

/** If the seven days of two paydays overlap, as with weekly pay, a day counts once. */
function spentSoon(
  { byFigure, balances }: PeriodFacts<ConsumerFigure>,
  paydays: readonly EpochDay[],
): number | null {
  const last = balances.at(-1)?.day ?? 0;
  const soon = new Set<EpochDay>();
  for (const payday of paydays)
    if (payday + FIRST_DAYS - 1 <= last)
      for (let after = 0; after < FIRST_DAYS; after++) soon.add(addDays(payday, after));
  const netOf = (figure: ConsumerFigure) => {
    let net = 0;
    for (const { entry } of byFigure.get(figure) ?? []) if (soon.has(entry.day)) net += signedOf(entry);
    return net;
  };
  return ratioOf(-sumOf([...SPENDING_FIGURES].map(netOf)), netOf('income'));
}
