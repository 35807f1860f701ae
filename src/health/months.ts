/** Sums by whole calendar month, and what they say of steadiness. */
import type { MonthIndex } from '../base/calendar.js';
import { type Minor, roundedTo } from '../base/money.js';
import { variationOf } from '../base/statistics.js';
import { signedOf } from './balances.js';
import type { HealthRow } from './rows.js';

/** Credits less debits of each month, in the months' order. */
export function monthlySums(rows: readonly HealthRow[], months: readonly MonthIndex[]): Minor[] {
  const sums = new Map<MonthIndex, Minor>(months.map(month => [month, 0]));
  for (const { entry } of rows) {
    const sum = sums.get(entry.month);
    if (sum !== undefined) sums.set(entry.month, sum + signedOf(entry));
  }
  return [...sums.values()];
}

/** 1 less the coefficient of variation, at least 0; null under two months or without money. */
export function stabilityOf(sums: readonly Minor[]): number | null {
  if (sums.length < 2) return null;
  const variation = variationOf(sums);
  return variation === null ? null : roundedTo(Math.max(0, 1 - variation), 4);
}
