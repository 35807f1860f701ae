/** The days that a schedule names, how they are moved, and what the schedule is called. */
import { describe, expect, it } from 'vitest';
import { dayOf, epochDay, textOf } from '../../src/base/calendar.js';
import { cycle, type DayRule, monthly, type Schedule, type Shift } from '../../src/streams/schedule.js';
import { type ScheduleCandidate, scheduleBook } from '../../src/streams/scheduleBook.js';
import { workingCalendar } from '../../src/streams/workingDays.js';

const CALENDAR = workingCalendar('england-and-wales');

function named(schedule: Schedule, from: string, to: string): string[] {
  return schedule.between(dayOf(from), dayOf(to)).map(textOf);
}

/** In 2025: Good Friday is 18 April, Easter Monday 21 April, and 26 May a bank holiday. */
describe('a cycle', () => {
  const every = (days: 7 | 14 | 28, anchor: string, shift: Shift) =>
    cycle(days, dayOf(anchor), shift, CALENDAR);

  it('names each day counted from its anchor, before it and after', () => {
    const fridays = every(7, '2025-03-07', 'none');
    expect(named(fridays, '2025-02-14', '2025-03-21')).toEqual([
      '2025-02-14',
      '2025-02-21',
      '2025-02-28',
      '2025-03-07',
      '2025-03-14',
      '2025-03-21',
    ]);
    expect(named(fridays, '2025-02-15', '2025-02-20')).toEqual([]);
    expect(named(every(14, '2025-03-07', 'none'), '2025-02-01', '2025-03-31')).toEqual([
      '2025-02-07',
      '2025-02-21',
      '2025-03-07',
      '2025-03-21',
    ]);
    expect(named(every(28, '2025-03-07', 'none'), '2025-02-01', '2025-05-31')).toEqual([
      '2025-02-07',
      '2025-03-07',
      '2025-04-04',
      '2025-05-02',
      '2025-05-30',
    ]);
  });

  it.each([
    ['none', ['2025-04-11', '2025-04-18', '2025-04-25']],
    ['previous', ['2025-04-11', '2025-04-17', '2025-04-25']],
    ['next', ['2025-04-11', '2025-04-22', '2025-04-25']],
  ] as const)('on Fridays pays, moved %s, around Easter on %j', (shift, days) => {
    expect(named(every(7, '2025-04-11', shift), '2025-04-11', '2025-04-30')).toEqual(days);
  });

  it('names a moved day where it is moved to, also at either end of the days asked for', () => {
    const [before, after] = [every(7, '2025-04-11', 'previous'), every(7, '2025-04-11', 'next')];
    expect(named(before, '2025-04-17', '2025-04-17')).toEqual(['2025-04-17']);
    expect(named(before, '2025-04-18', '2025-04-24')).toEqual([]);
    expect(named(after, '2025-04-22', '2025-04-22')).toEqual(['2025-04-22']);
    expect(named(after, '2025-04-18', '2025-04-21')).toEqual([]);
  });

  it.each([
    [7, 'none', 'every week on Friday'],
    [14, 'previous', 'every two weeks on Friday, or the working day before'],
    [28, 'next', 'every four weeks on Friday, or the working day after'],
  ] as const)('of %i days moved %s is called %s', (days, shift, rule) => {
    expect(every(days, '2025-04-11', shift).rule).toBe(rule);
  });

  it('says how often', () => {
    expect(([7, 14, 28] as const).map(days => every(days, '2025-04-11', 'none').frequency)).toEqual([
      'Weekly',
      'Fortnightly',
      'FourWeekly',
    ]);
  });
});

const day = (number: number): DayRule => ({ kind: 'day', day: number });
const weekday = (number: number, nth: number): DayRule => ({ kind: 'weekday', weekday: number, nth });
const LAST: DayRule = { kind: 'last-working-day' };

