/** What is left before pay comes, and how fast it goes after. */
import { addDays, type EpochDay } from '../base/calendar.js';
import { type Minor, scaled, sumOf } from '../base/money.js';
import { median } from '../base/statistics.js';
import type { ConsumerMetrics } from '../model/consumerHealth.js';
import type { ConsumerFigure } from '../model/healthFigures.js';
import { signedOf } from './balances.js';
import { SPENDING_FIGURES } from './consumerFigures.js';
import type { DayBalance, PeriodFacts } from './periodFacts.js';
import { majorOrNull, ratioOf } from './rates.js';
import type { HealthRow } from './rows.js';

export type PaydayMetrics = Pick<
  ConsumerMetrics,
  'averageBalanceBeforePayday' | 'daysToZeroAfterPayday' | 'spentWithinSevenDaysOfPay'
>;

const FIRST_DAYS = 7;

/** `paid` are the payments of the largest source, by day. */
export function paydayMetricsOf(
  facts: PeriodFacts<ConsumerFigure>,
  paid: readonly HealthRow[],
): PaydayMetrics {
  const paydays = [...new Set(paid.map(({ entry }) => entry.day))];
  return {
    averageBalanceBeforePayday: majorOrNull(balanceBefore(facts.balances, paydays)),
    daysToZeroAfterPayday: daysToZero(facts.balances, paydays),
    spentWithinSevenDaysOfPay: spentSoon(facts, paydays),
  };
}

/** A payday on the first day of the period has its eve outside it, and is left out. */
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

/** Where the seven days of two paydays overlap, as with weekly pay, a day counts once. */
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
