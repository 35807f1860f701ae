/** Compared with the tables of Node, which the library itself may not ask. */

import { describe, expect, it } from 'vitest';
import { readDateText, type WrittenDate } from '../../src/adapters/values/dateText.js';
import { dayMeant } from '../../src/adapters/values/day.js';
import { epochDay, textOf } from '../../src/base/calendar.js';
import { dayMeant as dayOfRequest } from '../../src/base/instants.js';
import { dayInZone, TIME_ZONES } from '../../src/base/timeZones.js';
import type { TimeZone } from '../../src/index.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** In the weeks in which clocks change, and once in between. */
function* aroundMidnights(zone: string): Iterable<number> {
  const summer = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).format(
    Date.UTC(2026, 6, 1),
  );
  const offset = Number(/GMT([+-]\d+)/.exec(summer)?.[1] ?? 0);
  for (let year = 1996; year < 2035; year++)
    for (const [month, first, last] of [
      [0, 1, 1],
      [2, 5, 45],
      [6, 1, 1],
      [9, 20, 45],
    ] as const)
      for (let date = first; date <= last; date++)
        for (const hours of [-2, -1, 0, 1, 2])
          yield Date.UTC(year, month, date) + (hours - offset) * HOUR + HOUR / 2;
}

const day = (text: string, zone: TimeZone | undefined) =>
  dayMeant(readDateText(text) as WrittenDate, 'iso', zone);

describe('the day of a time zone', () => {
  it.each(TIME_ZONES)('of %s is what Node says, in the hours around midnight, from 1996 to 2035', zone => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
    const wrong: string[] = [];
    for (const instant of aroundMidnights(zone)) {
      const told = format.format(instant);
      const found = new Date(
        dayInZone(epochDay(Math.floor(instant / DAY)), instant % DAY, zone) * DAY,
      ).toISOString();
      if (!found.startsWith(told)) wrong.push(`${new Date(instant).toISOString()}: ${found}, not ${told}`);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it.each(TIME_ZONES)('is the same in bank files and in requests, of an instant in UTC in %s', zone => {
    for (const instant of aroundMidnights(zone)) {
      for (const time of [instant, instant - (instant % DAY), instant - (instant % DAY) - 1000]) {
        const text = new Date(time).toISOString();
        expect(day(text, zone), text).toBe(textOf(dayOfRequest(text, zone)));
      }
    }
  });

  it('changes with British summer time, at both ends of it', () => {
    const london = 'Europe/London';
    expect(day('2026-03-28T23:30:00Z', london)).toBe('2026-03-28');
    expect(day('2026-03-29T23:30:00Z', london)).toBe('2026-03-30');
    expect(day('2026-10-24T23:30:00Z', london)).toBe('2026-10-25');
    expect(day('2026-10-25T23:30:00Z', london)).toBe('2026-10-25');
  });

  it('changes with American summer time, at both ends of it', () => {
    const newYork = 'America/New_York';
    expect(day('2026-03-08T04:30:00Z', newYork)).toBe('2026-03-07');
    expect(day('2026-03-09T04:30:00Z', newYork)).toBe('2026-03-09');
    expect(day('2026-11-01T04:30:00Z', newYork)).toBe('2026-11-01');
    expect(day('2026-11-02T04:30:00Z', newYork)).toBe('2026-11-01');
  });

  it('never moves a date that is no instant in UTC', () => {
    for (const zone of ['Europe/London', 'America/Los_Angeles'] as const)
      for (const text of [
        '2026-07-01',
        '2026-07-01T23:30:00',
        '2026-07-01T00:30:00+01:00',
        '2026-07-01T00:00:00Z',
        '2026-07-01T23:59:59.999Z',
      ])
        expect(day(text, zone), text).toBe('2026-07-01');
    expect(day('2026-07-01T23:30:00Z', undefined)).toBe('2026-07-01');
  });
});
