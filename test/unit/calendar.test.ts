import { describe, expect, it } from 'vitest';
import {
  addMonths,
  dayOf,
  dayOfMonth,
  firstDayOf,
  isRealDay,
  lastDayOf,
  lengthOf,
  monthNumberOf,
  monthOf,
  monthsBetween,
  textOf,
  weekdayOf,
  yearOf,
} from '../../src/base/calendar.js';
import { shiftMonth } from '../../src/base/months.js';

const after = (date: string, months: number) => textOf(addMonths(dayOf(date), months));

describe('a day', () => {
  it('is counted from 1 January 1970', () => {
    expect(dayOf('1970-01-01')).toBe(0);
    expect(dayOf('1970-01-02')).toBe(1);
    expect(dayOf('1969-12-31')).toBe(-1);
    expect(dayOf('2000-03-01')).toBe(11_017);
  });

  it('is the date as written, whatever time and offset follow', () => {
    for (const text of ['2026-01-31T23:59:59-12:00', '2026-01-31T00:00:00+14:00', '2026-01-31 12:00']) {
      expect(textOf(dayOf(text))).toBe('2026-01-31');
    }
  });

  it('comes back as its text, every day of four centuries and at both ends of the calendar', () => {
    for (let day = dayOf('1800-01-01'); day <= dayOf('2200-01-01'); day++) {
      if (dayOf(textOf(day)) !== day) throw new Error(textOf(day));
    }
    for (const text of ['0100-01-01', '1583-10-15', '1899-12-31', '9999-12-31'])
      expect(textOf(dayOf(text))).toBe(text);
  });

  it.each([
    ['1970-01-01', 3],
    ['2026-01-05', 0],
    ['2024-02-29', 3],
    ['2026-01-04', 6],
    ['1969-12-28', 6],
    ['1900-01-01', 0],
    ['2400-02-29', 1],
  ])('%s is weekday %i, Monday being 0', (date, weekday) => {
    expect(weekdayOf(dayOf(date))).toBe(weekday);
  });

  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '2400-02-29'])('%s is real', date => {
    expect(isRealDay(date)).toBe(true);
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '0001-01-01',
    '1899-12-31',
  ])('%s is not real', date => {
    expect(isRealDay(date)).toBe(false);
  });
});

describe('a month', () => {
  it('has a year, a number, a first and a last day and a length', () => {
    const february = monthOf(dayOf('2024-02-15'));
    expect([yearOf(february), monthNumberOf(february), lengthOf(february)]).toEqual([2024, 2, 29]);
    expect(textOf(firstDayOf(february))).toBe('2024-02-01');
    expect(textOf(lastDayOf(february))).toBe('2024-02-29');
    expect(dayOfMonth(lastDayOf(february))).toBe(29);
  });

  it('follows December with January', () => {
    const december = monthOf(dayOf('2025-12-31'));
    const next = shiftMonth(december, 1);
    expect(textOf(firstDayOf(next))).toBe('2026-01-01');
    expect([yearOf(next), monthNumberOf(next)]).toEqual([2026, 1]);
  });

  it.each([
    ['1900-02-10', 28],
    ['2000-02-10', 29],
    ['2023-02-10', 28],
    ['2024-02-10', 29],
    ['2100-02-10', 28],
    ['2026-04-01', 30],
    ['2026-12-01', 31],
    ['0150-06-01', 30],
    ['9999-12-01', 31],
  ])('with %s has %i days', (date, days) => {
    expect(lengthOf(monthOf(dayOf(date)))).toBe(days);
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-01-31', 2, '2024-03-31'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2026-03-31', -3, '2025-12-31'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-05-31', -6, '2025-11-30'],
    ['2026-05-31', 0, '2026-05-31'],
    ['1999-12-31', 2, '2000-02-29'],
  ])('makes of %s and %i months %s', (date, months, expected) => {
    expect(after(date, months)).toBe(expected);
  });
});

describe('monthsBetween', () => {
  it.each([
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-30', '2026-02-27', 0],
    ['2026-01-15', '2026-02-14', 0],
    ['2026-01-15', '2026-02-15', 1],
    ['2024-02-29', '2025-02-28', 12],
    ['2025-07-31', '2025-09-30', 2],
    ['2025-12-31', '2026-04-30', 4],
    ['2023-12-29', '2024-02-28', 1],
    ['2023-12-29', '2024-02-29', 2],
    ['2025-01-01', '2026-01-01', 12],
    ['2026-01-01', '2026-01-01', 0],
  ])('counts the whole months from %s to %s: %i', (earlier, later, months) => {
    expect(monthsBetween(dayOf(earlier), dayOf(later))).toBe(months);
  });
});
