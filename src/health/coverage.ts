/** Finds how far back the history reaches, and which days a period covers. */
import { addDays, type EpochDay, laterOf } from '../base/calendar.js';
import { type Days, dayCount } from '../base/months.js';
import { median } from '../base/statistics.js';
import { HISTORY_BASES, type HistoryBasis } from '../contract/health/financialHealth.js';

/** The data that show where the history of one account begins. */
export interface HistorySource {
  /** The start that the caller gives. */
  readonly given: EpochDay | null;
  /** Of the booked rows, the earliest first. */
  readonly days: readonly EpochDay[];
}

/** All of it, to `asOf`. */
export interface History extends Days {
  readonly basis: HistoryBasis;
}

/** With this many days of history the two longest periods are measured. Otherwise they repeat the figures of 90 days. */
const DAYS_FOR_LONG_PERIODS = 365;
/** With this many days, and fewer than for long periods, the whole history is measured. */
const DAYS_FOR_WHOLE_HISTORY = 180;
/** However seldom an account moves, a longer gap before its first row does not count as covered. */
const LONGEST_GAP = 7;

/** The history of all accounts together is that of the oldest. Null if no day up to `asOf` is known. */
export function historyOf(sources: readonly HistorySource[], asOf: EpochDay | null): History | null {
  if (asOf === null) return null;
  // Of two histories that begin on the same day, the surer one counts.
  const [oldest] = sources
    .flatMap(source => historyIn(source, asOf) ?? [])
    .sort((a, b) => a.from - b.from || HISTORY_BASES.indexOf(a.basis) - HISTORY_BASES.indexOf(b.basis));
  return oldest === undefined || oldest.from > asOf ? null : oldest;
}

function historyIn({ given, days }: HistorySource, asOf: EpochDay): History | null {
  const first = days[0] ?? null;
  if (given !== null && (first === null || given <= first)) return { from: given, to: asOf, basis: 'given' };
  if (first === null) return null;
  const aYearAgo = addDays(asOf, 1 - DAYS_FOR_LONG_PERIODS);
  // A row before the start that the caller gives shows that the history covers more.
  return given === null && isUsualGap(first - aYearAgo, days)
    ? { from: aYearAgo, to: asOf, basis: 'usual-gap' }
    : { from: first, to: asOf, basis: 'first-row' };
}

/** Whether the account moves so seldom that a gap of so many days before its first row is usual. */
function isUsualGap(silence: number, days: readonly EpochDay[]): boolean {
  if (silence <= 0 || silence > LONGEST_GAP) return false;
  const distinct = [...new Set(days)];
  const gaps = distinct.slice(1).map((day, index) => day - (distinct[index] as EpochDay));
  return silence <= (median(gaps) ?? 0);
}

export function measuresLongPeriods(history: History | null): boolean {
  return daysIn(history) >= DAYS_FOR_LONG_PERIODS;
}

/** The days of a history that is too short for the two longest periods, and long enough to be measured whole. Null of others. */
export function wholeDaysOf(history: History | null): number | null {
  const days = daysIn(history);
  return days >= DAYS_FOR_WHOLE_HISTORY && days < DAYS_FOR_LONG_PERIODS ? days : null;
}

/** Its last `days` days, or as many as it has. */
export function spanOf(days: number, history: History | null): Days | null {
  return history && { from: laterOf(history.from, addDays(history.to, 1 - days)), to: history.to };
}

export function daysIn(span: Days | null): number {
  return span === null ? 0 : dayCount(span);
}
