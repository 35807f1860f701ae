/** What streams are worth in a month and in a year, and what the figures rest on. */
import { describe, expect, it } from 'vitest';
import { dayOf, EPOCH, type MonthIndex, monthOf } from '../../src/base/calendar.js';
import type { Frequency } from '../../src/contract/income/frequency.js';
import { estimateOf, lastThreeMonthsOf } from '../../src/income/estimate.js';
import { monthTable, twelveMonthsTo } from '../../src/income/twelveMonths.js';
import { incomeLevelOf } from '../../src/streams/level.js';
import {
  cycle,
  type DayMover,
  monthly as monthlySchedule,
  type Schedule,
} from '../../src/streams/schedule.js';
import { every, monthly } from '../support/dates.js';
import { type Line, payments } from '../support/payments.js';

const WORKS_EVERY_DAY: DayMover = { previous: day => day, next: day => day };
const WEEKLY = cycle(7, dayOf('2025-01-03'), 'none', WORKS_EVERY_DAY);
const MONTHLY = monthlySchedule('Monthly', 1, 0, [{ kind: 'day', day: 15 }], 'none', WORKS_EVERY_DAY);

interface Case {
  readonly asOf?: string;
  readonly firstDay?: string;
  readonly isLate?: boolean;
}

function sumsOf(lines: readonly Line[]): Map<MonthIndex, number> {
  const byMonth = new Map<MonthIndex, number>();
  for (const [date, amount] of lines) {
    const month = monthOf(dayOf(date));
    byMonth.set(month, (byMonth.get(month) ?? 0) + Math.round(amount * 100));
  }
  return byMonth;
}

function estimate(
  frequency: Frequency,
  schedule: Schedule | null,
  lines: readonly Line[],
  { asOf = '2025-12-31', firstDay = '2020-01-01', isLate = false }: Case = {},
) {
  const paid = payments(lines);
  const twelveMonths = twelveMonthsTo(dayOf(asOf), dayOf(firstDay));
  return estimateOf({
    frequency,
    schedule,
    level: incomeLevelOf(paid),
    payments: paid,
    byMonth: sumsOf(lines),
    twelveMonths,
    isLate,
  });
}

/** Pounds on the 15th of each month from January 2025; null where nothing came. */
function onFifteenth(...pounds: readonly (number | null)[]): Line[] {
  const days = monthly(15, 2025, 1, pounds.length);
  return pounds.flatMap((amount, index): Line[] =>
    amount === null ? [] : [[days[index] as string, amount]],
  );
}

function onFridays(...pounds: readonly (number | null)[]): Line[] {
  const days = every(7, '2025-01-03', pounds.length);
  return pounds.flatMap((amount, index): Line[] =>
    amount === null ? [] : [[days[index] as string, amount]],
  );
}

describe('steady pay', () => {
  it('is the present level, with the payments that stand on it', () => {
    const {
      monthly: month,
      annual,
      basis,
    } = estimate('Monthly', MONTHLY, onFifteenth(1000, 1000, 1200, 1500, 1201, 1200, 1200));
    expect([month, annual]).toEqual([1200_00, 14_400_00]);
    expect(basis).toEqual({
      method: 'current-level',
      from: '2025-03-15',
      to: '2025-07-15',
      // The bonus of April stands on no level.
      payments: 4,
      paydays: null,
      months: null,
      assumedFrequency: null,
      lowest: 1200,
      highest: 1201,
    });
  });

  it('rests on the last six payments at most', () => {
    const { basis } = estimate('Monthly', MONTHLY, onFifteenth(...Array<number>(9).fill(1000)));
    expect([basis.from, basis.to, basis.payments]).toEqual(['2025-04-15', '2025-09-15', 6]);
  });

  it('of a week is 52 twelfths of it in a month', () => {
    const { monthly: month, annual, basis } = estimate('Weekly', WEEKLY, onFridays(300, 300, 300, 300));
    expect([month, annual, basis.lowest, basis.highest]).toEqual([1300_00, 15_600_00, 1300, 1300]);
  });
});

