/** Calendar months as `YYYY-MM`. */
import { addDays, dayInMonth } from '../dates.js';
import { nextMonth } from './schedules.js';

export const monthOf = (day: string): string => day.slice(0, 7);

function lastDayOf(month: string): string {
  return dayInMonth(Number(month.slice(0, 4)), Number(month.slice(5)), 31);
}

/** The first of the twelve calendar months that end with the month of the day. */
export function windowStart(asOf: string): string {
  return `${nextMonth(monthOf(asOf), -11)}-01`;
}

/** Latest first: those that begin on or after `from` and end on or before `to`. */
export function completeMonths(from: string, to: string): string[] {
  const months: string[] = [];
  let month = lastDayOf(monthOf(to)) === to ? monthOf(to) : nextMonth(monthOf(to), -1);
  while (`${month}-01` >= from) {
    months.push(month);
    month = nextMonth(month, -1);
  }
  return months;
}

export function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
