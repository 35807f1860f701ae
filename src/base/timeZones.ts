/**
 * Finds the day of a time zone at an instant in UTC, by the rules of summer time alone. The tables of machines differ, so the library does
 * not use them. The rules are those of the IANA time zone database: Europe since 1996, the United States since 1987.
 */
import {
  addDays,
  type EpochDay,
  epochDay,
  firstDayOf,
  lastDayOf,
  monthIn,
  monthOf,
  weekdayFrom,
  weekdayUpTo,
  yearOf,
} from './calendar.js';
import { namesOf } from './tables.js';

/** A time zone by its IANA name: those of British, European and American accounts, and UTC. */
export type TimeZone =
  | 'UTC'
  | 'Europe/London'
  | 'Europe/Belfast'
  | 'Europe/Jersey'
  | 'Europe/Guernsey'
  | 'Europe/Isle_of_Man'
  | 'Europe/Dublin'
  | 'Europe/Amsterdam'
  | 'Europe/Berlin'
  | 'Europe/Brussels'
  | 'Europe/Madrid'
  | 'Europe/Paris'
  | 'Europe/Rome'
  | 'Europe/Vienna'
  | 'Europe/Zurich'
  | 'Europe/Helsinki'
  | 'America/New_York'
  | 'America/Detroit'
  | 'America/Chicago'
  | 'America/Denver'
  | 'America/Phoenix'
  | 'America/Los_Angeles'
  | 'America/Anchorage'
  | 'Pacific/Honolulu'
  | 'America/Puerto_Rico';

type Rule = 'none' | 'europe' | 'america';

interface Zone {
  /** Hours from UTC in winter. */
  readonly offset: number;
  readonly rule: Rule;
}

const ZONES: Readonly<Record<TimeZone, Zone>> = {
  UTC: { offset: 0, rule: 'none' },
  'Europe/London': { offset: 0, rule: 'europe' },
  'Europe/Belfast': { offset: 0, rule: 'europe' },
  'Europe/Jersey': { offset: 0, rule: 'europe' },
  'Europe/Guernsey': { offset: 0, rule: 'europe' },
  'Europe/Isle_of_Man': { offset: 0, rule: 'europe' },
  'Europe/Dublin': { offset: 0, rule: 'europe' },
  'Europe/Amsterdam': { offset: 1, rule: 'europe' },
  'Europe/Berlin': { offset: 1, rule: 'europe' },
  'Europe/Brussels': { offset: 1, rule: 'europe' },
  'Europe/Madrid': { offset: 1, rule: 'europe' },
  'Europe/Paris': { offset: 1, rule: 'europe' },
  'Europe/Rome': { offset: 1, rule: 'europe' },
  'Europe/Vienna': { offset: 1, rule: 'europe' },
  'Europe/Zurich': { offset: 1, rule: 'europe' },
  'Europe/Helsinki': { offset: 2, rule: 'europe' },
  'America/New_York': { offset: -5, rule: 'america' },
  'America/Detroit': { offset: -5, rule: 'america' },
  'America/Chicago': { offset: -6, rule: 'america' },
  'America/Denver': { offset: -7, rule: 'america' },
  'America/Phoenix': { offset: -7, rule: 'none' },
  'America/Los_Angeles': { offset: -8, rule: 'america' },
  'America/Anchorage': { offset: -9, rule: 'america' },
  'Pacific/Honolulu': { offset: -10, rule: 'none' },
  'America/Puerto_Rico': { offset: -4, rule: 'none' },
};

export const TIME_ZONES = namesOf(ZONES);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SUNDAY = 6;
/** The United States moved both changes in 2007 (Energy Policy Act of 2005). */
const SINCE_2007 = 2007;

export function isTimeZone(text: unknown): text is TimeZone {
  return typeof text === 'string' && Object.hasOwn(ZONES, text);
}

/** `timeOfDay`: milliseconds since midnight in UTC; also below 0, and beyond the day. */
export function dayInZone(day: EpochDay, timeOfDay: number, zone: TimeZone): EpochDay {
  const { offset, rule } = ZONES[zone];
  const instant = day * DAY + timeOfDay;
  const local = instant + (offset + (isSummer(instant, offset, rule) ? 1 : 0)) * HOUR;
  return epochDay(Math.floor(local / DAY));
}

function isSummer(instant: number, offset: number, rule: Rule): boolean {
  if (rule === 'none') return false;
  const year = yearOf(monthOf(epochDay(Math.floor((instant + offset * HOUR) / DAY))));
  const [from, to] = rule === 'europe' ? europeanSummer(year) : americanSummer(year, offset);
  return instant >= from && instant < to;
}

/** In all of Europe at once, at 01:00 UTC. */
function europeanSummer(year: number): readonly [number, number] {
  return [lastSundayOf(year, 3) * DAY + HOUR, lastSundayOf(year, 10) * DAY + HOUR];
}

/** At 02:00 of the local time that then holds. */
function americanSummer(year: number, offset: number): readonly [number, number] {
  const [begins, ends] =
    year >= SINCE_2007
      ? [addDays(firstSundayOf(year, 3), 7), firstSundayOf(year, 11)]
      : [firstSundayOf(year, 4), lastSundayOf(year, 10)];
  return [begins * DAY + (2 - offset) * HOUR, ends * DAY + (2 - offset - 1) * HOUR];
}

/** `month`: 1 to 12. */
function lastSundayOf(year: number, month: number): EpochDay {
  return weekdayUpTo(lastDayOf(monthIn(year, month)), SUNDAY);
}

function firstSundayOf(year: number, month: number): EpochDay {
  return weekdayFrom(firstDayOf(monthIn(year, month)), SUNDAY);
}
