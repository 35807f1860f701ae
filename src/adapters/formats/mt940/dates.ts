/** Dates of six digits (YYMMDD), and of four (MMDD) beside one of six. */
import { dayOf, isRealDay } from '../../../base/calendar.js';

export interface SwiftDay {
  /** YYYY-MM-DD. */
  readonly text: string;
  /** There is no such day, such as 30 February, and the last one of the month was taken. */
  readonly isLastOfMonth: boolean;
}

/** No bank's records in files reach back before 1970. */
const FIRST_YEAR = 70;

/** Undefined for what is no date. */
export function dayIn(digits: string): SwiftDay | undefined {
  if (!/^\d{6}$/.test(digits)) return undefined;
  const year = Number(digits.slice(0, 2));
  return dayOfYear((year < FIRST_YEAR ? 2000 : 1900) + year, digits.slice(2));
}

/** The year of an entry is the one that brings it nearest to the day of value. */
export function dayNear(monthAndDay: string, value: string): SwiftDay | undefined {
  const year = Number(value.slice(0, 4));
  const near = dayOf(value);
  const away = (day: SwiftDay) => Math.abs(dayOf(day.text) - near);
  let nearest: SwiftDay | undefined;
  for (const each of [year, year - 1, year + 1]) {
    const day = dayOfYear(each, monthAndDay);
    if (day !== undefined && (nearest === undefined || away(day) < away(nearest))) nearest = day;
  }
  return nearest;
}

/** Banks that reckon with months of 30 days write 30 February. */
function dayOfYear(year: number, monthAndDay: string): SwiftDay | undefined {
  const start = `${year}-${monthAndDay.slice(0, 2)}-`;
  const day = Number(monthAndDay.slice(2));
  if (!isRealDay(`${start}01`) || day < 1 || day > 31) return undefined;
  let last = day;
  while (!isRealDay(`${start}${String(last).padStart(2, '0')}`)) last--;
  return { text: `${start}${String(last).padStart(2, '0')}`, isLastOfMonth: last !== day };
}
