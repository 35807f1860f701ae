/** Measures the five periods of a subject, and a whole history that is too short for the longest, from facts that are collected once for each. */

import { firstPlace } from '../base/binarySearch.js';
import { type EpochDay, textOf } from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import { type Days, wholeMonthsIn } from '../base/months.js';
import type { FinancialHealthResult, PeriodFrame } from '../contract/health/financialHealth.js';
import { rebuiltBalances } from './balances.js';
import { daysIn, historyOf, measuresLongPeriods, spanOf, wholeDaysOf } from './coverage.js';
import { monthTotalsOf } from './monthTotals.js';
import type { DayBalance, PeriodFacts } from './periodFacts.js';
import { returnedSignsOf } from './returned.js';
import type { FigureOf, HealthRow } from './rows.js';
import type { Subject } from './subject.js';

const LONGEST = 360;

export function periodsOf<Figure extends string, Metrics>(
  subject: Subject,
  figureOf: FigureOf<Figure>,
  asOf: EpochDay | null,
  measure: (facts: PeriodFacts<Figure>) => Metrics,
): Pick<FinancialHealthResult<PeriodFrame & Metrics>['accounts'][number], 'periods' | 'wholeHistory'> {
  const { current, creditLine } = subject;
  const history = historyOf(subject.sources, asOf);
  const wholeDays = wholeDaysOf(history);
  const balances = balancesOver(spanOf(wholeDays ?? LONGEST, history), subject);
  const byFigure = groupedBy(subject.rows, figureOf);
  const byCategory = groupedBy(subject.rows, ({ category }) => category.slug);
  const monthTotals = monthTotalsOf(subject.rows);
  const returned = returnedSignsOf(subject.rows);
  const measured = (daysRequested: number): PeriodFrame & Metrics => {
    const span = spanOf(daysRequested, history);
    const days = daysIn(span);
    const within = (rows: readonly HealthRow[]) => (span === null ? [] : rowsFrom(rows, span.from));
    const facts: PeriodFacts<Figure> = {
      days,
      rows: within(subject.rows),
      byFigure: eachOf(byFigure, within),
      byCategory: eachOf(byCategory, within),
      within,
      balances: balances.slice(balances.length - days),
      current,
      creditLine,
      wholeMonths: span === null ? [] : wholeMonthsIn(span),
      monthTotals,
      returned: within(returned),
    };
    return {
      from: span === null ? null : textOf(span.from),
      to: span === null ? null : textOf(span.to),
      coverage: {
        daysRequested,
        daysAvailable: days,
        carriedFrom: null,
        historyFrom: history === null ? null : textOf(history.from),
        basis: history?.basis ?? null,
      },
      ...measure(facts),
    };
  };
  const lastNinetyDays = measured(90);
  const isLong = measuresLongPeriods(history);
  const measuredOrCarried = (daysRequested: number) =>
    isLong ? measured(daysRequested) : carried(lastNinetyDays, daysRequested);
  return {
    periods: {
      lastThirtyDays: measured(30),
      lastSixtyDays: measured(60),
      lastNinetyDays,
      lastOneEightyDays: measuredOrCarried(180),
      lastThreeSixtyDays: measuredOrCarried(LONGEST),
    },
    wholeHistory: wholeDays === null ? null : measured(wholeDays),
  };
}

function balancesOver(span: Days | null, { current, rows }: Subject): readonly DayBalance[] {
  if (span === null) return [];
  const entries = rows.map(({ entry }) => entry);
  return rebuiltBalances(current, entries, span.from, span.to);
}

function carried<Period extends PeriodFrame>(lastNinetyDays: Period, daysRequested: number): Period {
  const { coverage } = lastNinetyDays;
  return { ...lastNinetyDays, coverage: { ...coverage, daysRequested, carriedFrom: 'lastNinetyDays' } };
}

/** A binary search, because all groups of rows are split for all periods. */
function rowsFrom(rows: readonly HealthRow[], from: EpochDay): readonly HealthRow[] {
  const first = firstPlace(rows.length, place => (rows[place] as HealthRow).entry.day >= from);
  return first === 0 ? rows : rows.slice(first);
}

function eachOf<Key>(
  groups: ReadonlyMap<Key, readonly HealthRow[]>,
  cut: (rows: readonly HealthRow[]) => readonly HealthRow[],
): Map<Key, readonly HealthRow[]> {
  return new Map([...groups].map(([key, rows]) => [key, cut(rows)]));
}
