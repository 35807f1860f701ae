/** Working days of a rail or of a payer: weekends and holidays moved over, in either direction. */
import {
  addDays,
  dayOf,
  type EpochDay,
  firstDayOf,
  lastDayOf,
  monthIn,
  monthOf,
  weekdayFrom,
  weekdayOf,
  weekdayUpTo,
  yearOf,
} from '../base/calendar.js';
import { oncePer } from '../base/once.js';
import type { HolidayCalendar } from '../countries/country.js';
import { CALENDARS_GB } from '../countries/gb/incomeGb.js';
import { CALENDARS_US } from '../countries/us/incomeUs.js';
import type { Cadence } from './cadenceForm.js';
import type { DayMover } from './schedule.js';
import { type ScheduleBook, scheduleBook } from './scheduleBook.js';

/** Who keeps a calendar of holidays. */
export type HolidayKeeper = keyof typeof CALENDARS;

export interface WorkingCalendar extends DayMover {
  isWorkingDay(day: EpochDay): boolean;
  readonly schedules: ScheduleBook;
  /** The cadences recognised in one request, by their days; left out where nothing is kept. */
  readonly cadences?: Map<string, Cadence>;
}

const CALENDARS = { ...CALENDARS_GB, ...CALENDARS_US };
/** Answers are kept for the days from 1970 to 2059. */
const DAYS_KNOWN = 32_768;
const MONDAY = 0;
const [SATURDAY, SUNDAY] = [5, 6] as const;

/** Made once for each calendar of holidays: it is the same for every account. */
export const workingCalendarOf = oncePer(calendarOf);

/** The same for one request, in which several products ask for the cadence of the same payments. */
export function calendarOfRequest(calendar: WorkingCalendar): WorkingCalendar {
  return { ...calendar, cadences: new Map() };
}

export function workingCalendar(keeper: HolidayKeeper): WorkingCalendar {
  return workingCalendarOf(CALENDARS[keeper]);
}

function calendarOf({ listed: table, rule }: HolidayCalendar): WorkingCalendar {
  const holidaysByYear = new Map<number, ReadonlySet<EpochDay>>();
  const holidaysOf = (year: number): ReadonlySet<EpochDay> => {
    const known = holidaysByYear.get(year);
    if (known !== undefined) return known;
    const listed = table[year];
    const days = new Set(
      listed === undefined
        ? holidaysByRule(rule, year)
        : listed.split(' ').map(text => dayOf(`${year}-${text}`)),
    );
    holidaysByYear.set(year, days);
    return days;
  };
  const isWorking = (day: EpochDay) =>
    weekdayOf(day) < SATURDAY && !holidaysOf(yearOf(monthOf(day))).has(day);
  /** 0: not asked yet; 1: no; 2: yes. */
  const known = new Uint8Array(DAYS_KNOWN);
  const isWorkingDay = (day: EpochDay) => {
    if (day < 0 || day >= DAYS_KNOWN) return isWorking(day);
    if (known[day] === 0) known[day] = isWorking(day) ? 2 : 1;
    return known[day] === 2;
  };
  const days = { previous: mover(isWorkingDay, -1), next: mover(isWorkingDay, 1) };
  return { isWorkingDay, ...days, schedules: scheduleBook(days) };
}

/** Many schedules need each day, so its move is cached. */
function mover(isWorkingDay: (day: EpochDay) => boolean, step: 1 | -1): (day: EpochDay) => EpochDay {
  return oncePer(day => {
    let found = day;
    while (!isWorkingDay(found)) found = addDays(found, step);
    return found;
  });
}

/** The standing rules, for years outside the tables: they know no one-off holidays, and for Northern Ireland no local ones. */
export function ruledHolidays(keeper: HolidayKeeper, year: number): EpochDay[] {
  return holidaysByRule(CALENDARS[keeper].rule, year);
}

function holidaysByRule(rule: HolidayCalendar['rule'], year: number): EpochDay[] {
  return rule === null ? [] : RULES[rule](year);
}

const RULES = {
  english: englishHolidays,
  'federal-reserve': federalReserveHolidays,
  'federal-offices': federalOfficeHolidays,
} as const;

function englishHolidays(year: number): EpochDay[] {
  const easter = easterSunday(year);
  const christmas = dayOf(`${year}-12-25`);
  const weekday = weekdayOf(christmas);
  // Banking and Financial Dealings Act 1971: a holiday on a weekend moves to the next free weekday.
  const [first, second] = weekday === 4 ? [0, 3] : weekday === 5 ? [2, 3] : weekday === 6 ? [2, 1] : [0, 1];
  return [
    toMonday(dayOf(`${year}-01-01`)),
    addDays(easter, -2),
    addDays(easter, 1),
    nthWeekday(year, 5, 0, 1),
    lastMonday(year, 5),
    lastMonday(year, 8),
    addDays(christmas, first as number),
    addDays(christmas, second as number),
  ];
}

/** Federal Reserve K.8: Sunday moves to Monday, Saturday does not move. */
function federalReserveHolidays(year: number): EpochDay[] {
  return [
    ...fixedFederalHolidays(year).map(day => (weekdayOf(day) === SUNDAY ? addDays(day, 1) : day)),
    nthWeekday(year, 1, 0, 3),
    nthWeekday(year, 2, 0, 3),
    lastMonday(year, 5),
    nthWeekday(year, 9, 0, 1),
    nthWeekday(year, 10, 0, 2),
    nthWeekday(year, 11, 3, 4),
  ];
}

/** 5 U.S.C. 6103(b) and Executive Order 11582: of a Saturday holiday also the Friday before, which may be the last of the year. */
function federalOfficeHolidays(year: number): EpochDay[] {
  const newYear = dayOf(`${year + 1}-01-01`);
  const fridays = [...fixedFederalHolidays(year), newYear]
    .filter(day => weekdayOf(day) === SATURDAY)
    .map(day => addDays(day, -1));
  return [...federalReserveHolidays(year), ...fridays];
}

function fixedFederalHolidays(year: number): EpochDay[] {
  return ['01-01', '06-19', '07-04', '11-11', '12-25'].map(text => dayOf(`${year}-${text}`));
}

function toMonday(day: EpochDay): EpochDay {
  return weekdayOf(day) < SATURDAY ? day : weekdayFrom(day, MONDAY);
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): EpochDay {
  return addDays(weekdayFrom(firstDayOf(monthIn(year, month)), weekday), 7 * (nth - 1));
}

function lastMonday(year: number, month: number): EpochDay {
  return weekdayUpTo(lastDayOf(monthIn(year, month)), MONDAY);
}

/** Gregorian Easter (anonymous algorithm; Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): EpochDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return addDays(firstDayOf(monthIn(year, month)), (h + l - 7 * m + 114) % 31);
}
