/** The smallest histories in which parts of a payment, and streams of a payer, are told. */
import { describe, expect, it } from 'vitest';
import type { EnrichedEntry } from '../../src/enrichment/enrich.js';
import { splitByAmount } from '../../src/streams/split.js';
import { workingCalendar } from '../../src/streams/workingDays.js';
import { every, monthly } from '../support/dates.js';
import { type Line, payments, rows } from '../support/payments.js';

const CALENDARS = [workingCalendar('england-and-wales'), workingCalendar('federal-reserve')] as const;
const MONTHS = monthly(12, 2025, 2, 2).concat(monthly(12, 2025, 5, 6));
const WEEKS = every(7, '2025-02-06', 12);

const paying = (amount: number, dates: readonly string[]) => rows(dates.map((date): Line => [date, amount]));

/** How many payments each part has, in both countries. */
function parts(...entries: readonly (readonly EnrichedEntry[])[]): number[] {
  const all = entries.flat().sort((a, b) => a.entry.day - b.entry.day);
  const [british, american] = CALENDARS.map(calendar =>
    splitByAmount(all, calendar)
      .flat()
      .map(part => part.length),
  );
  expect(american).toEqual(british);
  return british as number[];
}

describe('one payment in two parts', () => {
  it('may be the first of all', () => {
    const found = payments([
      ['2025-01-10', 600],
      ['2025-01-12', 400],
      ...monthly(10, 2025, 2, 4).map((day): Line => [day, 1000]),
    ]);
    expect(found.map(({ minor }) => minor / 100)).toEqual([1000, 1000, 1000, 1000, 1000]);
  });
});

describe('one payer’s two streams', () => {
  it('have three payments each, the larger and the smaller ones', () => {
    expect(parts(paying(1850, MONTHS.slice(1, 4)), paying(212, WEEKS))).toEqual([3, 12]);
    expect(parts(paying(1850, MONTHS), paying(212, WEEKS.slice(2, 5)))).toEqual([8, 3]);
    expect(parts(paying(1850, MONTHS.slice(1, 4)), paying(212, WEEKS.slice(2, 5)))).toEqual([3, 3]);
    expect(parts(paying(1850, MONTHS.slice(1, 3)), paying(212, WEEKS))).toEqual([14]);
    expect(parts(paying(1850, MONTHS), paying(212, WEEKS.slice(2, 4)))).toEqual([10]);
  });
});
