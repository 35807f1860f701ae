/** Sums by whole calendar month, and how steady they are. */

import type { MonthIndex } from '../base/calendar.js';
import { summedBy } from '../base/grouped.js';
import { type Minor, majorOf, roundedTo } from '../base/money.js';
import { sumsIn, yearAndMonth } from '../base/months.js';
import { slopeOf, variationOf } from '../base/statistics.js';
import type { ActivityMetrics } from '../contract/health/healthMetrics.js';
import { signedOf } from './balances.js';
import type { MonthTotals, PeriodFacts } from './periodFacts.js';
import type { HealthRow } from './rows.js';

const monthOfRow = ({ entry }: HealthRow) => entry.month;

/** Credits less debits of each month. */
export function monthlySums(rows: readonly HealthRow[], months: readonly MonthIndex[]): Minor[] {
  return sumsIn(
    months,
    summedBy(rows, monthOfRow, ({ entry }) => signedOf(entry)),
  );
}

const FEWEST_MONTHS = 3;

type MonthlyActivity = Pick<ActivityMetrics, 'months' | 'monthsInDeficit' | 'netTrend'>;

/** `rows`: of the whole history, since a whole month is the same in every period that holds it. */
export function monthTotalsOf(rows: readonly HealthRow[]): MonthTotals {
  const totals = (isCredit: boolean) =>
    summedBy(
      rows.filter(({ entry }) => entry.isCredit === isCredit),
      monthOfRow,
      ({ entry }) => entry.minor,
    );
  return { credit: totals(true), debit: totals(false) };
}

export function monthlyActivityOf({ monthTotals, wholeMonths }: PeriodFacts): MonthlyActivity {
  const credits = sumsIn(wholeMonths, monthTotals.credit);
  const debits = sumsIn(wholeMonths, monthTotals.debit);
  const nets = credits.map((credit, place) => credit - (debits[place] as Minor));
  const slope = nets.length < FEWEST_MONTHS ? null : slopeOf(nets);
  return {
    months: wholeMonths.map((month, place) => ({
      ...yearAndMonth(month),
      credit: majorOf(credits[place] as Minor),
      debit: majorOf(debits[place] as Minor),
      net: majorOf(nets[place] as Minor),
    })),
    monthsInDeficit: nets.filter(net => net < 0).length,
    netTrend: slope === null ? null : majorOf(roundedTo(slope, 0)),
  };
}

/** 1 less the coefficient of variation, at least 0; null under two months or without money. */
export function stabilityOf(sums: readonly Minor[]): number | null {
  if (sums.length < 2) return null;
  const variation = variationOf(sums);
  return variation === null ? null : roundedTo(Math.max(0, 1 - variation), 4);
}
