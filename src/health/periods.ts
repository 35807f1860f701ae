/** The five periods of a subject: facts gathered once for each, then measured. */
import { type EpochDay, firstDayOf, lastDayOf, type MonthIndex, monthOf, textOf } from '../base/calendar.js';
import type { Minor } from '../base/money.js';
import type { HealthPeriods, PeriodFrame } from '../model/health.js';
import { type DayBalance, rebuiltBalances } from './balances.js';
import { daysIn, measuresLongPeriods, type Span, spanOf } from './coverage.js';
import type { FigureOf, HealthRow } from './rows.js';
import type { Subject } from './subject.js';

export interface PeriodFacts<Figure extends string = string> {
  /** Days with history; 0 when there is none. */
  readonly days: number;
  readonly rows: readonly HealthRow[];
  readonly figureOf: FigureOf<Figure>;
  /** One for each day, the earliest first. */
  readonly balances: readonly DayBalance[];
  /** The balance at the end of the last day. */
  readonly current: Minor;
  readonly creditLine: Minor | null;
  /** Calendar months of which every day is in the period, the earliest first. */
  readonly wholeMonths: readonly MonthIndex[];
}

const LONGEST = 360;

export function periodsOf<Figure extends string, Metrics>(
  subject: Subject,
  figureOf: FigureOf<Figure>,
  asOf: EpochDay | null,
  measure: (facts: PeriodFacts<Figure>) => Metrics,
): HealthPeriods<PeriodFrame & Metrics> {
  const { current, creditLine, historyStart } = subject;
  const longest = spanOf(LONGEST, historyStart, asOf);
  const balances =
    longest === null
      ? []
      : rebuiltBalances(
          current,
          subject.rows.map(({ entry }) => entry),
          longest.from,
          longest.to,
        );
  const measured = (daysRequested: number): PeriodFrame & Metrics => {
    const span = spanOf(daysRequested, historyStart, asOf);
    const days = daysIn(span);
    const facts: PeriodFacts<Figure> = {
      days,
      figureOf,
      rows: span === null ? [] : rowsFrom(subject.rows, span.from),
      balances: balances.slice(balances.length - days),
      current,
      creditLine,
      wholeMonths: wholeMonthsOf(span),
    };
    return {
      from: span === null ? null : textOf(span.from),
      to: span === null ? null : textOf(span.to),
      coverage: { daysRequested, daysAvailable: days, carriedFrom: null },
      ...measure(facts),
    };
  };
  const lastNinetyDays = measured(90);
  const isLong = measuresLongPeriods(historyStart, asOf);
  const measuredOrCarried = (daysRequested: number) =>
    isLong ? measured(daysRequested) : carried(lastNinetyDays, daysRequested);
  return {
    lastThirtyDays: measured(30),
    lastSixtyDays: measured(60),
    lastNinetyDays,
    lastOneEightyDays: measuredOrCarried(180),
    lastThreeSixtyDays: measuredOrCarried(LONGEST),
  };
}

function carried<Period extends PeriodFrame>(lastNinetyDays: Period, daysRequested: number): Period {
  const { daysAvailable } = lastNinetyDays.coverage;
  return { ...lastNinetyDays, coverage: { daysRequested, daysAvailable, carriedFrom: 'lastNinetyDays' } };
}

function rowsFrom(rows: readonly HealthRow[], from: EpochDay): readonly HealthRow[] {
  const first = rows.findIndex(({ entry }) => entry.day >= from);
  return first < 0 ? [] : rows.slice(first);
}

function wholeMonthsOf(span: Span | null): MonthIndex[] {
  if (span === null) return [];
  const first = firstDayOf(monthOf(span.from)) === span.from ? monthOf(span.from) : monthOf(span.from) + 1;
  const months: MonthIndex[] = [];
  for (let month = first; lastDayOf(month) <= span.to; month++) months.push(month);
  return months;
}
