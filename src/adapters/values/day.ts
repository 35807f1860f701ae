/** The calendar day that a written date means. */
import { dayOf, type IsoDate, isRealDay, textOf } from '../../base/calendar.js';
import { isTimeOfNoDay } from '../../base/instants.js';
import { dayInZone } from '../../base/timeZones.js';
import type { TimeZone } from '../../model/options.js';
import type { DateOrder } from '../model/statements.js';
import { dateReader, type WrittenDate } from './dateText.js';

/**
 * Undefined if there is no such day. An instant in UTC becomes its day in `timeZone`. Without a zone, the day stays as written. Midnight
 * and the last second of the day never move, as base/instants.ts says. A time with another offset does not move either: in a bank's file
 * that is the bank's own clock.
 */
export function dayMeant(
  date: WrittenDate,
  order: DateOrder,
  timeZone: TimeZone | undefined,
): IsoDate | undefined {
  const isDayFirst = date.kind === 'numbers' && order === 'day-first';
  const month = isDayFirst ? date.second : date.first;
  const day = isDayFirst ? date.first : date.second;
  const written = `${pad(date.year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  if (written.length !== 10 || !isRealDay(written)) return undefined;
  if (!isInstant(date) || timeZone === undefined) return written;
  return textOf(dayInZone(dayOf(written), (date.utcTime as number) * 1000, timeZone));
}

/** What a date of a column says: the texts of rows of one day are the same. */
export interface DatesOfColumn {
  readonly dateOf: (text: string) => WrittenDate | undefined;
  readonly dayOf: (text: string) => IsoDate | undefined;
}

export function datesOfColumn(order: DateOrder, timeZone: TimeZone | undefined): DatesOfColumn {
  const dateOf = dateReader();
  const days = new Map<string, IsoDate | undefined>();
  return {
    dateOf,
    dayOf: text => {
      if (days.has(text)) return days.get(text);
      const date = dateOf(text);
      const day = date && dayMeant(date, order, timeZone);
      days.set(text, day);
      return day;
    },
  };
}

/** Whether the day depends on a time zone. */
export function isInstant({ utcTime }: WrittenDate): boolean {
  return utcTime !== undefined && !isTimeOfNoDay(utcTime);
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
