import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOrderOf } from '../../../src/adapters/values/dateOrder.js';
import { readDateText, type WrittenDate } from '../../../src/adapters/values/dateText.js';
import { dayMeant } from '../../../src/adapters/values/day.js';
import { holds } from '../../support/property.js';

const day = (text: string, order: 'day-first' | 'month-first' | 'iso' = 'day-first') => {
  const date = readDateText(text);
  return date && dayMeant(date, order, undefined);
};

describe('a date as banks write it', () => {
  it.each([
    ['2026-03-01', '2026-03-01'],
    ['2026/3/1', '2026-03-01'],
    ['20260301', '2026-03-01'],
    ['20260301120000', '2026-03-01'],
    ['20260301120000.123[-5:EST]', '2026-03-01'],
    ['202603011200', '2026-03-01'],
    ['2026030112', undefined],
    ['20260301120000x', undefined],
    ['01/03/2026', '2026-03-01'],
    ['1/3/26', '2026-03-01'],
    ['01-03-2026', '2026-03-01'],
    ['01.03.2026', '2026-03-01'],
    ['01/03/2026 09:15', '2026-03-01'],
    ['01/03/2026 9:15:07 PM', '2026-03-01'],
    ['2026-03-01T09:15:00.123Z', '2026-03-01'],
    ['2026-03-01 09:15:00+01:00', '2026-03-01'],
    ['2026-03-01 23:59:59 EST', '2026-03-01'],
    ['2026-03-01 23:59:59 PDT', '2026-03-01'],
    ['01/03/2026 23:59 BST', '2026-03-01'],
    ['2026-03-01 23:59:59 XST', undefined],
    ['01/03/2026 as of 28/02/2026', '2026-03-01'],
    ['01/03/2026 as of noon', undefined],
    ["1/ 3'26", '2026-03-01'],
    ['01 Mar 2026', '2026-03-01'],
    ['1-Mar-26', '2026-03-01'],
    ['01Mar2026', '2026-03-01'],
    ['1st March 2026', '2026-03-01'],
    ['Sun 1 Mar 2026', '2026-03-01'],
    ['Mar 1, 2026', '2026-03-01'],
    ['March 1st, 2026', '2026-03-01'],
    ['1 Sept 2026', '2026-09-01'],
    ['2026 August 28', '2026-08-28'],
    ['2026-Aug-28', '2026-08-28'],
    ['2026, Aug 8th', '2026-08-08'],
    ['2026 Hugo 28', undefined],
    ['31/12/99', '1999-12-31'],
    ['29/02/2026', undefined],
    ['31/04/2026', undefined],
    ['32/01/2026', undefined],
    ['0001-01-01', undefined],
    ['hello', undefined],
    ['12.34', undefined],
    ['01/03/2026 Tesco', undefined],
    ['1234567', undefined],
    ['', undefined],
  ])('%s is %s', (text, expected) => {
    expect(day(text)).toBe(expected);
  });

  it('is read month first where the column is', () => {
    expect(day('03/01/2026', 'month-first')).toBe('2026-03-01');
    expect(day('13/01/2026', 'month-first')).toBeUndefined();
  });
});

describe('the order of a column of dates', () => {
  const dates = (...texts: string[]) => texts.map(text => readDateText(text) as WrittenDate);

  it('is what one date shows', () => {
    expect(dateOrderOf(dates('01/03/2026', '25/03/2026'), undefined, 'month-first')).toMatchObject({
      order: 'day-first',
      isAmbiguous: false,
    });
    expect(dateOrderOf(dates('03/01/2026', '03/25/2026'), undefined, 'day-first')).toMatchObject({
      order: 'month-first',
      isAmbiguous: false,
    });
  });

  it('is asked for where both fit, and taken from the order of the rows, else from the country', () => {
    expect(dateOrderOf(dates('01/03/2026', '02/04/2026'), undefined, 'day-first')).toMatchObject({
      order: 'day-first',
      isAmbiguous: true,
    });
    expect(dateOrderOf(dates('01/02/2026', '02/03/2026'), undefined, 'month-first')).toMatchObject({
      order: 'month-first',
      isAmbiguous: true,
    });
    expect(
      dateOrderOf(dates('03/01/2026', '03/09/2026', '04/01/2026', '04/08/2026'), undefined, 'day-first'),
    ).toMatchObject({ order: 'month-first', isAmbiguous: true });
  });

  it('is what is known, unless every telling date denies it', () => {
    expect(dateOrderOf(dates('01/03/2026'), 'month-first', 'day-first')).toMatchObject({
      order: 'month-first',
      isAmbiguous: false,
    });
    expect(dateOrderOf(dates('25/03/2026'), 'month-first', 'month-first')).toMatchObject({
      order: 'day-first',
    });
  });

  it('is the one that sorts the rows, newest or oldest first, several rows a day', () => {
    const sorted = fc
      .array(fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 12 }) }), {
        minLength: 2,
        maxLength: 12,
      })
      .map(days => [...days, ...days].sort((a, b) => 100 * (a.month - b.month) + a.day - b.day));
    const isSorted = (numbers: readonly number[]) =>
      numbers.join() === [...numbers].sort((a, b) => a - b).join();
    holds(
      fc.property(sorted, fc.boolean(), fc.boolean(), (days, isNewestFirst, isDayFirst) => {
        // Dates that the other order sorts as well, upwards or downwards, show nothing.
        const swapped = days.map(({ month, day: d }) => 100 * d + month);
        fc.pre(!isSorted(swapped) && !isSorted([...swapped].reverse()));
        const rows = isNewestFirst ? [...days].reverse() : days;
        const texts = rows.map(({ month, day: d }) =>
          (isDayFirst ? [d, month, 2026] : [month, d, 2026])
            .map(part => String(part).padStart(2, '0'))
            .join('/'),
        );
        const [order, other] = isDayFirst
          ? (['day-first', 'month-first'] as const)
          : (['month-first', 'day-first'] as const);
        expect(dateOrderOf(dates(...texts), undefined, other)).toMatchObject({ order, isAmbiguous: true });
      }),
    );
  });

  it('needs no deciding where every date has one meaning', () => {
    expect(dateOrderOf(dates('2026-03-01', '01 Mar 2026'), undefined, 'day-first')).toMatchObject({
      order: 'iso',
    });
    expect(dateOrderOf(dates('03/03/2026'), undefined, 'day-first')).toMatchObject({ isAmbiguous: false });
  });

  it('tells of a column that contradicts itself', () => {
    expect(dateOrderOf(dates('25/03/2026', '26/03/2026', '03/27/2026'), undefined, 'month-first')).toEqual({
      order: 'day-first',
      isAmbiguous: false,
      onlyDayFirst: 2,
      onlyMonthFirst: 1,
    });
  });
});

