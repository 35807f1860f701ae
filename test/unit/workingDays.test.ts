import { describe, expect, it } from 'vitest';
import { dayOf, textOf, weekdayOf } from '../../src/base/calendar.js';
import {
  ENGLAND_AND_WALES,
  FEDERAL_OFFICES,
  FEDERAL_RESERVE,
  type HolidayTable,
} from '../../src/data/holidays.js';
import { type HolidayKeeper, ruledHolidays, workingCalendar } from '../../src/streams/workingDays.js';

const YEARS = Array.from({ length: 11 }, (_, index) => 2018 + index);

/** What Parliament, the Crown and Congress decided for once: no rule gives these. */
const ONE_OFF: Readonly<Record<string, { readonly only: 'table' | 'rule'; readonly reason: string }>> = {
  '2020-05-04': { only: 'rule', reason: 'the early May holiday moved to the 75th anniversary of VE Day' },
  '2020-05-08': { only: 'table', reason: 'the 75th anniversary of VE Day' },
  '2022-05-30': { only: 'rule', reason: 'the spring holiday moved to the Platinum Jubilee' },
  '2022-06-02': { only: 'table', reason: 'the spring holiday, moved for the Platinum Jubilee' },
  '2022-06-03': { only: 'table', reason: 'the Platinum Jubilee' },
  '2022-09-19': { only: 'table', reason: 'the state funeral of Queen Elizabeth II' },
  '2023-05-08': { only: 'table', reason: 'the coronation of King Charles III' },
};

/** Juneteenth is a federal holiday since 17 June 2021; of that year it fell on a Saturday. */
const BEFORE_JUNETEENTH = ['2018-06-19', '2019-06-19', '2020-06-19'];

function listed(table: HolidayTable): string[] {
  return YEARS.flatMap(year => (table[year] ?? '').split(' ').map(day => `${year}-${day}`));
}

/** A rule may name a Saturday or a Sunday: banks are closed then anyway. */
function ruled(keeper: HolidayKeeper): string[] {
  return YEARS.flatMap(year => ruledHolidays(keeper, year))
    .filter(day => weekdayOf(day) < 5)
    .map(textOf);
}

function differences(table: readonly string[], rules: readonly string[]) {
  return {
    inTableOnly: table.filter(day => !rules.includes(day)).sort(),
    inRulesOnly: rules.filter(day => !table.includes(day)).sort(),
  };
}

describe('the standing rules', () => {
  it('give the bank holidays of England and Wales from 2018 to 2028, but for the one-off ones', () => {
    const oneOff = Object.entries(ONE_OFF);
    expect(differences(listed(ENGLAND_AND_WALES), ruled('england-and-wales'))).toEqual({
      inTableOnly: oneOff.filter(([, { only }]) => only === 'table').map(([day]) => day),
      inRulesOnly: oneOff.filter(([, { only }]) => only === 'rule').map(([day]) => day),
    });
  });

  it('give the days off of the Federal Reserve from 2018 to 2028, but for Juneteenth before it was one', () => {
    expect(differences(listed(FEDERAL_RESERVE), ruled('federal-reserve'))).toEqual({
      inTableOnly: [],
      inRulesOnly: BEFORE_JUNETEENTH,
    });
  });

  it('give the days off of federal offices from 2018 to 2028: those of the Federal Reserve, and Fridays before a Saturday', () => {
    expect(differences(listed(FEDERAL_OFFICES), ruled('federal-offices'))).toEqual({
      inTableOnly: [],
      inRulesOnly: BEFORE_JUNETEENTH,
    });
    // Those of 2020, 2023 and December 2021 as the notes of K.8 list them for 2020 to 2024: the Board of Governors keeps the days of federal offices.
    expect(differences(listed(FEDERAL_OFFICES), listed(FEDERAL_RESERVE))).toEqual({
      inTableOnly: [
        '2020-07-03',
        '2021-06-18',
        '2021-12-24',
        '2021-12-31',
        '2023-11-10',
        '2026-07-03',
        '2027-06-18',
        '2027-12-24',
        '2027-12-31',
        '2028-11-10',
      ],
      inRulesOnly: [],
    });
  });

  it.each([
    [1961, '04-02'],
    [2000, '04-23'],
    [2008, '03-23'],
    [2011, '04-24'],
    [2016, '03-27'],
    [2024, '03-31'],
    [2025, '04-20'],
    [2038, '04-25'],
    [2076, '04-19'],
    [2285, '03-22'],
  ])('place Easter Sunday of %i on %s', (year, sunday) => {
    const easter = dayOf(`${year}-${sunday}`);
    const holidays = ruledHolidays('england-and-wales', year);
    expect(holidays).toContain(easter - 2);
    expect(holidays).toContain(easter + 1);
  });

  it.each([
    [2010, ['2010-12-27', '2010-12-28']],
    [2011, ['2011-12-26', '2011-12-27']],
    [2015, ['2015-12-25', '2015-12-28']],
    [2016, ['2016-12-26', '2016-12-27']],
    [2030, ['2030-12-25', '2030-12-26']],
    [2033, ['2033-12-26', '2033-12-27']],
  ])('move the Christmas holidays of %i off the weekend', (year, days) => {
    const december = ruledHolidays('england-and-wales', year)
      .map(textOf)
      .filter(day => day.slice(5, 7) === '12');
    expect(december.sort()).toEqual(days);
  });
});

