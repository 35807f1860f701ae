/**
 * A month is no day, and a count is neither. `npm run types` compiles this file; each `@ts-expect-error` fails where the line
 * below it compiles after all. Nothing here runs.
 */
import {
  addDays,
  addMonths,
  dayOf,
  type EpochDay,
  epochDay,
  firstDayOf,
  laterOf,
  type MonthIndex,
  monthIn,
  monthOf,
  textOf,
} from '../../src/base/calendar.js';
import { type Days, monthsApart, monthsFrom, monthsIn, shiftMonth } from '../../src/base/months.js';

const day: EpochDay = dayOf('2026-02-28');
const month: MonthIndex = monthOf(day);

/** What moves a day is a day, and what moves a month a month. */
export const days: readonly EpochDay[] = [
  addDays(day, 1),
  addMonths(day, 1),
  laterOf(day, firstDayOf(month)),
];
export const months: readonly MonthIndex[] = [
  shiftMonth(month, -12),
  monthIn(2026, 2),
  ...monthsFrom(month, month),
];
/** Between two days, or two months, lies a count. */
export const counts: readonly number[] = [day - epochDay(0), monthsApart(month, month)];

// @ts-expect-error A month is no day.
textOf(month);
// @ts-expect-error A day is no month.
firstDayOf(day);
// @ts-expect-error A count is no day.
textOf(20_000);
// @ts-expect-error A count is no month.
firstDayOf(24_313);
// @ts-expect-error A day and a count make a number, which may be anything: addDays says that it is a day.
textOf(day + 1);
// @ts-expect-error So do a month and a count: shiftMonth says that it is a month.
firstDayOf(month - 12);
// @ts-expect-error The later of a day and a month is neither.
laterOf(day, month);
// @ts-expect-error Math.max forgets that both were days.
textOf(Math.max(day, day));
// @ts-expect-error The days between two days are no day.
textOf(day - day);
// @ts-expect-error A range of days does not end with a month.
monthsIn({ from: day, to: month });
// @ts-expect-error Nor is it one of months.
export const range: Days = { from: month, to: month };
// @ts-expect-error By month is not by day.
export const byMonth: ReadonlyMap<MonthIndex, number> = new Map([[day, 1]]);
