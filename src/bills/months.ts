/** Which months the table shows, and which of them the data cover whole. */
import { type EpochDay, firstDayOf, lastDayOf, type MonthIndex, monthOf } from '../base/calendar.js';

export interface TableMonth {
  readonly month: MonthIndex;
  readonly isPartial: boolean;
}

const MOST_MONTHS = 12;
/**
 * Data that begin or end within this many days of the edge of a month cover it: few accounts move on every day, and the
 * default `asOf` is the last movement.
 */
const EDGE_DAYS = 3;

/** Newest first; from the month of `asOf` back to the first with data. */
export function monthsOf(historyStart: EpochDay, asOf: EpochDay): TableMonth[] {
  const newest = monthOf(asOf);
  const oldest = Math.max(monthOf(historyStart), newest - MOST_MONTHS + 1);
  return Array.from({ length: newest - oldest + 1 }, (_, index) => {
    const month = newest - index;
    const startsLate = historyStart - firstDayOf(month) >= EDGE_DAYS;
    const endsEarly = lastDayOf(month) - asOf >= EDGE_DAYS;
    return { month, isPartial: startsLate || endsEarly };
  });
}