describe('a working calendar', () => {
  const english = workingCalendar('england-and-wales');
  const at = (date: string, calendar = english) => ({
    previous: textOf(calendar.previous(dayOf(date))),
    next: textOf(calendar.next(dayOf(date))),
  });

  it('leaves a working day where it is', () => {
    expect(at('2026-01-06')).toEqual({ previous: '2026-01-06', next: '2026-01-06' });
  });

  it('moves over weekends, in either direction', () => {
    expect(at('2026-01-10')).toEqual({ previous: '2026-01-09', next: '2026-01-12' });
    expect(at('2026-01-11')).toEqual({ previous: '2026-01-09', next: '2026-01-12' });
  });

  it('moves over Easter and Christmas whole', () => {
    expect(at('2026-04-05')).toEqual({ previous: '2026-04-02', next: '2026-04-07' });
    expect(at('2026-12-26')).toEqual({ previous: '2026-12-24', next: '2026-12-29' });
    expect(at('2022-12-25')).toEqual({ previous: '2022-12-23', next: '2022-12-28' });
  });

  it('moves over the end of a year', () => {
    expect(at('2028-01-01')).toEqual({ previous: '2027-12-31', next: '2028-01-04' });
  });

  it('knows the days of each rail and payer', () => {
    const isWorking = (keeper: HolidayKeeper, date: string) =>
      workingCalendar(keeper).isWorkingDay(dayOf(date));
    expect(isWorking('england-and-wales', '2026-01-02')).toBe(true);
    expect(isWorking('northern-ireland', '2026-03-17')).toBe(false);
    expect(isWorking('england-and-wales', '2026-03-17')).toBe(true);
    expect(isWorking('england-and-wales', '2026-11-30')).toBe(true);
    expect(isWorking('england-and-wales', '2026-08-31')).toBe(false);
    expect(isWorking('federal-reserve', '2026-07-03')).toBe(true);
    expect(isWorking('federal-reserve', '2027-07-05')).toBe(false);
    expect(isWorking('federal-reserve', '2026-12-26')).toBe(false);
    expect(isWorking('federal-reserve', '2025-12-26')).toBe(true);
    expect(isWorking('federal-offices', '2026-07-03')).toBe(false);
    expect(isWorking('federal-offices', '2027-12-31')).toBe(false);
    expect(isWorking('federal-reserve', '2027-12-31')).toBe(true);
    // Days off by order of the President, on which payments came.
    expect(isWorking('federal-offices', '2025-12-26')).toBe(true);
  });

  it('answers for years without a table', () => {
    expect(at('1990-12-25')).toEqual({ previous: '1990-12-24', next: '1990-12-27' });
    expect(at('2050-04-08')).toEqual({ previous: '2050-04-07', next: '2050-04-12' });
    // 4 July 2037 and 1 January 2039 are Saturdays.
    const federal = workingCalendar('federal-offices');
    expect(at('2037-07-04', federal)).toEqual({ previous: '2037-07-02', next: '2037-07-06' });
    expect(at('2039-01-01', federal)).toEqual({ previous: '2038-12-30', next: '2039-01-03' });
    expect(at('2038-12-31', workingCalendar('federal-reserve')).previous).toBe('2038-12-31');
  });
});
