/**
 * Calendar days as whole numbers, and the only importer of date-fns. A day is counted from 1970-01-01 (day 0) and has
 * no time and no zone, so no zone can move it.
 */
import { UTCDate } from '@date-fns/utc';
import { addMonths as addMonthsToDate, differenceInMonths } from 'date-fns';

/** Days since 1970-01-01. */
export type EpochDay = number;

/** Calendar months since year 0: year * 12 + (month - 1). */
export type MonthIndex = number;

/** `YYYY-MM-DD`. */
export type IsoDate = string;

const MILLISECONDS_PER_DAY = 86_400_000;

/** 9999-12-31: later days have no name of the form YYYY-MM-DD. */
export const LAST_DAY: EpochDay = 2_932_896;

/** The day an ISO 8601 date or date-time names, as written: the time and the offset are not looked at. */
export function dayOf(text: string): EpochDay {
  // As a 32-bit integer: V8 keeps any other number of each row in a box of its own.
  return (Date.UTC(yearIn(text), twoDigits(text, 5) - 1, twoDigits(text, 8)) / MILLISECONDS_PER_DAY) | 0;
}

function yearIn(text: string): number {
  return 100 * twoDigits(text, 0) + twoDigits(text, 2);
}

/** By character code: every row has a date, and cutting it up would cost more than all arithmetic on it. */
function twoDigits(text: string, at: number): number {
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

export function monthOf(day: EpochDay): MonthIndex {
  const date = new Date(day * MILLISECONDS_PER_DAY);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** 1 to 31. */
export function dayOfMonth(day: EpochDay): number {
  return new Date(day * MILLISECONDS_PER_DAY).getUTCDate();
}

export function firstDayOf(month: MonthIndex): EpochDay {
  return Date.UTC(Math.floor(month / 12), month % 12, 1) / MILLISECONDS_PER_DAY;
}

export function lastDayOf(month: MonthIndex): EpochDay {
  return firstDayOf(month + 1) - 1;
}

/** Days in the month, 28 to 31. */
export function lengthOf(month: MonthIndex): number {
  return firstDayOf(month + 1) - firstDayOf(month);
}

/** The same day of the month `months` later; the last day where that month is shorter (31 January + 1 = 28 February). */
export function addMonths(day: EpochDay, months: number): EpochDay {
  return addMonthsToDate(new UTCDate(day * MILLISECONDS_PER_DAY), months).getTime() / MILLISECONDS_PER_DAY;
}

/** Whole months from `earlier` to `later`. */
export function monthsBetween(earlier: EpochDay, later: EpochDay): number {
  return differenceInMonths(
    new UTCDate(later * MILLISECONDS_PER_DAY),
    new UTCDate(earlier * MILLISECONDS_PER_DAY),
  );
}

export function yearOf(month: MonthIndex): number {
  return Math.floor(month / 12);
}

/** 1 to 12. */
export function monthNumberOf(month: MonthIndex): number {
  return (month % 12) + 1;
}

/** Earlier days are no bank's: systems write 0001-01-01 where they know none, and Date.UTC reads it as 1901. */
export const FIRST_YEAR = 1900;

/**
 * The days that a bank's records can speak of, both included. Outside them lie the dates that systems write where they know
 * none, such as 1900-01-01, 1970-01-01 and 9999-12-31.
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
  return day <= 28 || day <= lengthOf(year * 12 + month - 1);
}
