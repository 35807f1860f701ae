/** Selects the schedules to try on a row of payment days. */
import { addDays, dayOfMonth, type EpochDay, monthOf, weekdayOf } from '../base/calendar.js';
import { gapsBetween } from '../base/gaps.js';
import { median } from '../base/statistics.js';
import type { ScheduleBook, ScheduleCandidate } from './scheduleBook.js';

/** A nominal day lies at most this many days from a payment moved by a long holiday weekend. */
const MOST_MOVED = 4;
const DAYS_IN_MONTH = 31;

/** Every schedule that the gaps allow. */
export function schedulesFor(days: readonly EpochDay[], book: ScheduleBook): ScheduleCandidate[] {
  const gaps = gapsBetween(days);
  const typical = median(gaps) as number;
  const smallest = gaps.reduce((least, gap) => Math.min(least, gap));
  const isNear = (low: number, high: number) =>
    (typical >= low && typical <= high) || (smallest >= low && smallest <= high);
  const found: ScheduleCandidate[] = [];
  const add = (candidates: readonly ScheduleCandidate[]) => {
    for (const candidate of candidates) found.push(candidate);
  };
  const addEveryMonths = (step: 3 | 12, onDays: ScheduleBook['quarterly']) => {
    for (const phase of new Set(days.map(day => monthOf(day) % step)))
      daysOfMonth(days).map(onDays(phase)).forEach(add);
  };
  if (isNear(4, 10)) phasesOf(7, days).map(book.weekly).forEach(add);
  if (isNear(9, 19)) phasesOf(14, days).map(book.fortnightly).forEach(add);
  if (isNear(10, 21)) add(book.semiMonthly());
  if (isNear(21, 45)) {
    phasesOf(28, days).map(book.fourWeekly).forEach(add);
    daysOfMonth(days).map(book.monthly).forEach(add);
    add(book.lastWorkingDay());
    [...new Set(days.map(weekdayOf))].map(book.onWeekday).forEach(add);
  }
  if (isNear(75, 110)) addEveryMonths(3, book.quarterly);
  if (isNear(335, 395)) addEveryMonths(12, book.yearly);
  return found;
}

/** Every phase the days allow. */
function phasesOf(length: number, days: readonly EpochDay[]): number[] {
  return nominalsOf(days, length, day => ((day % length) + length) % length);
}

function daysOfMonth(days: readonly EpochDay[]): number[] {
  const found = nominalsOf(days, DAYS_IN_MONTH, dayOfMonth);
  // Days 29 and 30 that fall on the end of February may stand for the last day.
  if (!found.includes(31) && found.some(day => day >= 28)) found.push(31);
  return found;
}

/** The positions of the days near the payments in their month or cycle, which has `most` positions; none is above 31. */
function nominalsOf(days: readonly EpochDay[], most: number, nominalOf: (day: EpochDay) => number): number[] {
  const found: number[] = [];
  /** One bit for each position. */
  let seen = 0;
  for (const day of days) {
    if (found.length === most) break;
    for (let off = -MOST_MOVED; off <= MOST_MOVED; off++) {
      const nominal = nominalOf(addDays(day, off));
      if ((seen & (1 << nominal)) !== 0) continue;
      seen |= 1 << nominal;
      found.push(nominal);
    }
  }
  return found;
}
