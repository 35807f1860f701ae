/** When payers pay: every schedule gives the days on which the money arrives, already moved round holidays. */
import type { Frequency } from '../../../src/contract/income/frequency.js';
import { addDays, dayInMonth, daysBetween, nthWeekday, weekdayOf } from '../dates.js';
import { type HolidayKeeper, isWorkingDay, type Move, moved } from './workingDays.js';

export interface Schedule {
  readonly frequency: Frequency;
  readonly tags: readonly string[];
  /** Ascending; both ends included. */
  paydays(from: string, to: string): string[];
}

/** Days by which a payday may be moved: nominal days this far outside are looked at too. */
const REACH = 10;

/** `anchor` is any one of the nominal days. */
export function everyDays(step: 7 | 14 | 28, anchor: string, move: Move, keeper: HolidayKeeper): Schedule {
  const frequency = step === 7 ? 'Weekly' : step === 14 ? 'Fortnightly' : 'FourWeekly';
  return scheduleOf(frequency, (from, to) => {
    const behind = ((daysBetween(from, anchor) % step) + step) % step;
    const nominal: string[] = [];
    for (let day = addDays(from, behind); day <= to; day = addDays(day, step)) nominal.push(day);
    return nominal.map(day => moved(day, move, keeper));
  });
}

/** On these days of each month; 31 is the last day of every month. */
export function onDays(days: readonly number[], move: Move, keeper: HolidayKeeper): Schedule {
  return inMonths(days.length === 2 ? 'SemiMonthly' : 'Monthly', [], (year, month) =>
    days.map(day => moved(dayInMonth(year, month, day), move, keeper)),
  );
}

export function lastWorkingDay(keeper: HolidayKeeper): Schedule {
  return inMonths('Monthly', ['last-working-day'], (year, month) => [
    moved(dayInMonth(year, month, 31), 'previous', keeper),
  ]);
}

/** `nth` 1 to 4, or -1 for the last. */
export function onWeekday(nth: number, weekday: number, keeper: HolidayKeeper): Schedule {
  return inMonths('Monthly', ['nth-weekday'], (year, month) => [
    moved(nthWeekday(year, month, weekday, nth), 'previous', keeper),
  ]);
}

const FREQUENCY_OF_MONTHS = { 3: 'Quarterly', 6: 'Irregular', 12: 'Annual' } as const;

/** Every `step` months, in the months that are `phase` after January modulo `step`. */
export function everyMonths(
  step: 3 | 6 | 12,
  phase: number,
  day: number,
  move: Move,
  keeper: HolidayKeeper,
): Schedule {
  return inMonths(FREQUENCY_OF_MONTHS[step], [], (year, month) =>
    (month - 1 - phase) % step === 0 ? [moved(dayInMonth(year, month, day), move, keeper)] : [],
  );
}

/** December's pay before Christmas, as many payers with a payday near the month's end do. */
export function earlyInDecember(schedule: Schedule, day: number, keeper: HolidayKeeper): Schedule {
  const before = (payday: string) =>
    payday.slice(5, 7) === '12' && Number(payday.slice(8)) > day
      ? moved(`${payday.slice(0, 8)}${day}`, 'previous', keeper)
      : payday;
  return {
    frequency: schedule.frequency,
    tags: [...schedule.tags, 'early-december'],
    paydays: (from, to) =>
      schedule
        .paydays(from, addDays(to, 2 * REACH))
        .map(before)
        .filter(within(from, to)),
  };
}

/** American banks that pass a direct deposit on as soon as it is announced. */
export function daysEarly(schedule: Schedule, days: number, keeper: HolidayKeeper): Schedule {
  const earlier = (payday: string) => {
    let day = payday;
    for (let left = days; left > 0; ) {
      day = addDays(day, -1);
      if (isWorkingDay(day, keeper)) left--;
    }
    return day;
  };
  return {
    frequency: schedule.frequency,
    tags: [...schedule.tags, 'early-direct-deposit'],
    paydays: (from, to) => schedule.paydays(from, addDays(to, REACH)).map(earlier).filter(within(from, to)),
  };
}

function inMonths(
  frequency: Frequency,
  tags: readonly string[],
  daysIn: (year: number, month: number) => readonly string[],
): Schedule {
  return scheduleOf(
    frequency,
    (from, to) => {
      const days: string[] = [];
      for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = nextMonth(month))
        days.push(...daysIn(Number(month.slice(0, 4)), Number(month.slice(5))));
      return days;
    },
    tags,
  );
}

function scheduleOf(
  frequency: Frequency,
  around: (from: string, to: string) => string[],
  tags: readonly string[] = [],
): Schedule {
  return {
    frequency,
    tags,
    paydays: (from, to) => around(addDays(from, -REACH), addDays(to, REACH)).filter(within(from, to)),
  };
}

function within(from: string, to: string): (day: string) => boolean {
  return day => day >= from && day <= to;
}

/** `YYYY-MM` in and out. */
export function nextMonth(month: string, step = 1): string {
  return dayInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)) + step, 1).slice(0, 7);
}

/** The first such weekday on or after the day. */
export function weekdayFrom(day: string, weekday: number): string {
  return addDays(day, (weekday - weekdayOf(day) + 7) % 7);
}
