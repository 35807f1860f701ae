/** Moments in UTC, as milliseconds to calculate with. "Now" is always given. */
import { EPOCH, type EpochDay } from '../../base/calendar.js';
import { dayInZone } from '../../base/timeZones.js';
import type { TimeZone } from '../../model/options.js';

export const MILLISECONDS_PER_SECOND = 1000;
export const MILLISECONDS_PER_DAY = 86_400_000;

/** Of a timestamp that is known to be one. */
export function millisecondsOf(timestamp: string): number {
  return Date.parse(timestamp);
}

/** A clock tells moments, at midnight too: no day of UTC stands as it is written. Without a zone it is the day in UTC. */
export function dayAt(timestamp: string, zone: TimeZone | undefined): EpochDay {
  return dayInZone(EPOCH, millisecondsOf(timestamp), zone ?? 'UTC');
}

/** What follows the point of its seconds, without closing zeros: services write more digits than milliseconds hold. */
export function fractionOf(timestamp: string): string {
  return /\.(\d*[1-9])0*(?:Z|\+00:00)$/.exec(timestamp)?.[1] ?? '';
}

export function timestampOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
