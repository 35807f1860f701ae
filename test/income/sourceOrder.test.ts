/** In which order sources stand, and what the money of each is called. */
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../src/index.js';
import { credit, credits, income, only } from '../support/build.js';
import { monthly } from '../support/dates.js';

const sources = (rows: readonly Transaction[]) => income(rows, {}, { asOf: '2025-12-31' }).incomeSources;
const names = (rows: readonly Transaction[]) => sources(rows).map(({ name }) => name);
const refund = (date: string, amount: number, shop: string, transactionId: string) =>
  credit(date, amount, `${shop} REFUND`, { transactionId });

describe('sources', () => {
  const pay = credits(monthly(27, 2025, 3, 3), 100, 'QUENDALE LTD SALARY BGC');

  it('stand by their totals, the largest first, whether they count or not', () => {
    expect(names([refund('2025-09-01', 300.01, 'ARGOS', 'a'), ...pay])).toEqual(['Argos', 'Quendale']);
    expect(names([refund('2025-01-01', 299.99, 'ARGOS', 'a'), ...pay])).toEqual(['Quendale', 'Argos']);
  });

  it('of equal totals stand by their first days', () => {
    expect(names([refund('2025-03-26', 300, 'ARGOS', 'a'), ...pay])).toEqual(['Argos', 'Quendale']);
    expect(names([refund('2025-03-28', 300, 'ARGOS', 'a'), ...pay])).toEqual(['Quendale', 'Argos']);
  });

  it('of equal totals and first days stand by their names, whatever their ids', () => {
    for (const [argos, tesco] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const)
      expect(
        names([refund('2025-03-26', 30, 'TESCO', tesco), refund('2025-03-26', 30, 'ARGOS', argos)]),
      ).toEqual(['Argos', 'Tesco']);
  });
});

describe('the category of a source that no word names', () => {
  const regular = (name: string, amount: number) => credits(monthly(28, 2025, 1, 12), amount, `${name} BGC`);
  const told = (rows: readonly Transaction[]) =>
    sources(rows).map(({ countedAs, reason, category }) => [countedAs, reason, category]);

  it('is pay where it counts as pay, also beyond the three streams', () => {
    const four = ['ZORVEX QUANDLE', 'MEPLIN TOVEN', 'OSTREL BRAND', 'KELVAR DUNMO'].map((name, index) =>
      regular(name, 1500.37 + 100 * index),
    );
    expect(told(four.flat())).toEqual([
      ['stream', null, 'salary'],
      ['stream', null, 'salary'],
      ['stream', null, 'salary'],
      [null, 'beyond-three-streams', 'salary'],
    ]);
  });

  it('is nothing in particular where it does not count', () => {
    const once = credit('2025-06-11', 900, 'ZORVEX QUANDLE BGC');
    expect(only(told([once]))).toEqual([null, 'one-off', 'uncategorised']);
  });
});
