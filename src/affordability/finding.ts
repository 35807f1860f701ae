/** What an indicator found, and what came of it month by month. */
import type { MonthIndex } from '../base/calendar.js';
import { summedBy } from '../base/grouped.js';
import { type Minor, majorOf, shareOf, sumOf } from '../base/money.js';
import { sumsIn } from '../base/months.js';
import { INDICATOR_DEFINITIONS } from '../data/indicators.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type {
  AffordabilityIndicator,
  IndicatorKind,
  IndicatorTrend,
} from '../model/affordabilityIndicators.js';
import type { OwnPart } from './ownership.js';

export interface Finding {
  readonly kind: IndicatorKind;
  readonly amount: Minor | null;
  readonly count: number | null;
  readonly transactionIds: readonly string[];
  /** Money where there is an amount, else the count; null where it is not known. */
  readonly byMonth: ReadonlyMap<MonthIndex, number> | null;
  /** How months make up a trend. */
  readonly over: 'sum' | 'largest';
}

export interface Totals {
  /** Recorded in the months of the table. */
  readonly income: Minor;
  readonly costs: Minor;
  /** Complete months, newest first. */
  readonly complete: readonly MonthIndex[];
}

const TREND_MONTHS = 3;

/** Transactions that are each counted once with their own amount. */
export function findingOf(kind: IndicatorKind, rows: readonly EnrichedEntry[], own: OwnPart): Finding {
  const parts = rows.map(({ entry }) => ({ month: entry.month, value: own(entry.minor, entry) }));
  return {
    kind,
    amount: sumOf(parts.map(({ value }) => value)),
    count: rows.length,
    transactionIds: rows.map(({ entry }) => entry.transactionId),
    byMonth: sumsByMonth(parts),
    over: 'sum',
  };
}

export function sumsByMonth(
  parts: readonly { readonly month: MonthIndex; readonly value: number }[],
): ReadonlyMap<MonthIndex, number> {
  return summedBy(
    parts,
    ({ month }) => month,
    ({ value }) => value,
  );
}

export function indicatorOf(finding: Finding, { income, costs, complete }: Totals): AffordabilityIndicator {
  const { kind, amount, count, transactionIds, over } = finding;
  const isSum = amount !== null && over === 'sum';
  return {
    kind,
    definition: INDICATOR_DEFINITIONS[kind],
    amount: amount === null ? null : majorOf(amount),
    count,
    shareOfIncome: isSum ? shareOf(amount, income) : null,
    shareOfCosts: isSum ? shareOf(amount, costs) : null,
    trend: trendOf(finding, complete),
    transactionIds,
  };
}

export function trendOf(
  { byMonth, amount, over }: Pick<Finding, 'byMonth' | 'amount' | 'over'>,
  complete: readonly MonthIndex[],
): IndicatorTrend | null {
  if (byMonth === null || complete.length < 2 * TREND_MONTHS) return null;
  const figure = (months: readonly MonthIndex[]) => {
    const values = sumsIn(months, byMonth);
    const total = over === 'sum' ? sumOf(values) : Math.max(...values);
    return amount === null ? total : majorOf(total);
  };
  return {
    latest: figure(complete.slice(0, TREND_MONTHS)),
    before: figure(complete.slice(TREND_MONTHS, 2 * TREND_MONTHS)),
  };
}
