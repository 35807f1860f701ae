/** The first day that a document says it covers, where that can be so. */
import { dayOf, type IsoDate } from '../../base/calendar.js';

/** Documents that begin longer than this before their first row say "all there is", often with 1970 or 2000 as the year. */
const LONGEST_SILENCE = 2 * 366;

/** Undefined where rows lie before it, or where it says nothing about the rows. */
export function historyStartOf(start: IsoDate | undefined, days: readonly IsoDate[]): IsoDate | undefined {
  if (start === undefined) return undefined;
  let first: IsoDate | undefined;
  for (const day of days) if (first === undefined || day < first) first = day;
  if (first === undefined) return start;
  return start <= first && dayOf(first) - dayOf(start) <= LONGEST_SILENCE ? start : undefined;
}
