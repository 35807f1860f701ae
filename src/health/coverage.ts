/** Which days a period stands on. */
import type { EpochDay } from '../base/calendar.js';

/** Both days included. */
export interface Span {
  readonly from: EpochDay;
  readonly to: EpochDay;
}

/** With this many days of history the two longest periods are measured, not carried. */
const DAYS_FOR_LONG_PERIODS = 365;

/** Days from the first of the history to `asOf`, both included. */
function historyDays(historyStart: EpochDay | null, asOf: EpochDay | null): number {
  return historyStart === null || asOf === null ? 0 : Math.max(0, asOf - historyStart + 1);
}

export function measuresLongPeriods(historyStart: EpochDay | null, asOf: EpochDay | null): boolean {
  return historyDays(historyStart, asOf) >= DAYS_FOR_LONG_PERIODS;
}

/** The last `days` days to `asOf`, or as many as the history has; null when it has none. */
export function spanOf(days: number, historyStart: EpochDay | null, asOf: EpochDay | null): Span | null {
  const available = Math.min(days, historyDays(historyStart, asOf));
  return available === 0 || asOf === null ? null : { from: asOf - available + 1, to: asOf };
}

export function daysIn(span: Span | null): number {
  return span === null ? 0 : span.to - span.from + 1;
}
