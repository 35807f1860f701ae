/** After how much silence a stream is late, and after how much it has ended. */
import { describe, expect, it } from 'vitest';
import { dayOf, addDays as daysLater, type EpochDay } from '../../src/base/calendar.js';
import { INCOME_COUNTRIES } from '../../src/countries/incomeCountries.js';
import { type StreamStatusQuestion, streamStatusOf } from '../../src/income/streamStatus.js';
import { IRREGULAR } from '../../src/streams/cadence.js';
import { cycle, type DayMover, monthly, type Schedule } from '../../src/streams/schedule.js';
import { addDays, every } from '../support/dates.js';
import { paidOn } from '../support/payments.js';

const WORKS_EVERY_DAY: DayMover = { previous: day => day, next: day => day };
const FIRST = '2024-01-05';
const weeks = (count: 7 | 14 | 28) => cycle(count, dayOf(FIRST), 'none', WORKS_EVERY_DAY);
const months = (frequency: 'Monthly' | 'Quarterly' | 'Annual', step: 1 | 3 | 12) =>
  monthly(frequency, step, 0, [{ kind: 'day', day: 5 }], 'none', WORKS_EVERY_DAY);
const TWICE_A_MONTH = monthly(
  'SemiMonthly',
  1,
  0,
  [5, 20].map(day => ({ kind: 'day', day })),
  'none',
  WORKS_EVERY_DAY,
);
const SCHEDULES = {
  Weekly: weeks(7),
  Fortnightly: weeks(14),
  SemiMonthly: TWICE_A_MONTH,
  FourWeekly: weeks(28),
  Monthly: months('Monthly', 1),
  Quarterly: months('Quarterly', 3),
  Annual: months('Annual', 12),
} satisfies Record<string, Schedule>;
type Rhythm = keyof typeof SCHEDULES;

const QUESTION: Omit<StreamStatusQuestion, 'payments' | 'cadence' | 'asOf'> = {
  name: 'Quendale',
  country: INCOME_COUNTRIES.GB,
  isSteady: true,
  comesMonthly: true,
  isNew: false,
};

/** How many paydays pass until the stream is late and until it has ended: the third day after each is looked at. */
function paydaysUntil(
  rhythm: Rhythm,
  before: { readonly gaps: number; readonly longestGap: number },
  extra: Partial<StreamStatusQuestion> = {},
) {
  const schedule = SCHEDULES[rhythm];
  const cadence = { ...IRREGULAR, frequency: rhythm, schedule, ...before };
  const paydays = schedule.between(dayOf(addDays(FIRST, 1)), dayOf('2044-01-05'));
  const statusAfter = (count: number) =>
    streamStatusOf({
      ...QUESTION,
      payments: paidOn([FIRST]),
      cadence,
      asOf: daysLater(paydays[count - 1] as EpochDay, 3),
      ...extra,
    });
  const first = (status: string) =>
    Array.from({ length: 18 }, (_, index) => index + 1).find(count => statusAfter(count) === status);
  return [first('Late'), first('Ended')];
}

const NEVER_MISSED = { gaps: 0, longestGap: 0 };

describe('a stream with a rhythm', () => {
  it.each([
    ['Weekly', 1, 4],
    ['Fortnightly', 1, 3],
    ['SemiMonthly', 1, 3],
    ['FourWeekly', 1, 2],
    ['Monthly', 1, 2],
    ['Quarterly', 1, 2],
    ['Annual', 1, 2],
  ] as const)(
    '%s that never missed is late after %i payday, and has ended after %i',
    (rhythm, late, ended) => {
      expect(paydaysUntil(rhythm, NEVER_MISSED)).toEqual([late, ended]);
    },
  );

  it('that varies and comes about once a month may leave out one payday more', () => {
    const ended = (rhythm: Rhythm) => paydaysUntil(rhythm, NEVER_MISSED, { isSteady: false })[1];
    expect([ended('Monthly'), ended('FourWeekly')]).toEqual([3, 3]);
    expect([ended('Weekly'), ended('Fortnightly'), ended('SemiMonthly')]).toEqual([4, 3, 3]);
  });

  it.each([
    // A gap as long as the longest before is nothing new. One payday more is late, and two more have ended.
    ['Weekly', { gaps: 1, longestGap: 3 }, [4, 5]],
    ['Weekly', { gaps: 2, longestGap: 5 }, [6, 7]],
    ['Fortnightly', { gaps: 1, longestGap: 2 }, [3, 4]],
    // With three gaps, they are a habit: the patience is twice the longest gap, and two.
    ['Weekly', { gaps: 3, longestGap: 2 }, [3, 6]],
    ['Weekly', { gaps: 3, longestGap: 5 }, [6, 12]],
    ['Fortnightly', { gaps: 4, longestGap: 2 }, [3, 6]],
    // And however long the gaps were, there is an end to it.
    ['Weekly', { gaps: 3, longestGap: 8 }, [9, 13]],
    ['Fortnightly', { gaps: 3, longestGap: 3 }, [4, 7]],
    ['SemiMonthly', { gaps: 3, longestGap: 3 }, [4, 7]],
    ['FourWeekly', { gaps: 3, longestGap: 2 }, [3, 4]],
    ['Monthly', { gaps: 3, longestGap: 2 }, [3, 4]],
    ['Quarterly', { gaps: 3, longestGap: 1 }, [2, 3]],
    ['Annual', { gaps: 3, longestGap: 1 }, [undefined, 2]],
  ] as const)('%s after gaps %j is late and ended after %j paydays', (rhythm, before, expected) => {
    expect(paydaysUntil(rhythm, before)).toEqual(expected);
  });

  it('is active while it pays, or new where the job is', () => {
    const cadence = { ...IRREGULAR, frequency: 'Weekly', schedule: SCHEDULES.Weekly } as const;
    const question = { ...QUESTION, payments: paidOn(every(7, FIRST, 3)), cadence };
    const asOf = dayOf(addDays(FIRST, 14));
    expect(streamStatusOf({ ...question, asOf })).toBe('Active');
    expect(streamStatusOf({ ...question, asOf, isNew: true })).toBe('New');
    // The silence is counted from the last payment, not the first.
    expect(streamStatusOf({ ...question, asOf: daysLater(asOf, 9) })).toBe('Active');
    expect(streamStatusOf({ ...question, asOf: daysLater(asOf, 10) })).toBe('Late');
  });

  it('of a school does not end in the summer holiday', () => {
    const cadence = { ...IRREGULAR, frequency: 'Monthly', schedule: SCHEDULES.Monthly } as const;
    const on = (name: string, asOf: string) =>
      streamStatusOf({ ...QUESTION, name, payments: paidOn(['2025-06-05']), cadence, asOf: dayOf(asOf) });
    expect([on('Hillside School', '2025-09-09'), on('Quendale', '2025-09-09')]).toEqual(['Late', 'Ended']);
    expect(on('Hillside School', '2025-11-09')).toBe('Ended');
  });
});

