/** Caches the days of schedules, because every group of payments tries hundreds of schedules on the same year. */

import { firstPlace } from '../base/binarySearch.js';
import { type EpochDay, epochDay } from '../base/calendar.js';

/** From `from` to `to` inclusive, in order. */
export type DaysBetween = (from: EpochDay, to: EpochDay) => EpochDay[];

/** Days are cached for whole spans of this length, so that groups that begin or end a little apart share them. */
const SPAN = 128;
/** The longest cached range. Days far from it replace it. */
const LONGEST_KEPT = 10_000;

export function keptDays(name: DaysBetween): DaysBetween {
  let days: readonly EpochDay[] = [];
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  return (from, to) => {
    if (from > to) return [];
    if (from < first || to > last) {
      const ownFrom = Math.floor(from / SPAN) * SPAN;
      const ownTo = Math.ceil((to + 1) / SPAN) * SPAN;
      if (ownTo - ownFrom > LONGEST_KEPT) return name(from, to);
      const isNear = Math.max(last, ownTo) - Math.min(first, ownFrom) <= LONGEST_KEPT;
      first = isNear ? Math.min(first, ownFrom) : ownFrom;
      last = isNear ? Math.max(last, ownTo) : ownTo;
      days = name(epochDay(first), epochDay(last));
    }
    return days.slice(
      firstPlace(days.length, place => (days[place] as EpochDay) >= from),
      firstPlace(days.length, place => (days[place] as EpochDay) > to),
    );
  };
}
