/** Moments in UTC, as milliseconds to calculate with. "Now" is always given. */
import { EPOCH, type EpochDay } from '../../base/calendar.js';
import { dayInZone } from '../../base/timeZones.js';
import type { TimeZone } from '../../model/options.js';

export const MILLISECONDS_PER_SECOND = 1000;
export const MILLISECONDS_PER_DAY = 86_400_000;

/** The milliseconds of a timestamp that has been checked. */
export function millisecondsOf(timestamp: string): number {
  return Date.parse(timestamp);
}

/** The day of a moment. A clock gives moments at midnight too, so the day is always converted. Without a zone it is the day in UTC. */
export function dayAt(timestamp: string, zone: TimeZone | undefined): EpochDay {
  return dayInZone(EPOCH, millisecondsOf(timestamp), zone ?? 'UTC');
}

/** The digits after the point of the seconds, without zeros at the end. Services write more digits than milliseconds hold. */
export function fractionOf(timestamp: string): string {
  return /\.(\d*[1-9])0*(?:Z|\+00:00)$/.exec(timestamp)?.[1] ?? '';
}

export function timestampOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
