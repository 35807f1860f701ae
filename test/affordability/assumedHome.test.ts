/** The home that no text names: what is taken for it, and what is not. */
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../src/index.js';
import { affordability, credit, credits, debit, debits } from '../support/build.js';
import { every, monthly } from '../support/dates.js';
import { indicator, statementAmounts, viewsOf } from './support.js';

const LENDER = 'NATIONWIDE B S , 0462/775899-4 DD';
const PAY = credits(monthly(28, 2025, 1, 12), 2000, 'NORTHGATE LOGISTICS LTD SALARY BGC');
const assess = (rows: readonly Transaction[], pay = PAY) =>
  affordability([...pay, ...rows], {}, { asOf: '2025-12-31' });

describe('the home that no text names', () => {
  it('is a mortgage where a direct debit pays it', () => {
    const result = assess(debits(monthly(1, 2025, 1, 12), 900, LENDER));
    expect(result.assumedHome).toMatchObject({
      category: 'mortgage',
      frequency: 'Monthly',
      monthlyAmount: 900,
    });
    expect(result.assumedHome?.transactionIds).toHaveLength(12);
    expect(statementAmounts(result)).toEqual({ 'client-salary-or-wages': 2000, mortgage: 900 });
    expect(result).toMatchObject({ estimatedFixedCosts: 900, estimatedFlexibleCosts: 0 });
    expect(viewsOf(result)).toMatchObject({ committed: 900, total: 900 });
    expect(result.monthAffordabilities.every(({ fixedCosts }) => fixedCosts === 900)).toBe(true);
  });

  it('is rent where a standing order pays it, also every four weeks', () => {
    const result = assess(debits(every(28, '2025-01-06', 13), 360, 'STANDING ORDER TO ZORVEX QUANDLE'));
    expect(result.assumedHome).toMatchObject({
      category: 'rent',
      frequency: 'FourWeekly',
      monthlyAmount: 390,
    });
  });

  it('may be missed like any other', () => {
    const months = monthly(1, 2025, 1, 12).filter(day => day !== '2025-11-01');
    expect(indicator(assess(debits(months, 900, LENDER)), 'missed-housing-payments')).toMatchObject({
      count: 1,
      amount: 900,
    });
  });

  it('is assumed without income, and not where the payment is most of it', () => {
    expect(assess(debits(monthly(1, 2025, 1, 12), 900, LENDER), []).assumedHome).toMatchObject({
      category: 'mortgage',
      frequency: 'Monthly',
      monthlyAmount: 900,
    });
    expect(assess(debits(monthly(1, 2025, 1, 12), 1600, LENDER)).assumedHome).toBeNull();
  });

  it.each([
    ['small', debits(monthly(1, 2025, 1, 12), 190, LENDER)],
    [
      'of changing amounts',
      monthly(1, 2025, 1, 12).map((day, index) => debit(day, 700 + index * 90, LENDER)),
    ],
    ['on no rhythm', debits(['2025-01-04', '2025-02-21', '2025-06-02', '2025-10-29'], 900, LENDER)],
    ['to a person', debits(monthly(1, 2025, 1, 12), 900, 'BILL PAYMENT TO MRS P JONES')],
    ['by card', debits(monthly(1, 2025, 1, 12), 900, 'CARD PAYMENT TO ZORVEX QUANDLE')],
    ['over', debits(monthly(1, 2025, 1, 6), 900, LENDER)],
  ])('is not taken for one where the payments are %s', (_, rows) => {
    expect(assess(rows).assumedHome).toBeNull();
  });

  it('is not looked for where one is known', () => {
    const rent = debits(monthly(1, 2025, 1, 12), 800, 'STANDING ORDER TO A LANDLORD REFERENCE RENT');
    const result = assess([...rent, ...debits(monthly(3, 2025, 1, 12), 500, LENDER)]);
    expect(result.assumedHome).toBeNull();
    expect(result.estimatedFixedCosts).toBe(800);
  });

  it('is not looked for beside a known one, however small, and is where that was left before', () => {
    const garage = (count: number) =>
      debits(monthly(1, 2025, 1, count), 60, 'STANDING ORDER TO A LANDLORD REFERENCE RENT');
    const mortgage = debits(monthly(3, 2025, 6, 7), 500, LENDER);
    expect(assess([...garage(12), ...mortgage]).assumedHome).toBeNull();
    expect(assess([...garage(5), ...mortgage]).assumedHome).toMatchObject({ monthlyAmount: 500 });
  });

  it('is for a share of the account what that share is', () => {
    const rows = [
      ...PAY,
      ...debits(monthly(1, 2025, 1, 12), 900, LENDER),
      credit('2025-12-31', 1, 'INTEREST PAID'),
    ];
    const half = affordability(rows, { ownershipShare: 0.5 }, { asOf: '2025-12-31' });
    expect(half.assumedHome?.monthlyAmount).toBe(450);
    expect(half.estimatedFixedCosts).toBe(450);
  });
});
