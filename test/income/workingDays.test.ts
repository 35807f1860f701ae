/** Whose days off move a payday: known days of 2026 and 2027. */
import { describe, expect, it } from 'vitest';
import { INCOME_COUNTRIES } from '../../src/countries/incomeCountries.js';
import { categoryIdOf } from '../../src/enrichment/words/categories.js';
import type { CountryCode, InsightsOptions } from '../../src/index.js';
import { type CalendarFor, calendarForPayersOf } from '../../src/streams/payerCalendars.js';
import { workingCalendar } from '../../src/streams/workingDays.js';
import { credits, income, only } from '../support/build.js';
import { CURRENCY } from '../support/country.js';
import { every, monthly, nthWeekday } from '../support/dates.js';
import { type HolidayKeeper, moved } from '../support/histories/workingDays.js';
import { type RowExtra, rows } from '../support/payments.js';

function streamOf(code: CountryCode, text: string, dates: readonly string[], options: InsightsOptions) {
  const request = { currencyCode: CURRENCY[code] };
  return only(income(credits(dates, 1480.37, text), request, options).incomeStreams);
}

function nextExpected(...asked: Parameters<typeof streamOf>) {
  return streamOf(...asked).nextExpectedDate?.expected;
}

const asPaid = (dates: readonly string[], keeper: HolidayKeeper) =>
  dates.map(date => moved(date, 'previous', keeper));
/** From October 2025 on, for so many months. */
const thirds = (count: number) => asPaid(monthly(3, 2025, 10, count), 'federal-offices');

describe('what the federal government pays', () => {
  it('comes before Friday, 3 July 2026, on which its offices are closed', () => {
    const dates = thirds(9);
    expect(dates.at(-1)).toBe('2026-06-03');
    expect(nextExpected('US', 'SSA TREAS 310 XXSOC SEC', dates, { asOf: '2026-06-20' })).toBe('2026-07-02');
    // SSI for January 2028 and military pay of 1 January 2028, a Saturday.
    const firsts = asPaid(monthly(1, 2027, 2, 11), 'federal-offices');
    for (const text of ['SSI TREAS 310 XXSUPP SEC', 'DFAS-CLEVELAND MIL PAY'])
      expect(nextExpected('US', text, firsts, { asOf: '2027-12-10' })).toBe('2027-12-30');
  });

  it('is on its day there: it neither came early nor is it early from now on', () => {
    const dates = [...thirds(9), '2026-07-02', '2026-08-03'];
    const { nextExpectedDate, schedule } = streamOf('US', 'SSA TREAS 310 XXSOC SEC', dates, {
      asOf: '2026-08-20',
    });
    expect(schedule).toBe('monthly on day 3, or the working day before');
    expect(nextExpectedDate).toEqual({
      earliest: '2026-09-03',
      expected: '2026-09-03',
      latest: '2026-09-03',
    });
  });

  it('comes before a Wednesday that is a holiday', () => {
    const wednesdays = Array.from({ length: 10 }, (_, index) => nthWeekday(2026, 1 + index, 3, 2));
    expect(nextExpected('US', 'SSA TREAS 310 XXSOC SEC', wednesdays, { asOf: '2026-10-20' })).toBe(
      '2026-11-10',
    );
  });

  it('moves to the next federal working day where the payer does so', () => {
    const annuity = monthly(1, 2027, 2, 11).map(date => moved(date, 'next', 'federal-offices'));
    expect(nextExpected('US', 'OPM1 TREAS 310 XXCIV SERV', annuity, { asOf: '2027-12-10' })).toBe(
      '2028-01-03',
    );
  });

  it.each([
    ['QUENDALE INC PAYROLL'],
    ['STATE OF OH PAYROLL'],
    ['SSA MARINE PAYROLL'],
    ['VA BEACH SCHOOLS PAYROLL'],
    ['STATE OF CA EDD UI BENEFIT'],
  ])('alone does: %s comes on Friday, 3 July 2026', text => {
    const dates = every(14, '2026-01-02', 13);
    expect(nextExpected('US', text, asPaid(dates, 'federal-reserve'), { asOf: '2026-06-25' })).toBe(
      '2026-07-03',
    );
  });
});

