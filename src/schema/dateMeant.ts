/** The day that was meant by what is no date. */
import { epochDay, isRealDay, textOf } from '../base/calendar.js';

const LONGEST_TEXT = 40;
/** Counts of seconds and of milliseconds since 1970 have so many digits from 2001 to 2286. */
const SECONDS = /^\d{10}$/;
const MILLISECONDS = /^\d{13}$/;
const SECONDS_PER_DAY = 86_400;

/** Null where nothing is known. */
export function dateMeant(input: unknown): string | null {
  if (isDate(input)) return 'write the date as text: its toISOString() does';
  const text = typeof input === 'number' ? String(input) : input;
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return null;
  const days = [...new Set(daysIn(text.trim()))].filter(isRealDay);
  if (days.length > 0) return `write ${days.map(day => `"${day}"`).join(' or ')}`;
  return /^\d{4}-\d{2}-\d{2}/.test(text) && !isRealDay(text) ? 'there is no such day' : null;
}

/** Day and month may stand either way. */
function daysIn(text: string): string[] {
  if (SECONDS.test(text)) return [textOf(epochDay(Math.floor(Number(text) / SECONDS_PER_DAY)))];
  if (MILLISECONDS.test(text)) return [textOf(epochDay(Math.floor(Number(text) / 1000 / SECONDS_PER_DAY)))];
  const [, year, month, day] = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) return [written(year, month, day)];
  const [, first, second, last] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  return last === undefined ? [] : [written(last, second, first), written(last, first, second)];
}

function written(year: string, month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A revoked proxy cannot even be asked. */
function isDate(input: unknown): boolean {
  try {
    return input instanceof Date;
  } catch {
    return false;
  }
}