describe('variable money', () => {
  it('that comes seldom is the mean of its payments', () => {
    const lines: Line[] = [
      ['2025-03-15', 300],
      ['2025-06-15', 450],
      ['2025-09-15', 600],
    ];
    const quarterly = estimate('Quarterly', MONTHLY, lines);
    expect([quarterly.monthly, quarterly.annual]).toEqual([150_00, 1800_00]);
    expect(quarterly.basis).toMatchObject({
      method: 'mean-of-payments',
      payments: 3,
      lowest: 100,
      highest: 200,
    });
    const yearly = estimate('Annual', MONTHLY, lines);
    expect([yearly.monthly, yearly.annual, yearly.basis.method]).toEqual([37_50, 450_00, 'mean-of-payments']);
  });

  it('that comes often is the mean of its paydays, a missed one as nothing', () => {
    const {
      monthly: month,
      annual,
      basis,
    } = estimate('Weekly', WEEKLY, onFridays(300, 420, null, 180, 360, 240));
    // 1,500 over six Fridays are 250 a week.
    expect([month, annual]).toEqual([1083_33, 13_000_00]);
    expect(basis).toEqual({
      method: 'mean-of-paydays',
      from: '2025-01-03',
      to: '2025-02-07',
      payments: 5,
      paydays: 6,
      months: null,
      assumedFrequency: null,
      lowest: 0,
      highest: 1820,
    });
  });

  it('that never missed is never nothing', () => {
    const { basis } = estimate('Monthly', MONTHLY, onFifteenth(300, 420, 180, 360));
    expect([basis.paydays, basis.lowest, basis.highest]).toEqual([4, 180, 420]);
  });

  it('that came oftener than its schedule says is divided by its payments', () => {
    const lines = onFifteenth(300, 420, 180, 360);
    const twice: Line[] = [...lines, ['2025-04-28', 540]];
    const { monthly: month, basis } = estimate('Monthly', MONTHLY, twice);
    expect([month, basis.paydays, basis.payments]).toEqual([360_00, 5, 5]);
  });

  it('is averaged since its last change', () => {
    const before = [290, 310, 290, 310, 290, 310, 290, 310];
    const { monthly: month, basis } = estimate('Weekly', WEEKLY, onFridays(...before, 580, 620, 590, 610));
    expect([month, basis.payments, basis.from]).toEqual([2600_00, 4, '2025-02-28']);
  });
});

describe('irregular money', () => {
  const irregular = (lines: readonly Line[], question: Case = {}) =>
    estimate('Irregular', null, lines, question);

  it('is the mean of the complete months since its first payment', () => {
    const lines: Line[] = [
      ['2025-07-01', 100],
      ['2025-07-28', 200],
      ['2025-08-09', 330],
      ['2025-10-31', 270],
      ['2025-11-03', 999],
    ];
    const { monthly: month, annual, basis } = irregular(lines, { asOf: '2025-11-29' });
    // July to October: 900 over four months. November is not over.
    expect([month, annual]).toEqual([225_00, 2700_00]);
    expect(basis).toEqual({
      method: 'mean-of-months',
      from: '2025-07-01',
      to: '2025-10-31',
      payments: 4,
      paydays: null,
      months: 4,
      assumedFrequency: null,
      lowest: 0,
      highest: 330,
    });
    // November is over on its last day.
    expect(irregular(lines, { asOf: '2025-11-30' }).basis).toMatchObject({ to: '2025-11-30', months: 5 });
  });

  it('that is paid in fewer than half of the months is the mean of all months of the data', () => {
    const seldom: Line[] = [
      ['2025-06-10', 300],
      ['2025-09-10', 900],
    ];
    const of = (asOf: string) => irregular(seldom, { asOf, firstDay: '2025-01-01' }).basis.months;
    // June to September: two of four months. To October: two of five.
    expect([of('2025-09-30'), of('2025-10-31')]).toEqual([4, 10]);
  });

  it('that began lately is divided by three months, as far as the data reach back', () => {
    const lately: Line[] = [
      ['2025-10-02', 300],
      ['2025-11-15', 600],
    ];
    const of = (firstDay: string) => irregular(lately, { asOf: '2025-11-30', firstDay });
    expect([of('2025-01-01').monthly, of('2025-01-01').basis.months]).toEqual([300_00, 3]);
    expect([of('2025-09-01').monthly, of('2025-09-01').basis.months]).toEqual([300_00, 3]);
    expect([of('2025-09-02').monthly, of('2025-09-02').basis.months]).toEqual([450_00, 2]);
  });

  it('of data without two complete months is what came in three months', () => {
    const lines: Line[] = [
      ['2025-10-14', 150],
      ['2025-11-20', 300],
      ['2025-11-25', 300],
    ];
    const {
      monthly: month,
      annual,
      basis,
    } = irregular(lines, { asOf: '2025-11-29', firstDay: '2025-10-10' });
    expect([month, annual]).toEqual([250_00, 3000_00]);
    expect(basis).toEqual({
      method: 'mean-of-months',
      from: '2025-10-14',
      to: '2025-11-29',
      payments: 3,
      paydays: null,
      months: 3,
      assumedFrequency: null,
      lowest: 0,
      highest: 750,
    });
  });

  it('of a late stream with one complete month is what came in the three months to its last payment', () => {
    const lines: Line[] = [
      ['2025-06-20', 150],
      ['2025-07-01', 120],
      ['2025-07-03', 180],
    ];
    const of = (asOf: string) => irregular(lines, { asOf, firstDay: '2025-06-15', isLate: true });
    expect([of('2025-09-30').monthly, of('2025-09-30').basis.from, of('2025-09-30').basis.payments]).toEqual([
      150_00,
      '2025-06-20',
      3,
    ]);
    expect([of('2025-09-19').monthly, of('2025-09-19').basis.from]).toEqual([150_00, '2025-06-20']);
  });

  it('that is late rests on the months up to the last payment', () => {
    const lines: Line[] = [
      ['2025-05-10', 300],
      ['2025-06-10', 600],
      ['2025-07-10', 300],
      ['2025-08-10', 600],
    ];
    const of = (isLate: boolean) => irregular(lines, { asOf: '2025-10-31', isLate });
    expect([of(true).monthly, of(true).basis.to, of(true).basis.months]).toEqual([450_00, '2025-08-31', 4]);
    // While it is not, the months in which nothing came count.
    expect([of(false).monthly, of(false).basis.months]).toEqual([300_00, 6]);
  });

  it('is averaged since its last change', () => {
    const lines = onFifteenth(100, 110, 100, 110, 100, 110, 400, 420, 400, 420);
    const { monthly: month, basis } = irregular(lines, { asOf: '2025-10-31' });
    expect([month, basis.from, basis.to, basis.months, basis.payments]).toEqual([
      410_00,
      '2025-07-01',
      '2025-10-31',
      4,
      4,
    ]);
  });
});

