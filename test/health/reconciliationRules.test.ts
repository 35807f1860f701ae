/** End-of-day balances against the running balances that a bank gives beside its rows. */
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../src/base/calendar.js';
import { endOfDayBalancesOf } from '../../src/health/endOfDay.js';
import { at } from '../support/build.js';
import { COUNTRIES, META, type WrittenAccount, written } from './written.js';

const AS_OF = '2026-06-30';

function endOfDay(stories: readonly WrittenAccount[], asOf: string | null = AS_OF) {
  return endOfDayBalancesOf(stories.map(written), asOf === null ? null : dayOf(asOf), META);
}

describe.each(COUNTRIES)('an account in $country', ({ currencyCode, shop }) => {
  const spent = (date: string, amount: string) => `${date} -${amount} groceries ${shop}`;
  const assessed = (story: WrittenAccount, asOf: string | null = AS_OF) =>
    at(endOfDay([{ currencyCode, ...story }], asOf).accounts, 0);
  const daysOf = (story: WrittenAccount, asOf: string | null = AS_OF) =>
    assessed(story, asOf).days.map(({ date, balance, reported }) => [date, balance, reported]);
  const checked = (current: number, ...lines: readonly string[]) =>
    assessed({ current, lines }).reconciliation;

  it('has a balance for its first day, its last and each that moved it', () => {
    const lines = [spent('2026-06-10', '20.00'), spent('2026-06-10', '5.00'), '2026-06-12 300.00 salary'];
    expect(daysOf({ current: 400, historyStart: '2026-06-01', lines })).toEqual([
      ['2026-06-01', 125, null],
      ['2026-06-10', 100, null],
      ['2026-06-12', 400, null],
      ['2026-06-30', 400, null],
    ]);
  });

  it('has each day once, where first, last and moved days are the same', () => {
    expect(daysOf({ current: 5, lines: [spent(AS_OF, '1.00')] })).toEqual([[AS_OF, 5, null]]);
    expect(daysOf({ current: 5, historyStart: AS_OF })).toEqual([[AS_OF, 5, null]]);
  });

  it.each([
    ['no history', {}, AS_OF],
    ['a history that begins later', { historyStart: '2026-07-01' }, AS_OF],
    ['no day to stand on', { historyStart: '2026-06-01' }, null],
    ['no day to stand on and a very old history', { historyStart: '1950-01-01' }, null],
  ])('has no days with %s', (_, story, asOf) => {
    expect(assessed({ current: 5, ...story }, asOf)).toEqual({
      accountId: 'main',
      currencyCode,
      currentBalance: 5,
      availableBalance: null,
      creditLine: null,
      days: [],
      reconciliation: {
        status: 'not-checked',
        checkedDays: 0,
        differingDays: 0,
        firstDifference: null,
        constantDifference: null,
      },
    });
  });

  it('agrees where the last row of each day has the balance of its end', () => {
    expect(
      checked(60, `${spent('2026-06-10', '20.00')} | 80`, `${spent('2026-06-12', '20.00')} | 60`),
    ).toEqual({
      status: 'agrees',
      checkedDays: 2,
      differingDays: 0,
      firstDifference: null,
      constantDifference: null,
    });
  });

  it('agrees from whichever end the bank lists a day', () => {
    const day = [
      '2026-06-10 100.00 salary | 150.00',
      `${spent('2026-06-10', '30.00')} | 120.00`,
      `${spent('2026-06-10', '20.00')} | 100.00`,
    ];
    expect(checked(100, ...day).status).toBe('agrees');
    expect(checked(100, ...[...day].reverse()).status).toBe('agrees');
    expect(daysOf({ current: 100, lines: day })[0]).toEqual(['2026-06-10', 100, 100]);
  });

  it('agrees below zero, and with a row that moved nothing', () => {
    expect(checked(-40, `${spent('2026-06-10', '90.00')} | -40.00`).status).toBe('agrees');
    expect(checked(-40, `${spent('2026-06-10', '0.00')} | -40.00`).status).toBe('agrees');
  });

  it('differs by what is missing, from the last day before the gap', () => {
    // A payment of 40.00 between the 5th and the 9th is not in the list.
    const lines = [
      `${spent('2026-06-01', '10.00')} | 190`,
      `${spent('2026-06-05', '10.00')} | 180`,
      `${spent('2026-06-09', '10.00')} | 130`,
    ];
    expect(checked(130, ...lines)).toEqual({
      status: 'differs',
      checkedDays: 3,
      differingDays: 2,
      firstDifference: { date: '2026-06-05', expected: 180, computed: 140, difference: -40 },
      constantDifference: null,
    });
  });

  it('reports of a day that does not agree the balance no other row started from', () => {
    // 500.00, then 480.00, then 450.00: the day ended at 450.00, whatever the current balance says.
    const day = [`${spent('2026-06-10', '20.00')} | 480`, `${spent('2026-06-10', '30.00')} | 450`];
    expect(daysOf({ current: 470, lines: day })[0]).toEqual(['2026-06-10', 470, 450]);
    expect(daysOf({ current: 470, lines: [...day].reverse() })[0]).toEqual(['2026-06-10', 470, 450]);
    expect(daysOf({ current: 9000, lines: day })[0]).toEqual(['2026-06-10', 9000, 450]);
  });

  it('reports the nearest of several ends, and of two as near the lower', () => {
    const ends = (...balances: readonly number[]) =>
      balances.map(balance => `${spent('2026-06-10', '1.00')} | ${balance}`);
    expect(daysOf({ current: 100, lines: ends(50, 110, 300) })[0]).toEqual(['2026-06-10', 100, 110]);
    expect(daysOf({ current: 100, lines: ends(90, 110) })[0]).toEqual(['2026-06-10', 100, 90]);
    expect(daysOf({ current: 100, lines: ends(110, 90) })[0]).toEqual(['2026-06-10', 100, 90]);
    expect(daysOf({ current: 100, lines: ends(20, 95) })[0]).toEqual(['2026-06-10', 100, 95]);
    expect(daysOf({ current: 100, lines: ends(110, 20) })[0]).toEqual(['2026-06-10', 100, 110]);
  });

  it('reports an end even where every balance is one that another row started from', () => {
    // 10.00 out and 10.00 in: each row starts from where the other ends.
    const day = [`${spent('2026-06-10', '10.00')} | 90`, '2026-06-10 10.00 salary | 100'];
    expect(daysOf({ current: 97, lines: day })[0]).toEqual(['2026-06-10', 97, 100]);
    expect(daysOf({ current: 92, lines: day })[0]).toEqual(['2026-06-10', 92, 90]);
    expect(daysOf({ current: 90, lines: day })[0]).toEqual(['2026-06-10', 90, 90]);
  });

  it('reports the end of a day on which a row moved nothing', () => {
    const day = [`${spent('2026-06-10', '10.00')} | 90`, `${spent('2026-06-10', '0.00')} | 90`];
    expect(daysOf({ current: 70, lines: day })[0]).toEqual(['2026-06-10', 70, 90]);
    const longer = [
      `${spent('2026-06-10', '20.00')} | 110`,
      `${spent('2026-06-10', '20.00')} | 90`,
      day[1] ?? '',
    ];
    expect(daysOf({ current: 105, lines: longer })[0]).toEqual(['2026-06-10', 105, 90]);
  });

  it('agrees when any running balance of the day does, though another row goes on from it', () => {
    const day = [`${spent('2026-06-10', '50.00')} | 150`, `${spent('2026-06-10', '50.00')} | 100`];
    expect(daysOf({ current: 150, lines: day })[0]).toEqual(['2026-06-10', 150, 150]);
    expect(checked(150, ...day).status).toBe('agrees');
  });

  it('shows a credit line inside the running balances as one difference on all days', () => {
    const lines = [`${spent('2026-06-01', '10.00')} | 690`, `${spent('2026-06-05', '10.00')} | 680`];
    expect(assessed({ current: 180, available: 680, lines })).toMatchObject({
      creditLine: 500,
      reconciliation: { status: 'differs', differingDays: 2, constantDifference: -500 },
    });
  });

  it('differs though a single day does', () => {
    expect(
      checked(100, `${spent('2026-06-01', '10.00')} | 610`, `${spent('2026-06-05', '10.00')} | 100`),
    ).toMatchObject({
      status: 'differs',
      firstDifference: { date: '2026-06-01', expected: 610, computed: 110, difference: -500 },
    });
  });

  it('knows no constant difference from a single day, nor where a day agrees or differs by another sum', () => {
    expect(checked(100, `${spent('2026-06-01', '10.00')} | 690`).constantDifference).toBeNull();
    expect(
      checked(100, `${spent('2026-06-01', '10.00')} | 690`, `${spent('2026-06-05', '10.00')} | 600`),
    ).toMatchObject({ differingDays: 2, constantDifference: null });
    expect(
      checked(100, `${spent('2026-06-01', '10.00')} | 610`, `${spent('2026-06-05', '10.00')} | 100`),
    ).toMatchObject({ checkedDays: 2, differingDays: 1, constantDifference: null });
  });

  it('is together with another what both held on each day that moved either', () => {
    const { combined, combinedNotComputed } = endOfDay([
      { accountId: 'a', currencyCode, current: 100, lines: [spent('2026-06-10', '60.00')] },
      { accountId: 'b', currencyCode, current: 80, lines: ['2026-06-12 60.00 salary'] },
    ]);
    expect(combined).toEqual({
      currencyCode,
      days: [
        { date: '2026-06-10', balance: 120 },
        { date: '2026-06-12', balance: 180 },
        { date: '2026-06-30', balance: 180 },
      ],
    });
    expect(combinedNotComputed).toBeNull();
  });
});

describe('accounts in pounds and in dollars', () => {
  it('are each assessed, and not together', () => {
    const { accounts, combined, combinedNotComputed } = endOfDay([
      { accountId: 'uk', currencyCode: 'GBP', current: 1, historyStart: AS_OF },
      { accountId: 'us', currencyCode: 'USD', current: 2, historyStart: AS_OF },
    ]);
    expect(accounts.map(({ days }) => days)).toEqual([
      [{ date: AS_OF, balance: 1, reported: null }],
      [{ date: AS_OF, balance: 2, reported: null }],
    ]);
    expect(combined).toBeNull();
    expect(combinedNotComputed).toBe('the accounts are in different currencies (GBP, USD)');
  });
});