describe('a schedule by months', () => {
  const each = (rules: readonly DayRule[], shift: Shift = 'none') =>
    monthly(rules.length > 1 ? 'SemiMonthly' : 'Monthly', 1, 0, rules, shift, CALENDAR);

  it.each([
    ['day 15', [day(15)], ['2025-02-15', '2025-03-15']],
    ['day 31', [day(31)], ['2025-02-28', '2025-03-31']],
    ['day 29', [day(29)], ['2025-02-28', '2025-03-29']],
    ['day 28', [day(28)], ['2025-02-28', '2025-03-28']],
    ['the last working day', [LAST], ['2025-02-28', '2025-03-31']],
    ['the first Monday', [weekday(0, 1)], ['2025-02-03', '2025-03-03']],
    ['the first Saturday', [weekday(5, 1)], ['2025-02-01', '2025-03-01']],
    ['the fourth Friday', [weekday(4, 4)], ['2025-02-28', '2025-03-28']],
    ['the second Wednesday', [weekday(2, 2)], ['2025-02-12', '2025-03-12']],
    ['the last Friday', [weekday(4, -1)], ['2025-02-28', '2025-03-28']],
    ['the last Monday', [weekday(0, -1)], ['2025-02-24', '2025-03-31']],
    ['day 1 and day 15', [day(1), day(15)], ['2025-02-01', '2025-02-15', '2025-03-01', '2025-03-15']],
  ] as const)('names %s', (_, rules, days) => {
    expect(named(each(rules), '2025-02-01', '2025-03-31')).toEqual(days);
  });

  it('is moved off weekends and holidays', () => {
    expect(named(each([day(18)], 'previous'), '2025-04-01', '2025-05-31')).toEqual([
      '2025-04-17',
      '2025-05-16',
    ]);
    expect(named(each([day(18)], 'next'), '2025-04-01', '2025-05-31')).toEqual(['2025-04-22', '2025-05-19']);
    expect(named(each([LAST]), '2025-05-01', '2025-08-31')).toEqual([
      '2025-05-30',
      '2025-06-30',
      '2025-07-31',
      '2025-08-29',
    ]);
  });

  it('names a day that is moved into another month', () => {
    // 1 February and 1 March 2025 are Saturdays; 31 May 2025 is one too.
    expect(named(each([day(1)], 'previous'), '2025-01-31', '2025-01-31')).toEqual(['2025-01-31']);
    expect(named(each([day(31)], 'next'), '2025-06-01', '2025-06-02')).toEqual(['2025-06-02']);
  });

  it('names a day once where two rules are moved to it', () => {
    expect(named(each([day(15), day(16)], 'next'), '2025-02-01', '2025-02-28')).toEqual(['2025-02-17']);
  });

  it('of a quarter or a year keeps to its months', () => {
    const quarterly = (phase: number) => monthly('Quarterly', 3, phase, [day(10)], 'none', CALENDAR);
    // Months count from January of the year 0, so January is 0 modulo three and twelve.
    expect(named(quarterly(0), '2025-01-01', '2025-12-31').map(text => text.slice(5))).toEqual([
      '01-10',
      '04-10',
      '07-10',
      '10-10',
    ]);
    expect(named(quarterly(2), '2025-02-01', '2025-09-30').map(text => text.slice(5))).toEqual([
      '03-10',
      '06-10',
      '09-10',
    ]);
    const yearly = monthly('Annual', 12, 4, [day(5)], 'none', CALENDAR);
    expect(named(yearly, '2023-01-01', '2025-12-31')).toEqual(['2023-05-05', '2024-05-05', '2025-05-05']);
  });

  it.each([
    ['Monthly', [day(31)], 'previous', 'monthly on the last day, or the working day before'],
    ['Monthly', [day(12)], 'next', 'monthly on day 12, or the working day after'],
    ['Monthly', [LAST], 'none', 'monthly on the last working day'],
    ['Monthly', [weekday(0, 1)], 'none', 'monthly on the first Monday'],
    ['Monthly', [weekday(1, 2)], 'none', 'monthly on the second Tuesday'],
    ['Monthly', [weekday(2, 3)], 'none', 'monthly on the third Wednesday'],
    ['Monthly', [weekday(3, 4)], 'none', 'monthly on the fourth Thursday'],
    ['Monthly', [weekday(5, -1)], 'none', 'monthly on the last Saturday'],
    ['SemiMonthly', [day(1), day(15)], 'none', 'twice a month on day 1 and day 15'],
    ['Quarterly', [day(3)], 'none', 'quarterly on day 3'],
    ['Annual', [day(3)], 'none', 'yearly on day 3'],
  ] as const)('%s %j moved %s is called %s', (frequency, rules, shift, rule) => {
    expect(monthly(frequency, 1, 0, rules, shift, CALENDAR).rule).toBe(rule);
  });
});

