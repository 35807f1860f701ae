/** The calendar day that a written date means. */
import { dayOf, type IsoDate, isRealDay, textOf } from '../../base/calendar.js';
import { isTimeOfNoDay } from '../../base/instants.js';
import { dayInZone } from '../../base/timeZones.js';
import type { TimeZone } from '../../model/options.js';
import type { DateOrder } from '../model/statements.js';
import { dateReader, type WrittenDate, yearOfTwoDigits } from './dateText.js';

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
  const { year, month, day } = partsOf(date, order);
  const written = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  if (written.length !== 10 || !isRealDay(written)) return undefined;
  if (!isInstant(date) || timeZone === undefined) return written;
  return textOf(dayInZone(dayOf(written), (date.utcTime as number) * 1000, timeZone));
}

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The numbers of a date that is read in this order. Only a short date can begin with its year. */
export function partsOf({ kind, year, first, second, isShort }: WrittenDate, order: DateOrder): Parts {
  if (isShort === true && order === 'year-first')
    return { year: yearOfTwoDigits(first), month: second, day: year % 100 };
  return kind === 'numbers' && order !== 'month-first' && order !== 'iso'
    ? { year, month: second, day: first }
    : { year, month: first, day: second };
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
