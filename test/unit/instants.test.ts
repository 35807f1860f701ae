/** Days of dates and of instants, compared with the tables of Node, which the library itself may not ask. */
import { describe, expect, it } from 'vitest';
import { dayOf, textOf } from '../../src/base/calendar.js';
import { dayMeant, isInstant } from '../../src/base/instants.js';
import { TIME_ZONES } from '../../src/base/timeZones.js';
import { addDays } from '../support/dates.js';
import { dayIn, OFFSETS, written } from '../support/instants.js';

const HALF_HOUR = 1_800_000;
/** On which the clocks of Europe and of the United States change. */
const CHANGES = [
  ...['2025-03-30', '2025-10-26', '2026-03-29', '2026-10-25'],
  ...['2025-03-09', '2025-11-02', '2026-03-08', '2026-11-01'],
];

describe.each(TIME_ZONES)('in %s', zone => {
  it('each half hour around both changes of the clock is of the day that Node says', () => {
    const wrong: string[] = [];
    for (const change of CHANGES) {
      const to = Date.parse(addDays(change, 3));
      for (let instant = Date.parse(addDays(change, -1)); instant < to; instant += HALF_HOUR)
        for (const offset of OFFSETS) {
          const text = written(instant, offset);
          if (text.includes('T00:00:00')) continue;
          if (textOf(dayMeant(text, zone)) !== dayIn(zone, instant)) wrong.push(text);
        }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('a date, midnight and the last second never move', () => {
    for (const time of ['', 'T00:00', 'T00:00:00', 'T00:00:00.5', 'T23:59:59', 'T23:59:59.999', 'T23:59:60'])
      for (const offset of time === '' ? [''] : ['', 'Z', '+00:00', '-05:00', '+05:30', '+1400', '-12']) {
        const text = `2026-07-01${time}${offset}`;
        expect(textOf(dayMeant(text, zone)), text).toBe('2026-07-01');
        expect(isInstant(text), text).toBe(false);
      }
  });

  it('a time without an offset is of the day as written', () => {
    for (const time of ['T00:30', ' 12:00:00', 'T23:30:00.123'])
      expect(textOf(dayMeant(`2026-07-01${time}`, zone))).toBe('2026-07-01');
  });
});

it.each([
  ['2025-06-30T23:00:00Z', 'Europe/London', '2025-07-01'],
  ['2025-12-31T23:00:00Z', 'Europe/London', '2025-12-31'],
  ['2026-06-30T20:30:00-05:00', 'Europe/London', '2026-07-01'],
  ['2026-07-01T04:00:00+05:30', 'Europe/London', '2026-06-30'],
  ['2026-07-01T04:30:00+0530', 'Europe/London', '2026-07-01'],
  ['2026-07-01T00:30:00+01', 'Europe/London', '2026-07-01'],
  ['2026-07-01 03:30Z', 'America/New_York', '2026-06-30'],
  ['2026-07-01T04:30:00.000Z', 'America/New_York', '2026-07-01'],
  ['2026-06-30T23:30:00-05:00', 'America/New_York', '2026-07-01'],
  ['2026-06-30T23:30:00-05:00', 'America/Los_Angeles', '2026-06-30'],
  ['2026-07-01T09:30:00+05:30', 'America/New_York', '2026-07-01'],
  ['2026-07-01T09:00:00+05:30', 'America/New_York', '2026-06-30'],
] as const)('%s is in %s a moment of %s', (text, zone, day) => {
  expect(textOf(dayMeant(text, zone))).toBe(day);
  expect(isInstant(text)).toBe(true);
  expect(dayMeant(text, undefined)).toBe(dayOf(text));
});

it('no instant lies beyond the days that can be written', () => {
  expect(textOf(dayMeant('9999-12-31T23:30:00-05:00', 'UTC'))).toBe('9999-12-31');
});
