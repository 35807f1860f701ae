/**
 * The day that a date-time means. A date is a date. Midnight and the last second of a day are how systems write a day that has
 * no time, so these are dates too. Any other time with `Z` or an offset is an instant: it is a day of the account's time zone.
 */
import { dayOf, type EpochDay, earlierOf, LAST_DAY, twoDigits } from './calendar.js';
import { dayInZone, type TimeZone } from './timeZones.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LAST_SECOND = 24 * 3600 - 1;
/** Of `YYYY-MM-DD`, and of the hour, the minute and the second behind it. */
const DATE_LENGTH = 10;
const HOUR_AT = 11;
const MINUTE_AT = 14;
const SECOND_AT = 17;

/** Whether such a time of day, in seconds, adds nothing to the day. This includes a leap second. */
export function isTimeOfNoDay(seconds: number): boolean {
  return seconds === 0 || seconds >= LAST_SECOND;
}

/**
 * The day of a well-formed ISO 8601 date or date-time. Without a time zone it is the day as written. Most are dates, which their length
 * shows.
 */
export function dayMeant(text: string, zone: TimeZone | undefined): EpochDay {
  if (text.length === DATE_LENGTH || zone === undefined || !isInstant(text)) return dayOf(text);
  const timeInUtc = secondsIn(text) * SECOND - (offsetIn(text) as number) * MINUTE;
  return earlierOf(dayInZone(dayOf(text), timeInUtc, zone), LAST_DAY);
}

/** Whether the day of a well-formed ISO 8601 date or date-time depends on a time zone. */
export function isInstant(text: string): boolean {
  return text.length > DATE_LENGTH && !isTimeOfNoDay(secondsIn(text)) && offsetIn(text) !== null;
}

/** Seconds since midnight, as written. A fraction of a second does not change the day. */
function secondsIn(text: string): number {
  const seconds = text[SECOND_AT - 1] === ':' ? twoDigits(text, SECOND_AT) : 0;
  return (twoDigits(text, HOUR_AT) * 60 + twoDigits(text, MINUTE_AT)) * 60 + seconds;
}

/** Minutes east of Greenwich, from `Z`, `+05:30`, `+0530` or `-05`. Null without an offset. */
function offsetIn(text: string): number | null {
  if (text.endsWith('Z')) return 0;
  const at = Math.max(text.indexOf('+', MINUTE_AT), text.indexOf('-', MINUTE_AT));
  if (at === -1) return null;
  // Behind the sign: the hours alone, or with the minutes as the last two digits.
  const minutes =
    twoDigits(text, at + 1) * 60 + (text.length > at + 3 ? twoDigits(text, text.length - 2) : 0);
  return text[at] === '-' ? -minutes : minutes;
}
