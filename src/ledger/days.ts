/** The latest of some days, and the day that a calculation stands on. */
import { type EpochDay, isPlausible } from '../base/calendar.js';
import type { TransactionStatus } from '../model/request.js';

interface Dated {
  readonly day: EpochDay | null;
  readonly source: { readonly status: TransactionStatus };
}

/** The day to stand on where none is given; null when nothing is booked. A pending payment may be dated weeks ahead. */
export function latestBookedDay(rows: readonly Dated[]): EpochDay | null {
  return latestDay(
    rows.flatMap(({ day, source }) => (day === null || source.status === 'Pending' ? [] : [{ day }])),
  );
}

/** Of the days that a bank's records can speak of; null when there is none. */
export function latestDay(rows: readonly { readonly day: EpochDay }[]): EpochDay | null {
  return rows.reduce<EpochDay | null>(
    (latest, { day }) => ((latest === null || day > latest) && isPlausible(day) ? day : latest),
    null,
  );
}
