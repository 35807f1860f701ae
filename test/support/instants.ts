/** Days as the instants that some banks send, by the tables of Node, which the library itself may not ask. */
import type { CountryCode, TimeZone, Transaction } from '../../src/index.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Whose days rows may have; undefined: the option is not given. */
export const ZONES: Readonly<Record<CountryCode, readonly (TimeZone | undefined)[]>> = {
  GB: [undefined, 'Europe/London', 'Europe/Jersey'],
  US: [
    'America/New_York',
    'America/Chicago',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
  ],
};

/** `Z`, and minutes from Greenwich that a text may say instead. */
export const OFFSETS = [null, 0, 60, -300, -480, 330, 825] as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day in the zone at an instant. */
export function dayIn(zone: string, instant: number): string {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  formats.set(zone, format);
  return format.format(instant);
}

interface DayOfZone {
  readonly from: number;
  readonly length: number;
}

const days = new Map<string, DayOfZone>();

/** From its midnight on. No clock changes at midnight in these zones, and all are whole hours from Greenwich. */
function dayOfZone(date: string, zone: string): DayOfZone {
  const known = days.get(zone + date);
  if (known !== undefined) return known;
  const midnight = Date.parse(date);
  const own = Array.from({ length: 49 }, (_, index) => midnight + (index - 12) * HOUR).filter(
    hour => dayIn(zone, hour) === date,
  );
  const found = { from: own[0] as number, length: own.length * HOUR };
  days.set(zone + date, found);
  return found;
}

/**
 * An instant of the day in the zone, so far into it, as text with an offset; never one that is written as midnight or as the last
 * second of a day. `share`: 0 to 1 of the day.
 */
export function instantOn(date: string, share: number, zone: string, offset: number | null): string {
  const { from, length } = dayOfZone(date, zone);
  const at = from + Math.floor((share * length) / SECOND) * SECOND;
  const last = from + length - SECOND;
  return [at, at + SECOND, at - SECOND]
    .filter(each => each >= from && each <= last)
    .map(each => written(each, offset))
    .find(isNoDate) as string;
}

export function written(instant: number, offset: number | null): string {
  const text = new Date(instant + (offset ?? 0) * MINUTE).toISOString().slice(0, 19);
  if (offset === null) return `${text}Z`;
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map(part =>
    String(part).padStart(2, '0'),
  );
  return `${text}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

function isNoDate(text: string): boolean {
  return !text.includes('T00:00:00') && !text.includes('T23:59:59');
}

/** Each row at an instant of its day: the same one for the same row. */
export function atInstants(
  rows: readonly Transaction[],
  zone: string,
  shares: readonly number[],
  offset: number | null,
): Transaction[] {
  return rows.map((row, index) => ({
    ...row,
    bookingDate: instantOn(row.bookingDate, shares[index % shares.length] as number, zone, offset),
  }));
}

/** Without the booking dates that a result echoes. */
export function withoutDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'bookingDate')
      .map(([name, member]) => [name, withoutDates(member)]),
  );
}
