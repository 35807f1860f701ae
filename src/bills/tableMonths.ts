/** Which months the table shows, and which of them the data cover whole. */
import { addDays, type EpochDay, type MonthIndex } from '../base/calendar.js';
import { monthsIn, wholeMonthsIn } from '../base/months.js';

export interface TableMonth {
  readonly month: MonthIndex;
  readonly isPartial: boolean;
}

const MOST_MONTHS = 12;
/**
 * Data that lack no more than these days at either end of a month cover it: few accounts move on every day, and the default
 * `asOf` is the last movement.
 */
const EDGE_DAYS = 2;

/** Newest first; from the month of `asOf` back to the first with data. */
export function monthsOf(historyStart: EpochDay, asOf: EpochDay): TableMonth[] {
  const months = monthsIn({ from: historyStart, to: asOf }).slice(-MOST_MONTHS).reverse();
  const covered = { from: addDays(historyStart, -EDGE_DAYS), to: addDays(asOf, EDGE_DAYS) };
  const whole = new Set(wholeMonthsIn(covered));
  return months.map(month => ({ month, isPartial: !whole.has(month) }));
}