describe('the days from one to another', () => {
  const schedules: readonly (readonly [string, () => Schedule])[] = (
    ['none', 'previous', 'next'] as const
  ).flatMap(shift => [
    ...[0, 1, 2, 3, 4, 5, 6].map(
      off => [`every week ${off} ${shift}`, () => cycle(7, epochDay(off), shift, CALENDAR)] as const,
    ),
    ...[1, 2, 28, 31].map(
      number =>
        [`day ${number} ${shift}`, () => monthly('Monthly', 1, 0, [day(number)], shift, CALENDAR)] as const,
    ),
  ]);

  it.each(schedules)('are those of each day by itself: %s', (_, made) => {
    const whole = made().between(dayOf('2018-01-01'), dayOf('2025-12-31'));
    // A schedule names days by spans of 128 and keeps them: the days about the ends of spans are asked of a new one each.
    for (let end = 138 * 128; end < dayOf('2025-12-01'); end += 128)
      for (let one = end - 2; one < end + 2; one++)
        expect(made().between(epochDay(one), epochDay(one))).toEqual(whole.filter(named => named === one));
  });
});

describe('the book of schedules', () => {
  const bookOf = () => scheduleBook(CALENDAR);
  const told = (candidates: readonly ScheduleCandidate[]) =>
    candidates.map(({ schedule, bits, reach }) => [schedule.rule, Math.round(bits * 10) / 10, reach]);
  /** A Wednesday, and a Saturday. */
  const [wednesday, saturday] = [dayOf('2025-01-08') % 7, dayOf('2025-01-11') % 7];

  it('moves each in three ways, the working day before being the usual one', () => {
    const book = bookOf();
    expect(told(book.weekly(wednesday))).toEqual([
      ['every week on Wednesday, or the working day before', 4.4, 2],
      ['every week on Wednesday, or the working day after', 4.8, 2],
      ['every week on Wednesday', 5, 2],
    ]);
    expect(told(book.monthly(12))).toEqual([
      ['monthly on day 12, or the working day before', 6.6, 8],
      ['monthly on day 12, or the working day after', 7, 8],
      ['monthly on day 12', 7.2, 8],
    ]);
  });

  it('states longer cycles and rarer kinds in more bits', () => {
    const book = bookOf();
    expect(told(book.fortnightly(wednesday))[0]).toEqual([
      'every two weeks on Wednesday, or the working day before',
      5.9,
      4,
    ]);
    expect(told(book.fourWeekly(wednesday))[0]).toEqual([
      'every four weeks on Wednesday, or the working day before',
      6.8,
      6,
    ]);
    expect(told(book.lastWorkingDay())).toEqual([['monthly on the last working day', 4.7, 8]]);
    expect(told(book.quarterly(1)(5))[0]).toEqual(['quarterly on day 5, or the working day before', 10.1, 8]);
    expect(told(book.yearly(1)(5))[0]).toEqual(['yearly on day 5, or the working day before', 10.6, 8]);
    expect(book.semiMonthly()).toHaveLength(3 * 19);
    expect(told(book.semiMonthly()).slice(0, 4)).toEqual([
      ['twice a month on day 15 and the last day, or the working day before', 8.6, 3],
      ['twice a month on day 15 and the last day, or the working day after', 9, 3],
      ['twice a month on day 15 and the last day', 9.2, 3],
      ['twice a month on day 1 and day 15, or the working day before', 8.6, 3],
    ]);
  });

  it('takes eight bits more to name a Saturday or Sunday', () => {
    const book = bookOf();
    expect(told(book.weekly(saturday))[0]).toEqual([
      'every week on Saturday, or the working day before',
      12.4,
      2,
    ]);
    expect(book.onWeekday(4).map(({ bits }) => bits)).toEqual([7.6, 7.6, 7.6, 7.6, 7.6]);
    expect(book.onWeekday(5).map(({ bits }) => bits)).toEqual([15.6, 15.6, 15.6, 15.6, 15.6]);
    expect(book.onWeekday(6)[0]?.bits).toBe(15.6);
  });

  it('knows the first four of a weekday and the last', () => {
    const book = bookOf();
    expect(book.onWeekday(4).map(({ schedule }) => schedule.rule)).toEqual(
      ['first', 'second', 'third', 'fourth', 'last'].map(
        nth => `monthly on the ${nth} Friday, or the working day before`,
      ),
    );
  });

  it('keeps quarters and years to the months of their phase', () => {
    const book = bookOf();
    const first = (candidates: readonly ScheduleCandidate[]) =>
      named((candidates[2] as ScheduleCandidate).schedule, '2025-01-01', '2025-12-31');
    expect(first(book.quarterly(1)(5))).toEqual(['2025-02-05', '2025-05-05', '2025-08-05', '2025-11-05']);
    expect(first(book.yearly(1)(5))).toEqual(['2025-02-05']);
  });

  it('makes each schedule once', () => {
    const book = bookOf();
    expect(book.monthly(12)).toBe(book.monthly(12));
    expect(book.weekly(wednesday)).toBe(book.weekly(wednesday));
    expect(book.semiMonthly()).toBe(book.semiMonthly());
  });
});
