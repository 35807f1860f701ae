import { describe, expect, it } from 'vitest';
import { addDays, dayOf, textOf } from '../../src/base/calendar.js';
import { consumerPeriods } from './support.js';

const AS_OF = '2026-06-30';
const daysBefore = (days: number) => textOf(addDays(dayOf(AS_OF), -days));
const historyOf = (days: number) =>
  consumerPeriods(AS_OF, { current: 500_00, historyStart: daysBefore(days - 1) });

describe('coverage', () => {
  it('ends every period on asOf, that day included', () => {
    const { lastThirtyDays, lastSixtyDays, lastThreeSixtyDays } = historyOf(400);
    expect([lastThirtyDays.from, lastThirtyDays.to]).toEqual(['2026-06-01', AS_OF]);
    expect([lastSixtyDays.from, lastSixtyDays.to]).toEqual(['2026-05-02', AS_OF]);
    expect([lastThreeSixtyDays.from, lastThreeSixtyDays.to]).toEqual(['2025-07-06', AS_OF]);
  });

  it('computes the ninety days on 89 when there are no more', () => {
    const { lastThirtyDays, lastNinetyDays } = historyOf(89);
    expect(lastThirtyDays.coverage).toEqual({
      daysRequested: 30,
      daysAvailable: 30,
      carriedFrom: null,
      historyFrom: daysBefore(88),
      basis: 'given',
    });
    expect(lastNinetyDays.coverage).toEqual({
      daysRequested: 90,
      daysAvailable: 89,
      carriedFrom: null,
      historyFrom: daysBefore(88),
      basis: 'given',
    });
    expect(lastNinetyDays.from).toBe(daysBefore(88));
  });

  it('measures ninety days on 90', () => {
    expect(historyOf(90).lastNinetyDays.coverage.daysAvailable).toBe(90);
  });

  it('carries the long periods with 364 days', () => {
    const { lastNinetyDays, lastOneEightyDays, lastThreeSixtyDays } = historyOf(364);
    const given = { historyFrom: daysBefore(363), basis: 'given' };
    expect(lastOneEightyDays.coverage).toEqual({
      daysRequested: 180,
      daysAvailable: 90,
      carriedFrom: 'lastNinetyDays',
      ...given,
    });
    expect(lastThreeSixtyDays).toEqual({
      ...lastNinetyDays,
      coverage: { daysRequested: 360, daysAvailable: 90, carriedFrom: 'lastNinetyDays', ...given },
    });
  });

  it('measures all five with 365 days', () => {
    const { lastOneEightyDays, lastThreeSixtyDays } = historyOf(365);
    const measured = { carriedFrom: null, historyFrom: daysBefore(364), basis: 'given' };
    expect(lastOneEightyDays.coverage).toEqual({ daysRequested: 180, daysAvailable: 180, ...measured });
    expect(lastThreeSixtyDays.coverage).toEqual({ daysRequested: 360, daysAvailable: 360, ...measured });
  });

  it('carries what was measured on a short history', () => {
    const { lastThreeSixtyDays } = historyOf(45);
    expect(lastThreeSixtyDays.coverage).toEqual({
      daysRequested: 360,
      daysAvailable: 45,
      carriedFrom: 'lastNinetyDays',
      historyFrom: daysBefore(44),
      basis: 'given',
    });
    expect(lastThreeSixtyDays.from).toBe(daysBefore(44));
  });

  it('counts the history from the earliest transaction when nothing else is known', () => {
    const { lastNinetyDays } = consumerPeriods(AS_OF, { lines: [`${daysBefore(39)} -10.00 TESCO STORES`] });
    expect(lastNinetyDays.coverage).toMatchObject({
      daysAvailable: 40,
      historyFrom: daysBefore(39),
      basis: 'first-row',
    });
  });

  it('believes a transaction before the start of history', () => {
    const lines = [`${daysBefore(59)} -10.00 TESCO STORES`];
    const { lastSixtyDays } = consumerPeriods(AS_OF, { lines, historyStart: daysBefore(10) });
    expect(lastSixtyDays.coverage).toMatchObject({
      daysAvailable: 60,
      historyFrom: daysBefore(59),
      basis: 'first-row',
    });
  });

  it('counts 29 February as a day', () => {
    const { lastThirtyDays, lastThreeSixtyDays } = consumerPeriods('2024-03-01', {
      historyStart: '2023-03-03',
    });
    expect(lastThirtyDays.from).toBe('2024-02-01');
    // 3 March 2023 to 1 March 2024 is 365 days only with the leap day.
    expect(lastThreeSixtyDays.coverage.carriedFrom).toBeNull();
    expect(
      consumerPeriods('2023-03-01', { historyStart: '2022-03-03' }).lastThreeSixtyDays.coverage.carriedFrom,
    ).toBe('lastNinetyDays');
  });

  it('knows nothing but the balance of an account without any history', () => {
    const { lastThirtyDays } = consumerPeriods(AS_OF, { current: -20_00 });
    expect(lastThirtyDays).toMatchObject({
      from: null,
      to: null,
      coverage: { daysRequested: 30, daysAvailable: 0, carriedFrom: null, historyFrom: null, basis: null },
      closingBalance: -20,
      averageBalance: -20,
      deepestOverdraft: 20,
      daysOverdrawn: 0,
      totalDebit: 0,
    });
  });

  it('has no days when the history starts after asOf', () => {
    expect(consumerPeriods(AS_OF, { historyStart: '2026-07-01' }).lastThirtyDays.coverage).toMatchObject({
      daysAvailable: 0,
      historyFrom: null,
      basis: null,
    });
  });
});

describe('an account at rest', () => {
  const { lastThirtyDays, lastThreeSixtyDays } = historyOf(400);

  it('has zero credit and debit, and the rest from its balance', () => {
    expect(lastThirtyDays).toMatchObject({
      totalCredit: 0,
      totalDebit: 0,
      net: 0,
      creditCount: 0,
      debitCount: 0,
    });
    expect(lastThirtyDays).toMatchObject({
      averageBalance: 500,
      minimumBalance: 500,
      balanceVolatility: 0,
      daysOverdrawn: 0,
    });
  });

  it('has no ratio where there is nothing to divide by', () => {
    expect(lastThreeSixtyDays).toMatchObject({
      income: 0,
      incomePerMonth: 0,
      incomeStability: null,
      savingsRate: null,
      gamblingShareOfIncome: null,
      monthsOfExpensesCovered: null,
      largestDebit: null,
    });
  });

  it('is at rest in a month without transactions though it moved before', () => {
    const lines = ['2026-05-31 -100.00 TESCO STORES'];
    const { lastThirtyDays: june, lastSixtyDays } = consumerPeriods(AS_OF, { current: 500_00, lines });
    expect(june).toMatchObject({ totalDebit: 0, openingBalance: 500, averageBalance: 500 });
    expect(lastSixtyDays).toMatchObject({ totalDebit: 100, openingBalance: 600 });
  });
});