describe('a column of years of two digits', () => {
  const two = (value: number) => String(value).padStart(2, '0');
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 360 }), { minLength: 5, maxLength: 30 });
  const likely = fc.constantFrom('day-first' as const, 'month-first' as const);
  const mark = fc.constantFrom('-', '.', '/');

  it('begins with the year where the days then lie close together, and ends with it where they do so then', () => {
    holds(
      fc.property(days, fc.integer({ min: 2, max: 29 }), likely, mark, (offsets, year, usual, between) => {
        const written = offsets.map(offset => {
          const date = new Date(Date.UTC(2000 + year, 0, 1 + offset));
          return {
            year: two(date.getUTCFullYear() % 100),
            month: two(date.getUTCMonth() + 1),
            day: two(date.getUTCDate()),
            iso: date.toISOString().slice(0, 10),
          };
        });
        const read = (texts: readonly string[]) => {
          const found = texts.map(text => readDateText(text) as WrittenDate);
          const { order } = dateOrderOf(found, undefined, usual);
          return found.map(date => dayMeant(date, order, undefined));
        };
        const expected = written.map(({ iso }) => iso);
        expect(read(written.map(({ year: y, month, day: d }) => [y, month, d].join(between)))).toEqual(
          expected,
        );
        if (usual === 'day-first' && written.some(({ day: d }) => Number(d) > 12))
          expect(read(written.map(({ year: y, month, day: d }) => [d, month, y].join(between)))).toEqual(
            expected,
          );
      }),
    );
  });

  it('is as the caller says', () => {
    const [date] = [readDateText('26-01-13') as WrittenDate];
    expect(dayMeant(date, dateOrderOf([date], 'year-first', 'day-first').order, undefined)).toBe(
      '2026-01-13',
    );
    expect(dayMeant(date, dateOrderOf([date], 'day-first', 'day-first').order, undefined)).toBe('2013-01-26');
  });

  it('cannot be, where years have four digits: then the column or the country decides', () => {
    for (const [likely, expected] of [
      ['day-first', '2026-03-01'],
      ['month-first', '2026-01-03'],
    ] as const) {
      const date = readDateText('01/03/2026') as WrittenDate;
      const { order } = dateOrderOf([date], 'year-first', likely);
      expect(order).toBe(likely);
      expect(dayMeant(date, order, undefined)).toBe(expected);
    }
  });

  it('asks where its days are few', () => {
    const found = ['26-01-13', '26-01-14'].map(text => readDateText(text) as WrittenDate);
    expect(dateOrderOf(found, undefined, 'day-first')).toMatchObject({
      order: 'year-first',
      isAmbiguous: true,
    });
  });
});

describe('a date that begins with its year and names its month', () => {
  it.each([
    '2026 August 28',
    '2026 Aug 28',
    '2026-Aug-28',
    '2026/AUG/28',
    '2026, August 28',
    '2026 August 28, 09:14',
  ])('is read: %s', text => {
    expect(day(text)).toBe('2026-08-28');
  });

  it.each(['2026 August', '2026 Shop 28', '2026 August 281', '2026 Feb 30'])('is none: %s', text => {
    expect(day(text)).toBeUndefined();
  });
});
