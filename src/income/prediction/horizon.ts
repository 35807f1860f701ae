/** The time that a prediction covers: whole calendar months, the first of which begins after the as-of date of the result. */
import { type EpochDay, firstDayOf, lastDayOf, monthOf } from '../../base/calendar.js';

export interface Horizon {
  readonly from: EpochDay;
  readonly to: EpochDay;
  readonly months: 1 | 12;
}

export function nextMonthAfter(asOf: EpochDay): Horizon {
  return horizonOf(asOf, 1);
}

export function nextTwelveMonthsAfter(asOf: EpochDay): Horizon {
  return horizonOf(asOf, 12);
}

function horizonOf(asOf: EpochDay, months: 1 | 12): Horizon {
  const first = monthOf(asOf) + 1;
  return { from: firstDayOf(first), to: lastDayOf(first + months - 1), months };
}
