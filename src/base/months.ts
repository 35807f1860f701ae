/**
 * Calendar months as one small algebra, after the intervals of d3-time. `monthOf` is the floor of a day, `shiftMonth` the
 * offset, `monthsApart` the count and `monthsFrom` the range; what else is asked of months follows from these. Every range
 * includes both of its ends, and is empty where it would end before it begins.
 */
import {
  addDays,
  type EpochDay,
  firstDayOf,
  lastDayOf,
  type MonthIndex,
  monthNumberOf,
  monthOf,
  yearOf,
} from './calendar.js';

/** Days that follow each other, `from` and `to` included; none where `to` is before `from`. */
export interface Days {
  readonly from: EpochDay;
  readonly to: EpochDay;
}

export function dayCount({ from, to }: Days): number {
  return Math.max(0, to - from + 1);
}

export function isWithin(day: EpochDay, { from, to }: Days): boolean {
  return day >= from && day <= to;
}

/** The month so many later; earlier where `months` is below zero. */
export function shiftMonth(month: MonthIndex, months: number): MonthIndex {
  return (month + months) as MonthIndex;
}

/** How many months `later` comes after `earlier`: 1 for the next. */
export function monthsApart(earlier: MonthIndex, later: MonthIndex): number {
  return later - earlier;
}

/** The earliest first; `first` and `last` included. */
export function monthsFrom(first: MonthIndex, last: MonthIndex): MonthIndex[] {
  const length = Math.max(0, monthsApart(first, last) + 1);
  return Array.from({ length }, (_, later) => shiftMonth(first, later));
}

/** From the first day of `first` to the last of `last`. */
export function daysOfMonths(first: MonthIndex, last: MonthIndex): Days {
  return { from: firstDayOf(first), to: lastDayOf(last) };
}

/** The months that have any of the days, the earliest first. */
export function monthsIn(days: Days): MonthIndex[] {
  return dayCount(days) === 0 ? [] : monthsFrom(monthOf(days.from), monthOf(days.to));
}

/** The months that have no day but these, the earliest first. */
export function wholeMonthsIn({ from, to }: Days): MonthIndex[] {
  return monthsFrom(shiftMonth(monthOf(addDays(from, -1)), 1), lastWholeMonth(to));
}

/** The last month that is over when the day is: its own on the last day, else the one before. */
export function lastWholeMonth(day: EpochDay): MonthIndex {
  return shiftMonth(monthOf(addDays(day, 1)), -1);
}

/** The year and the month as in results. */
export function yearAndMonth(month: MonthIndex): { readonly year: number; readonly month: number } {
  return { year: yearOf(month), month: monthNumberOf(month) };
}

/** One for each month, in their order; 0 for a month without. */
export function sumsIn<Sum extends number>(
  months: readonly MonthIndex[],
  sums: ReadonlyMap<MonthIndex, Sum>,
): Sum[] {
  return months.map(month => sums.get(month) ?? (0 as Sum));
}
