/** The gaps between neighbouring days. */
import type { EpochDay } from './calendar.js';

/** `days`: in order. One fewer than there are days. */
export function gapsBetween(days: readonly EpochDay[]): number[] {
  return days.slice(1).map((day, index) => day - (days[index] as EpochDay));
}
