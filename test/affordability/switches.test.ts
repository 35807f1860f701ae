/** What a request may ask for: a share of a joint account, a stress. */
import { describe, expect, it } from 'vitest';
import { type AssessAffordabilityRequest, analyse } from '../../src/index.js';
import { affordability, credits, debit, debits, messages, refusal } from '../support/build.js';
import { monthly } from '../support/dates.js';
import { estimatesOf, indicator, statementAmounts } from './support.js';

/** Six whole months: 2,000 in; 801.01 rent, 300 food, 100 loan. */
const HOUSEHOLD = [
  ...credits(monthly(28, 2025, 7, 6), 2000, 'NORTHGATE LOGISTICS LTD SALARY BGC'),
  ...debits(monthly(1, 2025, 7, 6), 801.01, 'STANDING ORDER TO A LANDLORD REFERENCE RENT'),
  ...debits(monthly(10, 2025, 7, 6), 300, 'TESCO STORES 3021'),
  ...debits(monthly(15, 2025, 7, 6), 100, 'LOAN REPAYMENT DD'),
];
const assess = (request: Partial<AssessAffordabilityRequest>, rows = HOUSEHOLD) =>
  affordability(rows, request, { asOf: '2025-12-31' });

describe('an ownership share', () => {
  it('takes that part of every figure, half-even to the penny', () => {
    const half = assess({ ownershipShare: 0.5 });
    // 400.505 is 400.50: to the even penny.
    expect(estimatesOf(half)).toEqual({ income: 1000, fixed: 400.5, flexible: 150, debt: 50, left: 399.5 });
    expect(half.monthAffordabilities[0]).toMatchObject({
      incomeForMonth: 1000,
      calculatedIncome: 1000,
      fixedCosts: 400.5,
    });
    expect(indicator(half, 'loans')).toMatchObject({ amount: 300, count: 6, shareOfIncome: 0.05 });
    expect(half.regularBills[0]).toMatchObject({ payment: 400.5, monthlyAmount: 400.5 });
  });

  it('may differ from account to account', () => {
    const rows = HOUSEHOLD.map(row => ({
      ...row,
      accountId: row.creditDebitIndicator === 'Credit' ? 'own' : 'joint',
    }));
    expect(estimatesOf(assess({ ownershipShares: { joint: 0.5 } }, rows))).toEqual({
      income: 2000,
      fixed: 400.5,
      flexible: 150,
      debt: 50,
      left: 1399.5,
    });
    expect(assess({ ownershipShare: 0.5, ownershipShares: { own: 1 } }, rows)).toEqual(
      assess({ ownershipShares: { joint: 0.5 } }, rows),
    );
  });

  it('changes neither which bills there are nor which are yearly', () => {
    const rows = [...HOUSEHOLD, debit('2025-09-05', 80, 'CAR INSURANCE DD')];
    const frequencies = (share: number) =>
      assess({ ownershipShare: share }, rows).regularBills.map(({ category, frequency }) => [
        category,
        frequency,
      ]);
    expect(frequencies(0.5)).toEqual(frequencies(1));
    expect(statementAmounts(assess({ ownershipShare: 0.5 }, rows))['car-insurance']).toBe(3.34);
  });

  it('is 1 by default', () => {
    expect(assess({ ownershipShare: null, ownershipShares: null })).toEqual(assess({}));
    expect(assess({ ownershipShare: 1 })).toEqual(assess({}));
  });

  it.each([
    [0, 'got 0'],
    [-0.5, 'got -0.5'],
    [1.01, 'got 1.01'],
    [Number.NaN, 'got NaN'],
    ['0.5', 'got "0.5": write 0.5 without quotes'],
  ])('of %s is refused', (share, got) => {
    expect(messages(refusal(() => assess({ ownershipShare: share as number })))).toEqual([
      `ownershipShare: must be a number above 0 and at most 1, ${got}`,
    ]);
    expect(messages(refusal(() => assess({ ownershipShares: { joint: share as number } })))).toEqual([
      `ownershipShares.joint: must be a number above 0 and at most 1, ${got}`,
    ]);
  });

  it('holds for the affordability of an analysis, and for nothing else in it', () => {
    const request = {
      accountId: 'a',
      countryCode: 'GB',
      currencyCode: 'GBP',
      transactions: HOUSEHOLD,
    } as const;
    const shared = analyse({ ...request, ownershipShare: 0.5, stress: {} }, { asOf: '2025-12-31' });
    const whole = analyse(request, { asOf: '2025-12-31' });
    expect(shared.affordability?.estimatedFixedCosts).toBe(400.5);
    expect(shared.affordability?.stressTest).toMatchObject({
      after: { affordability: 399.5, fixed: 400.5 },
      headroom: 399.5,
    });
    expect(shared.income).toEqual(whole.income);
  });
});

describe('a stress', () => {
  it('is tested only where it is asked for', () => {
    expect(assess({}).stressTest).toBeNull();
    expect(assess({ stress: null }).stressTest).toBeNull();
  });

  it('lowers income, raises fixed and flexible costs and adds a repayment', () => {
    const stress = { incomeDownPercent: 10, costsUpPercent: 5, newMonthlyRepayment: '250.00' };
    expect(assess({ stress }).stressTest).toEqual({
      affordable: true,
      before: {
        income: 2000,
        fixed: 801.01,
        flexible: 300,
        debt: 100,
        paymentsToPeople: 0,
        affordability: 798.99,
      },
      // 1,800 - 841.06 - 315 - 350; 801.01 x 1.05 is 841.0605.
      after: {
        income: 1800,
        fixed: 841.06,
        flexible: 315,
        debt: 350,
        paymentsToPeople: 0,
        affordability: 293.94,
      },
      headroom: 293.94,
      largestAffordableRepayment: 543.94,
      leftInOrdinaryMonth: 548.99,
      poorestMonthIncome: 2000,
      leftInPoorestMonth: 548.99,
    });
  });

  it('says that it is too much, and how much would not be', () => {
    expect(assess({ stress: { newMonthlyRepayment: 799 } }).stressTest).toMatchObject({
      affordable: false,
      headroom: -0.01,
      largestAffordableRepayment: 798.99,
    });
    expect(assess({ stress: { newMonthlyRepayment: 798.99 } }).stressTest).toMatchObject({
      affordable: true,
      headroom: 0,
    });
    expect(assess({ stress: { incomeDownPercent: 100 } }).stressTest).toMatchObject({
      affordable: false,
      largestAffordableRepayment: 0,
    });
  });

  it('counts flexible costs only where they are included', () => {
    const stress = { newMonthlyRepayment: 1000 };
    expect(assess({ stress }).stressTest?.affordable).toBe(false);
    expect(assess({ stress, includeFlexibleCosts: false }).stressTest).toMatchObject({
      affordable: true,
      headroom: 98.99,
      after: { flexible: 300 },
    });
  });

  it.each([
    [{ incomeDownPercent: 101 }, 'stress.incomeDownPercent: must be a number from 0 to 100, got 101'],
    [{ costsUpPercent: -1 }, 'stress.costsUpPercent: must be a number from 0 to 1000, got -1'],
    [
      { incomeDown: 10 },
      'stress: has no member "incomeDown"; expected incomeDownPercent, costsUpPercent or newMonthlyRepayment',
    ],
  ])('such as %j is refused', (stress, message) => {
    expect(messages(refusal(() => assess({ stress: stress as object })))).toEqual([message]);
  });
});
