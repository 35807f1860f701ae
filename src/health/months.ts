/** Sums by whole calendar month, and what they say of steadiness. */

import { type MonthIndex, monthNumberOf, yearOf } from '../base/calendar.js';
import { type Minor, majorOf, roundedTo } from '../base/money.js';
import { slopeOf, variationOf } from '../base/statistics.js';
import type { ActivityMetrics } from '../model/healthMetrics.js';
import { signedOf } from './balances.js';
import type { MonthTotal, PeriodFacts } from './periodFacts.js';
import type { HealthRow } from './rows.js';

/** Credits less debits of each month; `months` follow each other, the earliest first. */
export function monthlySums(rows: readonly HealthRow[], months: readonly MonthIndex[]): Minor[] {
  const sums: Minor[] = months.map(() => 0);
  const [first = 0] = months;
  for (const { entry } of rows) {
    const place = entry.month - first;
    if (place >= 0 && place < sums.length) sums[place] = (sums[place] as Minor) + signedOf(entry);
  }
  return sums;
}

const FEWEST_MONTHS = 3;

type MonthlyActivity = Pick<ActivityMetrics, 'months' | 'monthsInDeficit' | 'netTrend'>;

/** `rows`: of the whole history, since a whole month is the same in every period that holds it. */
export function monthTotalsOf(rows: readonly HealthRow[]): ReadonlyMap<MonthIndex, MonthTotal> {
  const totals = new Map<MonthIndex, { credit: Minor; debit: Minor }>();
  for (const { entry } of rows) {
    let total = totals.get(entry.month);
    if (total === undefined) {
      total = { credit: 0, debit: 0 };
      totals.set(entry.month, total);
    }
    if (entry.isCredit) total.credit += entry.minor;
    else total.debit += entry.minor;
  }
  return totals;
}

const NOTHING_MOVED: MonthTotal = { credit: 0, debit: 0 };

export function monthlyActivityOf({ monthTotals, wholeMonths }: PeriodFacts): MonthlyActivity {
  const totals = wholeMonths.map(month => monthTotals.get(month) ?? NOTHING_MOVED);
  const nets = totals.map(({ credit, debit }) => credit - debit);
  const slope = nets.length < FEWEST_MONTHS ? null : slopeOf(nets);
  return {
    months: wholeMonths.map((month, index) => {
      const { credit, debit } = totals[index] as MonthTotal;
      return {
        year: yearOf(month),
        month: monthNumberOf(month),
        credit: majorOf(credit),
        debit: majorOf(debit),
        net: majorOf(credit - debit),
      };
    }),
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
