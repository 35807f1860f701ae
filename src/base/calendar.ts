/**
 * Calendar days as whole numbers, and the only importer of date-fns. A day is counted from 1970-01-01 (day 0) and has
 * no time and no zone, so no zone can move it.
 */
// By sub-path: the whole of date-fns is 250 files, which take as long to load as the rest of this library.
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addMonths as addMonthsToDate } from 'date-fns/addMonths';
import type { UNIT } from './unit.js';

/**
 * Days since 1970-01-01: a number at run time, but for the compiler neither a count nor a month. Only this file and months.ts make days and
 * months of numbers.
 */
export type EpochDay = number & { readonly [UNIT]: 'day' };

/** Calendar months since year 0: year * 12 + (month - 1). */
export type MonthIndex = number & { readonly [UNIT]: 'month' };

/** `YYYY-MM-DD`. */
export type IsoDate = string;

const MILLISECONDS_PER_DAY = 86_400_000;

/** 9999-12-31: later days have no name of the form YYYY-MM-DD. */
export const LAST_DAY = 2_932_896 as EpochDay;

/** 1970-01-01, day 0. It is used if there is no day, since it is before all days in a bank's records. */
export const EPOCH = 0 as EpochDay;

/** The day so many days after 1970-01-01. */
export function epochDay(days: number): EpochDay {
  return days as EpochDay;
}

/** The day that an ISO 8601 date or date-time names, as written. The time and the offset are ignored. */
export function dayOf(text: string): EpochDay {
  // The result is a 32-bit integer, because V8 allocates any other number of each row separately.
  return epochDay(
    (Date.UTC(yearIn(text), twoDigits(text, 5) - 1, twoDigits(text, 8)) / MILLISECONDS_PER_DAY) | 0,
  );
}

function yearIn(text: string): number {
  return 100 * twoDigits(text, 0) + twoDigits(text, 2);
}

/** Reads character codes, because every row has a date, and splitting it would cost more than all arithmetic on it. */
export function twoDigits(text: string, at: number): number {
  const ZERO = 48;
  return 10 * (text.charCodeAt(at) - ZERO) + text.charCodeAt(at + 1) - ZERO;
}