describe('a change of irregular money', () => {
  const on = (pounds: readonly number[], asOf: string) =>
    estimate('Irregular', null, onFifteenth(...pounds), { asOf }).basis;

  it('may show in the last month that was paid', () => {
    expect(on([100, 110, 100, 400, 420, 400], '2025-06-30').from).toBe('2025-04-01');
  });

  it('is not seen in months that have not been paid yet', () => {
    const { from, months, lowest } = on([100, 110, 100, 110, 100, 110], '2025-09-30');
    expect([from, months, lowest]).toEqual(['2025-01-01', 9, 0]);
  });
});

describe('the last three complete months', () => {
  const byMonth = sumsOf([...onFifteenth(100, 200, 400, 900), ['2025-04-20', 50]]);
  const mean = (asOf: string, firstDay = '2025-01-01') =>
    lastThreeMonthsOf(byMonth, twelveMonthsTo(dayOf(asOf), dayOf(firstDay)));

  it('are averaged, the month that is not over left out', () => {
    expect(mean('2025-04-29')).toBe(233.33);
    expect(mean('2025-04-30')).toBe(516.67);
    expect(mean('2025-06-30')).toBe(316.67);
  });

  it('are unknown where the data do not cover three', () => {
    expect(mean('2025-04-29', '2025-01-02')).toBeNull();
    expect(mean('2025-04-30', '2025-01-02')).toBe(516.67);
  });
});

describe('the period', () => {
  it('is twelve whole months, the last of them that of the day', () => {
    const twelveMonths = twelveMonthsTo(dayOf('2025-12-10'), dayOf('2024-01-01'));
    expect(twelveMonths.from).toBe(dayOf('2025-01-01'));
    expect(twelveMonths.dataFrom).toBe(dayOf('2025-01-01'));
    expect(twelveMonthsTo(dayOf('2025-12-10'), dayOf('2025-03-04')).dataFrom).toBe(dayOf('2025-03-04'));
    expect(twelveMonths.complete).toHaveLength(11);
    expect(twelveMonthsTo(dayOf('2025-12-31'), EPOCH).complete).toHaveLength(12);
  });

  it('is shown month by month, the newest first, with nothing where nothing came', () => {
    const table = monthTable(sumsOf([['2025-11-05', 12.5]]), twelveMonthsTo(dayOf('2025-12-10'), EPOCH));
    expect(table.slice(0, 2)).toEqual([
      { year: 2025, month: 12, income: 0 },
      { year: 2025, month: 11, income: 12.5 },
    ]);
    expect(table).toHaveLength(12);
    expect(table.at(-1)).toEqual({ year: 2025, month: 1, income: 0 });
  });
});
