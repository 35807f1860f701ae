/** Sums by calendar month, and what they say of a deficit, of a trend and of steadiness. */
import { describe, expect, it } from 'vitest';
import { dayOf, monthOf } from '../../src/base/calendar.js';
import { sumsIn } from '../../src/base/months.js';
import { monthlyActivityOf, monthlySums, monthTotalsOf, stabilityOf } from '../../src/health/monthTotals.js';
import { periodsOf } from '../../src/health/periods.js';
import { subjectsOf } from '../../src/health/subject.js';
import { at } from '../support/build.js';
import { COUNTRIES, type WrittenAccount, written } from './written.js';

const month = (text: string) => monthOf(dayOf(`${text}-01`));
const rowsOf = (...lines: readonly string[]) => at(subjectsOf([written({ lines })]), 0).rows;

function activity(account: WrittenAccount, asOf: string) {
  const subject = at(subjectsOf([written(account)]), 0);
  return periodsOf(subject, () => 'all', dayOf(asOf), monthlyActivityOf).periods;
}

describe('sums by month', () => {
  const rows = rowsOf(
    '2026-02-28 -1.00 groceries',
    '2026-03-01 100.00 salary',
    '2026-03-31 -30.00 groceries',
    '2026-05-01 -7.50 groceries',
    '2026-06-01 9.00 salary',
  );

  it('are credits less debits of each, zero without any, and leave other months out', () => {
    expect(monthlySums(rows, ['2026-03', '2026-04', '2026-05'].map(month))).toStrictEqual([70_00, 0, -7_50]);
    expect(monthlySums(rows, [])).toStrictEqual([]);
  });

  it('keep credits and debits apart', () => {
    const totals = monthTotalsOf(rows);
    const months = ['2026-03', '2026-04', '2026-05', '2026-06'].map(month);
    expect(sumsIn(months, totals.credit)).toEqual([100_00, 0, 0, 9_00]);
    expect(sumsIn(months, totals.debit)).toEqual([30_00, 0, 7_50, 0]);
    const { credit, debit } = monthTotalsOf(rowsOf('2026-03-01 1.00 salary', '2026-03-02 2.00 salary'));
    expect([...credit, ...debit]).toEqual([[month('2026-03'), 3_00]]);
  });
});

describe.each(COUNTRIES)('the months of an account in $country', ({ currencyCode, shop }) => {
  const lines = [
    '2026-01-31 5.00 salary',
    '2026-02-10 1000.00 salary',
    `2026-02-11 -400.00 groceries ${shop}`,
    '2026-03-10 1000.00 salary',
    `2026-03-12 -1000.00 groceries ${shop}`,
    '2026-04-10 1000.00 salary',
    `2026-04-11 -1250.55 groceries ${shop}`,
  ];
  const account = { currencyCode, lines, historyStart: '2025-01-01' };

  it('are listed with their year, credits, debits and net', () => {
    expect(activity(account, '2026-04-30').lastNinetyDays.months).toEqual([
      { year: 2026, month: 2, credit: 1000, debit: 400, net: 600 },
      { year: 2026, month: 3, credit: 1000, debit: 1000, net: 0 },
      { year: 2026, month: 4, credit: 1000, debit: 1250.55, net: -250.55 },
    ]);
  });

  it('are in deficit below zero, not at zero', () => {
    expect(activity(account, '2026-04-30').lastNinetyDays.monthsInDeficit).toBe(1);
  });

  it('have a trend from three whole months on: the slope of the line through their nets', () => {
    // 600, 0, -250.55: (-250.55 - 600) / 2 a month.
    expect(activity(account, '2026-04-30').lastNinetyDays.netTrend).toBe(-425.28);
    expect(activity(account, '2026-04-29').lastNinetyDays.netTrend).toBeNull();
    expect(activity(account, '2026-04-30').lastSixtyDays.netTrend).toBeNull();
  });

  it('count as zero where nothing moved', () => {
    const { months, netTrend } = activity({ ...account, lines: [] }, '2026-04-30').lastNinetyDays;
    expect(months.map(({ credit, debit, net }) => [credit, debit, net])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(netTrend).toBe(0);
  });
});

describe('steadiness', () => {
  it.each([
    ['the same every month', [1000_00, 1000_00, 1000_00], 1],
    ['half more and half less', [500_00, 1500_00], 0.5],
    ['one month of three', [0, 0, 900_00], 0],
    ['a tenth around the mean', [900_00, 1100_00], 0.9],
  ])('of %s', (_, sums, expected) => {
    expect(stabilityOf(sums)).toBe(expected);
  });

  it.each([
    ['no month', []],
    ['a single month', [1000_00]],
    ['months without money', [0, 0]],
    ['months that lose money', [-100, -200]],
  ])('is not known of %s', (_, sums) => {
    expect(stabilityOf(sums)).toBeNull();
  });
});
