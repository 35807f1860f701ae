/**
 * The day of a time zone at an instant in UTC, by the rules of summer time alone: the library may not ask the machine for its
 * tables, which differ. Rules of the IANA time zone database: Europe since 1996, the United States since 1987.
 */
import {
  dayOf,
  type EpochDay,
  epochDay,
  type IsoDate,
  textOf,
  weekdayFrom,
  weekdayUpTo,
} from '../../base/calendar.js';

type Rule = 'none' | 'europe' | 'america';

interface Zone {
  /** Hours from UTC in winter. */
  readonly offset: number;
  readonly rule: Rule;
}

const ZONES: Readonly<Record<string, Zone>> = {
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

export const TIME_ZONES: readonly string[] = Object.keys(ZONES);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SUNDAY = 6;
/** The United States moved both changes in 2007 (Energy Policy Act of 2005). */
const SINCE_2007 = 2007;

/** `timeOfDay`: milliseconds since midnight in UTC. `zone`: one of TIME_ZONES. */
export function dayInZone(day: EpochDay, timeOfDay: number, zone: string): EpochDay {
  const { offset, rule } = ZONES[zone] as Zone;
  const instant = day * DAY + timeOfDay;
  const local = instant + (offset + (isSummer(instant, offset, rule) ? 1 : 0)) * HOUR;
  return epochDay(Math.floor(local / DAY));
}

function isSummer(instant: number, offset: number, rule: Rule): boolean {
  if (rule === 'none') return false;
  const year = Number(textOf(epochDay(Math.floor((instant + offset * HOUR) / DAY))).slice(0, 4));
  const [from, to] = rule === 'europe' ? europeanSummer(year) : americanSummer(year, offset);
  return instant >= from && instant < to;
}

/** In all of Europe at once, at 01:00 UTC. */
function europeanSummer(year: number): readonly [number, number] {
  return [lastSunday(`${year}-03-31`) * DAY + HOUR, lastSunday(`${year}-10-31`) * DAY + HOUR];
}

/** At 02:00 of the local time that then holds. */
function americanSummer(year: number, offset: number): readonly [number, number] {
  const [begins, ends] =
    year >= SINCE_2007
      ? [firstSunday(`${year}-03-08`), firstSunday(`${year}-11-01`)]
      : [firstSunday(`${year}-04-01`), lastSunday(`${year}-10-31`)];
  return [begins * DAY + (2 - offset) * HOUR, ends * DAY + (2 - offset - 1) * HOUR];
}

/** The last Sunday up to a day. */
function lastSunday(day: IsoDate): EpochDay {
  return weekdayUpTo(dayOf(day), SUNDAY);
}

/** The first Sunday from a day on. */
function firstSunday(day: IsoDate): EpochDay {
  return weekdayFrom(dayOf(day), SUNDAY);
}