describe.each(['england-and-wales', 'scotland', 'northern-ireland', undefined] as const)(
  'with the division %s, Bacs pay',
  division => {
    const lastWorkingDays = (count: number) => asPaid(monthly(31, 2025, 10, count), 'england-and-wales');
    const pay = (dates: readonly string[], asOf: string) =>
      nextExpected('GB', 'QUENDALE LTD SALARY BGC', dates, { asOf, division });

    it('of the last working day comes on 28 August and 30 November 2026', () => {
      expect(pay(lastWorkingDays(10), '2026-08-10')).toBe('2026-08-28');
      expect(pay(lastWorkingDays(13), '2026-11-10')).toBe('2026-11-30');
    });

    it('of the 17th comes on 17 March 2026', () => {
      expect(pay(asPaid(monthly(17, 2025, 9, 6), 'england-and-wales'), '2026-03-01')).toBe('2026-03-17');
    });
  },
);

describe('the payer of a credit', () => {
  const CALENDARS: Readonly<Record<CountryCode, CalendarFor>> = {
    GB: calendarForPayersOf(INCOME_COUNTRIES.GB),
    US: calendarForPayersOf(INCOME_COUNTRIES.US),
  };
  const keeps = (code: CountryCode, text: string, decision: NonNullable<RowExtra['decision']> = {}) =>
    CALENDARS[code](rows([['2026-01-05', 100, text]], { decision })).schedules;
  /** Of each calendar there is one, whoever asks. */
  const schedulesOf = (keeper: Parameters<typeof workingCalendar>[0]) => workingCalendar(keeper).schedules;

  it.each([
    'SSA TREAS 310 XXSOC SEC',
    'AC-SSA  TREAS 310-XXSOC SEC',
    'us treasury des:fed sal id:1234',
    'DFAS-IN ARMY ACT',
    'RRB TREAS 310 RRB',
  ])('is the federal government by its words: %s', text => {
    expect(keeps('US', text)).toBe(schedulesOf('federal-offices'));
    expect(keeps('GB', text)).toBe(schedulesOf('england-and-wales'));
  });

  it('is the federal government by the benefit and the category, whatever the words', () => {
    const pension = { category: categoryIdOf('state-pension') };
    expect(keeps('US', 'RETIREMENT', pension)).toBe(schedulesOf('federal-offices'));
    expect(keeps('US', 'BENEFIT', { benefit: 'Supplemental Security Income' })).toBe(
      schedulesOf('federal-offices'),
    );
    expect(keeps('US', 'BENEFIT', { benefit: 'Unemployment insurance' })).toBe(
      schedulesOf('federal-reserve'),
    );
    expect(keeps('GB', 'STATE PENSION', pension)).toBe(schedulesOf('england-and-wales'));
  });

  it.each([
    'SSA MARINE PAYROLL',
    'VA BEACH SCHOOLS',
    'COUNTY TREASURY PAYROLL',
    'DFASHION INC',
    'STREAS 3101',
  ])('is nobody in particular in %s', text => {
    expect(keeps('US', text)).toBe(schedulesOf('federal-reserve'));
  });

  it('is the Department for Communities where it pays a benefit, and not a firm of its letters', () => {
    const benefit = 'Personal Independence Payment';
    expect(keeps('GB', 'DFC PIP', { benefit })).toBe(schedulesOf('northern-ireland'));
    expect(keeps('GB', 'DEPT FOR COMMUNITIES PIP', { benefit })).toBe(schedulesOf('northern-ireland'));
    expect(keeps('GB', 'DWP PIP', { benefit })).toBe(schedulesOf('england-and-wales'));
    expect(keeps('GB', 'DFC LTD SALARY')).toBe(schedulesOf('england-and-wales'));
  });
});
