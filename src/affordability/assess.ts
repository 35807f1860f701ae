/** The affordability stage: enriched entries and verified income in, months, estimates and indicators out. */
import {
  type EpochDay,
  firstDayOf,
  type MonthIndex,
  monthNumberOf,
  textOf,
  yearOf,
} from '../base/calendar.js';
import { type Minor, majorOf, scaled, sumOf } from '../base/money.js';
import type { EnrichedEntry, EnrichedLedger } from '../enrichment/enrich.js';
import type { IncomeFacts } from '../income/verify.js';
import { metaOf } from '../ledger/ledger.js';
import type { AssessAffordabilityResult, MonthAffordability } from '../model/affordability.js';
import type { IgnoredTransaction } from '../model/meta.js';
import type { AffordabilitySection } from '../model/taxonomy.js';
import type { WorkingCalendar } from '../streams/workingDays.js';
import { indicatorsOf } from './indicators.js';
import { type LinesByMonth, lineResults, linesByMonth, sectionTotal } from './lines.js';
import { monthsOf, type TableMonth } from './months.js';
import { spreadBillsOf } from './spread.js';

export interface AffordabilitySwitches {
  readonly referenceId: string | null;
  readonly includeFlexibleCosts: boolean;
  /** The first day the account's history is known to cover. */
  readonly historyStart: EpochDay | null;
}

/** Costs are estimated as the mean of this many of the latest complete months. */
const MONTHS_AVERAGED = 6;
/** Without a complete month, costs are scaled by days to an average month of 365/12, but never from fewer days than this. */
const FEWEST_DAYS_SCALED = 28;
const DAYS_PER_YEAR = 365;

export function assessAffordabilityOf(
  enriched: EnrichedLedger,
  income: IncomeFacts,
  calendar: WorkingCalendar,
  { referenceId, includeFlexibleCosts, historyStart }: AffordabilitySwitches,
): AssessAffordabilityResult {
  const { asOf } = enriched.ledger;
  const start = startOf(enriched.counted, historyStart);
  const months = asOf === null || start === null || start > asOf ? [] : monthsOf(start, asOf);
  const shown = new Set(months.map(({ month }) => month));
  const entries = enriched.counted.filter(({ entry }) => shown.has(entry.month));
  const table = linesByMonth([...shown], entries, income.streams, spreadBillsOf(entries, calendar));
  const averaged = months.filter(({ isPartial }) => !isPartial).slice(0, MONTHS_AVERAGED);
  const estimate = (section: AffordabilitySection) =>
    estimateOf(section, table, months, averaged, start, asOf);
  const estimatedIncome = sumOf(income.streams.map(({ estimate }) => estimate.monthly));
  const fixed = estimate('fixed');
  const flexible = estimate('flexible');
  const debt = estimate('debt');
  const recordedIncome = sumOf(
    [...table.values()].map(lines => sectionTotal(lines.values(), 'income', 'recorded')),
  );
  return {
    referenceId,
    includeFlexibleCosts,
    monthAffordabilities: months.map(month => monthResult(month, table, includeFlexibleCosts)),
    estimatedCalculatedIncome: majorOf(estimatedIncome),
    estimatedFixedCosts: majorOf(fixed),
    estimatedFlexibleCosts: majorOf(flexible),
    estimatedDebtFees: majorOf(debt),
    estimatedAffordability: majorOf(estimatedIncome - fixed - debt - (includeFlexibleCosts ? flexible : 0)),
    estimatedSavings: majorOf(estimate('savings')),
    estimatedFrom: averaged.map(({ month }) => ({ year: yearOf(month), month: monthNumberOf(month) })),
    indicators: indicatorsOf(entries, recordedIncome),
    meta: metaOf(enriched.ledger, beforeTable(enriched.counted, shown)),
  };
}

function startOf(counted: readonly EnrichedEntry[], historyStart: EpochDay | null): EpochDay | null {
  const first = counted[0]?.entry.day ?? null;
  if (historyStart === null || first === null) return historyStart ?? first;
  return Math.min(historyStart, first);
}

function beforeTable(
  counted: readonly EnrichedEntry[],
  shown: ReadonlySet<MonthIndex>,
): IgnoredTransaction[] {
  return counted
    .filter(({ entry }) => !shown.has(entry.month))
    .map(({ entry }) => ({ transactionId: entry.transactionId, reason: 'before-period' }));
}

function estimateOf(
  section: AffordabilitySection,
  table: LinesByMonth,
  months: readonly TableMonth[],
  averaged: readonly TableMonth[],
  start: EpochDay | null,
  asOf: EpochDay | null,
): Minor {
  const totalOf = (which: readonly TableMonth[]) =>
    sumOf(which.map(({ month }) => sectionTotal(table.get(month)?.values() ?? [], section, 'working')));
  if (averaged.length > 0) return scaled(totalOf(averaged), 1, averaged.length);
  if (start === null || asOf === null || months.length === 0) return 0;
  const days = Math.max(FEWEST_DAYS_SCALED, asOf - start + 1);
  return scaled(totalOf(months), DAYS_PER_YEAR, 12 * days);
}

function monthResult(
  { month, isPartial }: TableMonth,
  table: LinesByMonth,
  includeFlexibleCosts: boolean,
): MonthAffordability {
  const lines = [...(table.get(month)?.values() ?? [])];
  const total = (section: AffordabilitySection, which: 'recorded' | 'working') =>
    sectionTotal(lines, section, which);
  const left = (which: 'recorded' | 'working') =>
    total('income', which) -
    total('fixed', which) -
    total('debt', which) -
    (includeFlexibleCosts ? total('flexible', which) : 0);
  return {
    year: yearOf(month),
    month: monthNumberOf(month),
    monthDateTime: textOf(firstDayOf(month)),
    isPartial,
    calculatedIncome: majorOf(total('income', 'working')),
    fixedCosts: majorOf(total('fixed', 'working')),
    flexibleCosts: majorOf(total('flexible', 'working')),
    debtFees: majorOf(total('debt', 'working')),
    affordability: majorOf(left('working')),
    incomeForMonth: majorOf(total('income', 'recorded')),
    affordabilityForMonth: majorOf(left('recorded')),
    lines: lineResults(lines),
  };
}