export function textOf(day: EpochDay): IsoDate {
  return new Date(day * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/** Monday 0 to Sunday 6. */
export function weekdayOf(day: EpochDay): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** The first such weekday from the day on. */
export function weekdayFrom(day: EpochDay, weekday: number): EpochDay {
  return addDays(day, (weekday - weekdayOf(day) + 7) % 7);
}

/** The last such weekday up to the day. */
export function weekdayUpTo(day: EpochDay, weekday: number): EpochDay {
  return weekdayFrom(addDays(day, -6), weekday);
}

/**
 * Months and days by whole numbers, as every row and every schedule asks for them: the algorithms `civil_from_days` and
 * `days_from_civil` (Howard Hinnant, chrono-Compatible Low-Level Date Algorithms). Years begin in March there, so that the
 * leap day is the last day of a year, and a cycle of 400 years has 146 097 days.
 */
const DAYS_IN_CYCLE = 146_097;
/** Days from 0000-03-01 to 1970-01-01. */
const DAYS_BEFORE_1970 = 719_468;
const MONTHS_BEFORE_MARCH = 2;

/** Days since 1 March of the year that began then, and that year. */
function marchYearOf(day: EpochDay): { readonly year: number; readonly dayOfYear: number } {
  const shifted = day + DAYS_BEFORE_1970;
  const cycle = Math.floor(shifted / DAYS_IN_CYCLE);
  const dayOfCycle = shifted - cycle * DAYS_IN_CYCLE;
  const yearOfCycle = Math.floor(
    (dayOfCycle -
      Math.floor(dayOfCycle / 1460) +
      Math.floor(dayOfCycle / 36_524) -
      Math.floor(dayOfCycle / 146_096)) /
      365,
  );
  return { year: cycle * 400 + yearOfCycle, dayOfYear: dayOfCycle - daysBefore(yearOfCycle) };
}

/** Days of so many years of a cycle. */
function daysBefore(yearOfCycle: number): number {
  return 365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
}

/** March 0 to February 11. */
function marchMonthOf(dayOfYear: number): number {
  return Math.floor((5 * dayOfYear + 2) / 153);
}

/** Days of a year before one of its months, March 0 to February 11. */
function daysBeforeMonth(marchMonth: number): number {
  return Math.floor((153 * marchMonth + 2) / 5);
}

export function monthOf(day: EpochDay): MonthIndex {
  const { year, dayOfYear } = marchYearOf(day);
  return (year * 12 + marchMonthOf(dayOfYear) + MONTHS_BEFORE_MARCH) as MonthIndex;
}

/** `number`: 1 to 12. */
export function monthIn(year: number, number: number): MonthIndex {
  return (year * 12 + number - 1) as MonthIndex;
}

/** 1 to 31. */
export function dayOfMonth(day: EpochDay): number {
  const { dayOfYear } = marchYearOf(day);
  return dayOfYear - daysBeforeMonth(marchMonthOf(dayOfYear)) + 1;
}

export function firstDayOf(month: MonthIndex): EpochDay {
  const marchMonths = month - MONTHS_BEFORE_MARCH;
  const year = Math.floor(marchMonths / 12);
  const cycle = Math.floor(year / 400);
  return epochDay(
    cycle * DAYS_IN_CYCLE +
      daysBefore(year - cycle * 400) +
      daysBeforeMonth(marchMonths - year * 12) -
      DAYS_BEFORE_1970,
  );
}

export function lastDayOf(month: MonthIndex): EpochDay {
  return addDays(firstDayOf((month + 1) as MonthIndex), -1);
}

/** Days in the month, 28 to 31. */
export function lengthOf(month: MonthIndex): number {
  return firstDayOf((month + 1) as MonthIndex) - firstDayOf(month);
}

/** The day so many days later; earlier where `days` is below zero. */
export function addDays(day: EpochDay, days: number): EpochDay {
  return (day + days) as EpochDay;
}

export function earlierOf(a: EpochDay, b: EpochDay): EpochDay {
  return a < b ? a : b;
}

export function laterOf(a: EpochDay, b: EpochDay): EpochDay {
  return a > b ? a : b;
}

/** The same day of the month `months` later; the last day where that month is shorter (31 January + 1 = 28 February). */
export function addMonths(day: EpochDay, months: number): EpochDay {
  const moved = addMonthsToDate(new UTCDateMini(day * MILLISECONDS_PER_DAY), months);
  return epochDay(moved.getTime() / MILLISECONDS_PER_DAY);
}

/**
 * Whole months from `earlier` to `later`: the most that `addMonths` can add to `earlier` without passing `later`, and below zero, by
 * the same count backwards, where it is the earlier of the two. date-fns counts otherwise from the last days of a month: its
 * differenceInMonths is 1 from 31 July to 30 September, though a month after 31 August ends on 30 September.
 */
export function monthsBetween(earlier: EpochDay, later: EpochDay): number {
  const months = monthOf(later) - monthOf(earlier);
  const reached = addMonths(earlier, months);
  if (later >= earlier) return reached > later ? months - 1 : months;
  return reached < later ? months + 1 : months;
}

export function yearOf(month: MonthIndex): number {
  return Math.floor(month / 12);
}

/** 1 to 12. */
export function monthNumberOf(month: MonthIndex): number {
  return (month % 12) + 1;
}

/** No bank has earlier days. Systems write 0001-01-01 for an unknown day, and Date.UTC reads that as 1901. */
export const FIRST_YEAR = 1900;

/**
 * The first and the last day that a bank's records can have. Outside them are the dates that systems write for an unknown day, such as
 * 1900-01-01, 1970-01-01 and 9999-12-31.
 */
export const FIRST_PLAUSIBLE_DATE: IsoDate = '1990-01-01';
export const LAST_PLAUSIBLE_DATE: IsoDate = '2098-12-31';
const FIRST_PLAUSIBLE_DAY = dayOf(FIRST_PLAUSIBLE_DATE);
const LAST_PLAUSIBLE_DAY = dayOf(LAST_PLAUSIBLE_DATE);

export function isPlausible(day: EpochDay): boolean {
  return day >= FIRST_PLAUSIBLE_DAY && day <= LAST_PLAUSIBLE_DAY;
}

/** True when a text of the form `YYYY-MM-DD…` names a day that exists, from 1900 on. */
export function isRealDay(text: string): boolean {
  const year = yearIn(text);
  if (year < FIRST_YEAR) return false;
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= lengthOf(monthIn(year, month));
}
