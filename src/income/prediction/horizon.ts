/** The time that a prediction covers: whole calendar months, the first of which begins after the as-of date of the result. */
import { type EpochDay, monthOf } from '../../base/calendar.js';
import { type Days, daysOfMonths, shiftMonth } from '../../base/months.js';

export interface Horizon extends Days {
  readonly months: 1 | 12;
}

export function nextMonthAfter(asOf: EpochDay): Horizon {
  return horizonOf(asOf, 1);
}

export function nextTwelveMonthsAfter(asOf: EpochDay): Horizon {
  return horizonOf(asOf, 12);
}

function horizonOf(asOf: EpochDay, months: 1 | 12): Horizon {
  const first = shiftMonth(monthOf(asOf), 1);
  return { ...daysOfMonths(first, shiftMonth(first, months - 1)), months };
}
