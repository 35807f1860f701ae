/** The calendar against the rules that everybody knows: lengths of months, leap years, and months added one by one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  dayOfMonth,
  epochDay,
  firstDayOf,
  isPlausible,
  isRealDay,
  lastDayOf,
  lengthOf,
  monthIn,
  monthNumberOf,
  monthOf,
  monthsBetween,
  textOf,
  weekdayFrom,
  weekdayOf,
  weekdayUpTo,
  yearOf,
} from '../../src/base/calendar.js';
import { holds } from '../support/property.js';

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeap(year: number): boolean {
  return year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);
}

function lengthIn(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] as number);
}

function written(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), ...[month, day].map(part => String(part).padStart(2, '0'))].join(
    '-',
  );
}

/** Every day of the years, each the day after the one before. */
function* daysFrom(firstYear: number, lastYear: number) {
  for (let year = firstYear; year <= lastYear; year++)
    for (let month = 1; month <= 12; month++)
      for (let day = 1; day <= lengthIn(year, month); day++) yield { year, month, day };
}

/** The days that are read otherwise than they are counted here. */
function misread(firstYear: number, lastYear: number): string[] {
  const wrong: string[] = [];
  let epochDay = dayOf(written(firstYear, 1, 1));
  let weekday = weekdayOf(epochDay);
  for (const { year, month, day } of daysFrom(firstYear, lastYear)) {
    const text = written(year, month, day);
    const isRight =
      dayOf(text) === epochDay &&
      textOf(epochDay) === text &&
      dayOfMonth(epochDay) === day &&
      weekdayOf(epochDay) === weekday &&
      monthOf(epochDay) === 12 * year + month - 1;
    if (!isRight) wrong.push(text);
    epochDay++;
    weekday = (weekday + 1) % 7;
  }
  return wrong;
}

describe('day after day', () => {
  it('from 1960 to 2060 has the next number, the next weekday and the right month', () => {
    expect(misread(1960, 2060)).toEqual([]);
  });

  it.each([1900, 2100, 2400])('around the turn of the century in %i too', year => {
    expect(misread(year - 1, year + 1)).toEqual([]);
  });

  it('a date is real when its month has that day', () => {
    const wrong: string[] = [];
    for (const year of [1900, 1999, 2000, 2023, 2024, 2098, 2100])
      for (let month = 0; month <= 13; month++)
        for (let day = 0; day <= 32; day++) {
          const exists = month >= 1 && month <= 12 && day >= 1 && day <= lengthIn(year, month);
          const text = written(year, month, day);
          if (isRealDay(text) !== exists) wrong.push(text);
        }
    expect(wrong).toEqual([]);
  });
});

describe('the dates that a bank can mean', () => {
  it.each([
    ['1989-12-31', false],
    ['1990-01-01', true],
    ['2026-02-28', true],
    ['2098-12-31', true],
    ['2099-01-01', false],
    ['1900-01-01', false],
    ['1970-01-01', false],
    ['9999-12-31', false],
  ])('%s is one of them: %s', (date, expected) => {
    expect(isPlausible(dayOf(date))).toBe(expected);
  });
});

const days = fc.integer({ min: dayOf('1950-01-01'), max: dayOf('2150-12-31') }).map(epochDay);

describe('the weekday next to a day', () => {
  it('is within a week of it, on either side, and is the day itself where that falls on it', () => {
    holds(
      fc.property(days, fc.nat(6), (day, weekday) => {
        const [before, after] = [weekdayUpTo(day, weekday), weekdayFrom(day, weekday)];
        expect([weekdayOf(before), weekdayOf(after)]).toEqual([weekday, weekday]);
        expect(day - before).toBeGreaterThanOrEqual(0);
        expect(after - before).toBe(weekdayOf(day) === weekday ? 0 : 7);
        expect(after).toBeGreaterThanOrEqual(day);
      }),
    );
  });
});

describe('month after month', () => {
  it.each([1899, 1970, 1999, 2000, 2023, 2024, 2098, 2100])(
    'of %i has its number, its year, its length and its ends',
    year => {
      for (let number = 1; number <= 12; number++) {
        const month = monthIn(year, number);
        const last = lengthIn(year, number);
        expect(month).toBe(12 * year + number - 1);
        expect([yearOf(month), monthNumberOf(month), lengthOf(month)]).toEqual([year, number, last]);
        expect(textOf(firstDayOf(month))).toBe(written(year, number, 1));
        expect(textOf(lastDayOf(month))).toBe(written(year, number, last));
      }
    },
  );
});

const months = fc.integer({ min: -1300, max: 1300 });

describe('months added', () => {
  it('give the same day of the month, or its last where the month is shorter', () => {
    holds(
      fc.property(days, months, (day, added) => {
        const reached = addMonths(day, added);
        expect(monthOf(reached)).toBe(monthOf(day) + added);
        expect(dayOfMonth(reached)).toBe(Math.min(dayOfMonth(day), lengthOf(monthOf(reached))));
      }),
    );
  });

  it('are the months between, of any day, forwards and backwards', () => {
    holds(
      fc.property(days, months, (day, added) => {
        expect(monthsBetween(day, addMonths(day, added))).toBe(added);
      }),
    );
  });

  it('are the most that do not pass the later of two days', () => {
    holds(
      fc.property(days, fc.nat(800 * 30), (day, more) => {
        const later = addDays(day, more);
        const between = monthsBetween(day, later);
        expect(addMonths(day, between)).toBeLessThanOrEqual(later);
        expect(addMonths(day, between + 1)).toBeGreaterThan(later);
      }),
    );
  });

  it('are one less on the day before they are full, on every day around a leap year', () => {
    for (let day = dayOf('2023-11-01'); day <= dayOf('2025-03-31'); day = addDays(day, 1))
      for (const added of [1, 2, 3, 6, 11, 12, 13, 24]) {
        const full = addMonths(day, added);
        expect([monthsBetween(day, full), monthsBetween(day, addDays(full, -1))], textOf(day)).toEqual([
          added,
          added - 1,
        ]);
      }
  });

  it('between a day and an earlier one are below zero', () => {
    expect(monthsBetween(dayOf('2026-03-15'), dayOf('2026-01-15'))).toBe(-2);
    expect(monthsBetween(dayOf('2026-03-15'), dayOf('2026-01-16'))).toBe(-1);
  });
});
