/** Balances by day and what is read off them: small accounts, reckoned by hand. */
import { describe, expect, it } from 'vitest';
import { dayOf, epochDay } from '../../src/base/calendar.js';
import { averageOf, balanceMetricsOf, rebuiltBalances, signedOf } from '../../src/health/balances.js';
import { periodsOf } from '../../src/health/periods.js';
import { subjectsOf } from '../../src/health/subject.js';
import { at } from '../support/build.js';
import { COUNTRIES, type WrittenAccount, written } from './written.js';

const AS_OF = '2026-06-30';

/** `net` in pence. */
function lastThirtyDays(account: WrittenAccount, net = 0) {
  const subject = at(subjectsOf([written({ historyStart: '2026-01-01', ...account })]), 0);
  return periodsOf(
    subject,
    () => 'all',
    dayOf(AS_OF),
    facts => balanceMetricsOf(facts, net),
  ).periods.lastThirtyDays;
}

describe('balances by day', () => {
  const rebuilt = (...movements: readonly (readonly [date: string, minor: number, isCredit: boolean])[]) =>
    rebuiltBalances(
      100,
      movements.map(([date, minor, isCredit]) => ({ day: dayOf(date), minor, isCredit })),
      dayOf('2026-06-28'),
      dayOf('2026-06-30'),
    ).map(({ minor }) => minor);

  it('go back over what moved, each day to the balance at its end', () => {
    expect(rebuilt(['2026-06-30', 30, true])).toEqual([70, 70, 100]);
    expect(rebuilt(['2026-06-29', 30, false])).toEqual([130, 100, 100]);
    expect(rebuilt(['2026-06-28', 30, false])).toEqual([100, 100, 100]);
    expect(rebuilt(['2026-06-01', 30, false])).toEqual([100, 100, 100]);
    expect(rebuilt(['2026-06-29', 10, true], ['2026-06-29', 1, false], ['2026-06-30', 5, true])).toEqual([
      86, 95, 100,
    ]);
  });

  it('take back what moved after the last day', () => {
    expect(rebuilt(['2026-07-01', 30, true], ['2026-07-04', 5, true])).toEqual([65, 65, 65]);
  });

  it('count a credit up and a debit down', () => {
    expect(signedOf({ minor: 5, isCredit: true })).toBe(5);
    expect(signedOf({ minor: 5, isCredit: false })).toBe(-5);
  });

  it('have the current balance for their mean where there are none', () => {
    expect(averageOf([], 123)).toBe(123);
    expect(
      averageOf(
        [
          { day: epochDay(1), minor: 10 },
          { day: epochDay(2), minor: 15 },
        ],
        999,
      ),
    ).toBe(12);
  });
});

describe.each(COUNTRIES)('what balances of an account in $country say', ({ currencyCode, shop }) => {
  it('of an account that goes below zero twice', () => {
    // 50.00 to the 4th, -10.00 on the 5th and 6th, 90.00 to the 14th, -30.00 from the 15th to the 19th, 100.00 from the 20th.
    const lines = [
      `2026-06-05 -60.00 groceries ${shop}`,
      '2026-06-07 100.00 salary',
      `2026-06-15 -120.00 groceries ${shop}`,
      '2026-06-20 130.00 salary',
    ];
    expect(lastThirtyDays({ currencyCode, current: 100, available: 220, lines }, 50_00)).toMatchObject({
      openingBalance: 50,
      closingBalance: 100,
      // (4 x 50 - 2 x 10 + 8 x 90 - 5 x 30 + 11 x 100) / 30
      averageBalance: 61.67,
      minimumBalance: -30,
      minimumBalanceDate: '2026-06-15',
      maximumBalance: 100,
      daysOverdrawn: 7,
      deepestOverdraft: 30,
      // (2 x 10 + 5 x 30) / 7
      averageOverdraft: 24.29,
      overdraftSpells: 2,
      longestOverdraftSpell: 5,
      overdraftLimitUsed: 0.25,
      daysBelowOneHundred: 19,
    });
  });

  it('of two days in a row: the first of equal low points, and a spell that runs to the last day', () => {
    const lines = [
      `2026-06-03 -80.00 groceries ${shop}`,
      '2026-06-04 80.00 salary',
      `2026-06-29 -80.00 groceries ${shop}`,
    ];
    expect(lastThirtyDays({ currencyCode, current: -30, lines }, -80_00)).toMatchObject({
      openingBalance: 50,
      minimumBalance: -30,
      minimumBalanceDate: '2026-06-03',
      maximumBalance: 50,
      daysOverdrawn: 3,
      averageOverdraft: 30,
      overdraftSpells: 2,
      longestOverdraftSpell: 2,
      overdraftLimitUsed: null,
    });
  });

  it('of an account at zero: it is not overdrawn', () => {
    expect(lastThirtyDays({ currencyCode, current: 0, available: 0 })).toMatchObject({
      minimumBalance: 0,
      minimumBalanceDate: '2026-06-01',
      daysOverdrawn: 0,
      deepestOverdraft: 0,
      averageOverdraft: null,
      overdraftSpells: 0,
      longestOverdraftSpell: 0,
      overdraftLimitUsed: null,
      balanceVolatility: 0,
      daysBelowOneHundred: 30,
    });
  });

  it('of 100.00: it is not below one hundred, a penny less is', () => {
    expect(lastThirtyDays({ currencyCode, current: 100 }).daysBelowOneHundred).toBe(0);
    expect(lastThirtyDays({ currencyCode, current: 99.99 }).daysBelowOneHundred).toBe(30);
  });

  it('of half the days at 0.00 and half at 60.00: they lie 30.00 around their mean', () => {
    const lines = ['2026-06-16 60.00 salary'];
    const { balanceVolatility, averageBalance } = lastThirtyDays({ currencyCode, current: 60, lines });
    expect([balanceVolatility, averageBalance]).toEqual([30, 30]);
  });

  it('of an overdraft used in part, in full, and beyond its limit', () => {
    const used = (current: number, available: number) =>
      lastThirtyDays({ currencyCode, current, available }).overdraftLimitUsed;
    expect([used(-100, 300), used(-400, 0), used(-500, -100)]).toEqual([0.25, 1, 1.25]);
  });

  it('of an account without history: the current balance is all that is known', () => {
    const subject = at(subjectsOf([written({ currencyCode, current: -20 })]), 0);
    const { lastThirtyDays: period } = periodsOf(
      subject,
      () => 'all',
      dayOf(AS_OF),
      facts => balanceMetricsOf(facts, 0),
    ).periods;
    expect(period).toMatchObject({
      openingBalance: -20,
      averageBalance: -20,
      minimumBalance: -20,
      minimumBalanceDate: null,
      maximumBalance: -20,
      deepestOverdraft: 20,
      daysOverdrawn: 0,
      daysBelowOneHundred: 0,
    });
  });
});
