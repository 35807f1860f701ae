/** The laws of the months: what must hold of any days that a bank's records can speak of. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  earlierOf,
  FIRST_PLAUSIBLE_DATE,
  firstDayOf,
  LAST_PLAUSIBLE_DATE,
  lastDayOf,
  laterOf,
  lengthOf,
  monthOf,
  textOf,
} from '../../src/base/calendar.js';
import { summedBy } from '../../src/base/grouped.js';
import {
  type Days,
  dayCount,
  daysOfMonths,
  isWithin,
  lastWholeMonth,
  monthsApart,
  monthsFrom,
  monthsIn,
  shiftMonth,
  sumsIn,
  wholeMonthsIn,
  yearAndMonth,
} from '../../src/base/months.js';
import { holds } from '../support/property.js';

const [FIRST, LAST] = [dayOf(FIRST_PLAUSIBLE_DATE), dayOf(LAST_PLAUSIBLE_DATE)];
const day = fc.integer({ min: 0, max: LAST - FIRST }).map(days => addDays(FIRST, days));
const month = day.map(monthOf);
const shift = fc.integer({ min: -1300, max: 1300 });
/** As often of a few weeks as of decades; some begin or end with a month. */
const range = fc
  .tuple(
    day,
    fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: LAST - FIRST })),
    fc.nat(3),
  )
  .map(([from, length, ends]): Days => {
    const to = addDays(from, Math.min(length, LAST - from));
    return {
      from: ends % 2 === 1 ? firstDayOf(monthOf(from)) : from,
      to: ends > 1 ? lastDayOf(monthOf(to)) : to,
    };
  });
/** Ends before it begins, by a day or by more. */
const noDays = fc
  .tuple(day, fc.integer({ min: 1, max: 500 }))
  .map(([from, before]): Days => ({ from, to: addDays(from, -before) }));

const sorted = (days: readonly number[]) =>
  days.every((each, place) => place === 0 || each > (days[place - 1] as number));

describe('the month of a day', () => {
  it('holds it, and is that of its own first and last day', () => {
    holds(
      fc.property(day, each => {
        const own = monthOf(each);
        expect(isWithin(each, daysOfMonths(own, own))).toBe(true);
        expect([firstDayOf(own), lastDayOf(own)].map(monthOf)).toEqual([own, own]);
      }),
    );
  });

  it('is over when its last day is', () => {
    holds(
      fc.property(day, each => {
        const own = monthOf(each);
        expect(lastWholeMonth(each)).toBe(each === lastDayOf(own) ? own : shiftMonth(own, -1));
      }),
    );
  });
});

describe('months shifted', () => {
  it('are so far apart, and come back', () => {
    holds(
      fc.property(month, shift, (from, months) => {
        expect(monthsApart(from, shiftMonth(from, months))).toBe(months);
        expect(shiftMonth(shiftMonth(from, months), -months)).toBe(from);
        expect(shiftMonth(from, monthsApart(from, shiftMonth(from, months)))).toBe(shiftMonth(from, months));
      }),
    );
  });

  it('by twelve have the same name a year later', () => {
    holds(
      fc.property(month, from => {
        const { year, month: number } = yearAndMonth(from);
        expect(yearAndMonth(shiftMonth(from, 12))).toEqual({ year: year + 1, month: number });
        expect(textOf(firstDayOf(from))).toBe(`${year}-${String(number).padStart(2, '0')}-01`);
      }),
    );
  });
});

describe('the months of a range', () => {
  it('tile it: each begins the day after the one before ends, and together they hold it', () => {
    holds(
      fc.property(range, days => {
        const months = monthsIn(days);
        for (const [place, each] of months.entries())
          if (place > 0)
            expect(firstDayOf(each)).toBe(addDays(lastDayOf(months[place - 1] as typeof each), 1));
        expect(
          isWithin(days.from, daysOfMonths(months[0] as (typeof months)[0], months[0] as (typeof months)[0])),
        ).toBe(true);
        expect(months.at(-1)).toBe(monthOf(days.to));
      }),
    );
  });

  it('share out its days, each to one', () => {
    holds(
      fc.property(range, days => {
        const shares = monthsIn(days).map(each =>
          dayCount({
            from: laterOf(days.from, firstDayOf(each)),
            to: earlierOf(days.to, lastDayOf(each)),
          }),
        );
        expect(Math.min(...shares)).toBeGreaterThan(0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(dayCount(days));
      }),
    );
  });

  it('are none where there are no days', () => {
    holds(
      fc.property(noDays, days => {
        expect([dayCount(days), monthsIn(days), wholeMonthsIn(days)]).toEqual([0, [], []]);
      }),
    );
  });

  it('from first to last are those of the days from the first of one to the last of the other', () => {
    holds(
      fc.property(month, fc.nat(400), (first, more) => {
        const months = monthsFrom(first, shiftMonth(first, more));
        const days = daysOfMonths(first, shiftMonth(first, more));
        expect(months).toHaveLength(more + 1);
        expect(sorted(months)).toBe(true);
        expect([monthsIn(days), wholeMonthsIn(days)]).toEqual([months, months]);
        expect(dayCount(days)).toBe(months.reduce((sum, each) => sum + lengthOf(each), 0));
      }),
    );
  });
});

describe('the whole months of a range', () => {
  it('are those of its months of which every day is in it', () => {
    holds(
      fc.property(range, days => {
        const isWhole = (each: ReturnType<typeof monthOf>) =>
          isWithin(firstDayOf(each), days) && isWithin(lastDayOf(each), days);
        expect(wholeMonthsIn(days)).toEqual(monthsIn(days).filter(isWhole));
      }),
    );
  });
});

describe('sums over months', () => {
  const moved = fc.array(fc.tuple(day, fc.integer({ min: -1_000_000, max: 1_000_000 })), { maxLength: 40 });

  it('add up to the whole', () => {
    holds(
      fc.property(moved, rows => {
        const sums = summedBy(
          rows,
          ([on]) => monthOf(on),
          ([, amount]) => amount,
        );
        const ofAll = sumsIn(monthsIn({ from: FIRST, to: LAST }), sums);
        const whole = rows.reduce((sum, [, amount]) => sum + amount, 0);
        expect(ofAll.reduce((sum, amount) => sum + amount, 0)).toBe(whole);
      }),
    );
  });

  it('are those of the rows of each month, and 0 where there are none', () => {
    holds(
      fc.property(moved, range, (rows, days) => {
        const months = monthsIn(days);
        const sums = summedBy(
          rows,
          ([on]) => monthOf(on),
          ([, amount]) => amount,
        );
        const expected = months.map(each =>
          rows.reduce((sum, [on, amount]) => sum + (monthOf(on) === each ? amount : 0), 0),
        );
        expect(sumsIn(months, sums)).toEqual(expected);
      }),
      6,
    );
  });
});
