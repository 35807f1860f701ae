import { describe, expect, it } from 'vitest';
import { dayOf, epochDay } from '../../src/base/calendar.js';
import { rebuiltBalances } from '../../src/health/balances.js';
import { consumerPeriods } from './support.js';

const movement = (date: string, minor: number, isCredit: boolean) => ({ day: dayOf(date), minor, isCredit });

describe('balances rebuilt by day', () => {
  const movements = [
    movement('2026-06-26', 50_00, false),
    movement('2026-06-28', 30_00, false),
    movement('2026-06-28', 200_00, true),
    movement('2026-06-30', 15_00, false),
  ];
  const balances = (from: string, to: string) =>
    rebuiltBalances(155_00, movements, dayOf(from), dayOf(to)).map(({ minor }) => minor);

  it('takes back each day what moved after it', () => {
    expect(balances('2026-06-25', '2026-06-30')).toEqual([50_00, 0, 0, 170_00, 170_00, 155_00]);
  });

  it('takes back movements after the last day first', () => {
    expect(balances('2026-06-27', '2026-06-28')).toEqual([0, 170_00]);
  });

  it('stands still without movements', () => {
    expect(rebuiltBalances(-7, [], epochDay(10), epochDay(12))).toEqual(
      [10, 11, 12].map(day => ({ day, minor: -7 })),
    );
  });
});

describe('balance metrics', () => {
  // End of day, by hand: 40.00 until 6 June, -60.00 on the 7th and 8th, 140.00 from the 9th to the 30th.
  const lines = ['2026-06-07 -100.00 TESCO STORES', '2026-06-09 200.00 SALARY ACME LTD'];
  const { lastThirtyDays } = consumerPeriods('2026-06-30', {
    current: 140_00,
    historyStart: '2026-01-01',
    lines,
  });

  it('agree with the example summed by hand', () => {
    expect(lastThirtyDays).toMatchObject({
      openingBalance: 40,
      closingBalance: 140,
      // (6 x 40 - 2 x 60 + 22 x 140) / 30
      averageBalance: 106.67,
      minimumBalance: -60,
      maximumBalance: 140,
      daysOverdrawn: 2,
      deepestOverdraft: 60,
      daysBelowOneHundred: 8,
    });
  });

  it('measure volatility as the population standard deviation', () => {
    const mean = 3200 / 30;
    const squares = 6 * (40 - mean) ** 2 + 2 * (-60 - mean) ** 2 + 22 * (140 - mean) ** 2;
    expect(lastThirtyDays.balanceVolatility).toBeCloseTo(Math.sqrt(squares / 30), 2);
  });

  it('take the balance before payday at the end of its eve', () => {
    const paid = consumerPeriods('2026-06-30', {
      current: 100_00,
      historyStart: '2026-01-01',
      lines: ['2026-04-28', '2026-05-28', '2026-06-28'].flatMap(date => [
        `${date} 1500.00 ACME LTD SALARY`,
        `${date} -1500.00 RENT PAYMENT`,
      ]),
    });
    expect(paid.lastNinetyDays.averageBalanceBeforePayday).toBe(100);
  });
});