/** The last day of silence on which an irregular stream is not yet late, and not yet ended. */
function lastDays(dates: readonly string[], extra: Partial<StreamStatusQuestion> = {}) {
  const last = dates.at(-1) as string;
  const after = (days: number) =>
    streamStatusOf({
      ...QUESTION,
      payments: paidOn(dates),
      cadence: IRREGULAR,
      asOf: dayOf(addDays(last, days)),
      ...extra,
    });
  const days = Array.from({ length: 400 }, (_, index) => index);
  const lastIn = (statuses: readonly string[]) => days.filter(day => statuses.includes(after(day))).at(-1);
  return [lastIn(['New', 'Active']), lastIn(['New', 'Active', 'Late'])];
}

describe('a stream without a rhythm', () => {
  it('is late after 45 days of silence, and has ended after 95', () => {
    expect(lastDays(['2025-01-02', '2025-01-10', '2025-01-31'])).toEqual([45, 95]);
  });

  it.each([
    [40, 45, 95],
    [60, 60, 95],
    [80, 80, 120],
    [120, 120, 180],
    [190, 190, 215],
  ])('that was silent for %i days before is late after %i, and has ended after %i', (gap, late, ended) => {
    const gone = addDays('2025-01-02', gap);
    expect(lastDays(['2025-01-02', gone, addDays(gone, 9)])).toEqual([late, ended]);
    expect(lastDays(['2024-12-24', '2025-01-02', gone])).toEqual([late, ended]);
  });

  it('of pay that has just begun has ended after 65 days, and of other money after 95', () => {
    expect(lastDays(['2025-01-02', '2025-01-20'])).toEqual([45, 65]);
    expect(lastDays(['2025-01-02', '2025-01-20'], { comesMonthly: false })).toEqual([45, 95]);
    expect(lastDays(['2025-01-02', '2025-01-20', '2025-02-04'])).toEqual([45, 95]);
  });

  it('is new from its first payments, or where the job is', () => {
    const on = (dates: readonly string[], isNew: boolean) =>
      streamStatusOf({
        ...QUESTION,
        payments: paidOn(dates),
        cadence: IRREGULAR,
        isNew,
        asOf: dayOf('2025-02-10'),
      });
    const dates = ['2025-01-02', '2025-01-20', '2025-02-04'];
    expect([on(dates.slice(0, 2), false), on(dates, true), on(dates, false)]).toEqual([
      'New',
      'New',
      'Active',
    ]);
  });

  it('of a school is not silent in the summer holiday', () => {
    const dates = ['2025-05-02', '2025-05-16', '2025-06-06'];
    // From 27 June to 10 September are 76 days; in the United States from 1 June to 15 September 101 of the silence.
    expect(lastDays(dates, { name: 'Hillside School' })[1]).toBe(95 + 76);
    expect(lastDays(dates, { name: 'Hillside School', country: INCOME_COUNTRIES.US })[1]).toBe(95 + 101);
    expect(lastDays(dates, { name: 'Hillside' })[1]).toBe(95);
  });

  it('of a school is as silent on any day of the holiday as on the day before it', () => {
    // 95 days before 27 June.
    const dates = ['2025-03-01', '2025-03-10', '2025-03-23'];
    const on = (asOf: string) =>
      streamStatusOf({
        ...QUESTION,
        name: 'Hillside School',
        payments: paidOn(dates),
        cadence: IRREGULAR,
        asOf: dayOf(asOf),
      });
    expect(['2025-06-26', '2025-07-15', '2025-09-10', '2025-09-11'].map(on)).toEqual([
      'Late',
      'Late',
      'Late',
      'Ended',
    ]);
  });

  it('of a school that was silent for more than a year has ended', () => {
    const since = (asOf: string) =>
      streamStatusOf({
        ...QUESTION,
        name: 'Hillside School',
        country: INCOME_COUNTRIES.US,
        payments: paidOn(['2025-06-01', '2025-06-02', '2025-06-03']),
        cadence: IRREGULAR,
        asOf: dayOf(asOf),
      });
    expect([since('2025-12-20'), since('2026-06-20')]).toEqual(['Ended', 'Ended']);
  });
});
