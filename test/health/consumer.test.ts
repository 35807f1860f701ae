import { describe, expect, it } from 'vitest';
import { consumerPeriods, monthly } from './support.js';

const AS_OF = '2026-06-30';

describe('a household in ninety days', () => {
  const { lastNinetyDays: period } = consumerPeriods(AS_OF, {
    accountId: 'a',
    current: 900_00,
    historyStart: '2025-06-01',
    lines: [
      ...monthly('2026-04', 3, '28', '2000.00 ACME LTD SALARY'), // 1 to 3
      ...monthly('2026-04', 3, '03', '-800.00 RENT PAYMENT'), // 4 to 6
      ...monthly('2026-04', 3, '05', '-150.00 TESCO STORES'), // 7 to 9
      ...monthly('2026-04', 3, '06', '-10.00 NETFLIX COM'), // 10 to 12
      ...monthly('2026-04', 3, '07', '-90.00 BARCLAYCARD'), // 13 to 15
      ...monthly('2026-04', 3, '08', '-100.00 TRANSFER TO SAVINGS'), // 16 to 18
      '2026-05-20 50.00 TRANSFER FROM SAVINGS', // 19
      '2026-05-22 -40.00 BETFRED', // 20
      '2026-05-23 -60.00 CASH WITHDRAWAL LNK', // 21
      '2026-06-06 150.00 TESCO STORES REFUND', // 22
      '2026-06-10 -30.00 LENDING STREAM', // 23
      '2026-06-11 -25.00 OVERDRAFT FEE', // 24
      '2026-06-12 -5.00 RETURNED DD FEE', // 25
      '2026-06-12 35.00 RETURNED DD SOME CLUB', // 26
      '2026-06-15 300.00 LOAN ADVANCE', // 27
      '2026-06-16 -70.00 MISS JANE SMITH', // 28
      '2026-06-17 20.00 CASH PAID IN', // 29
    ],
  });

  it('knows what came in', () => {
    expect(period).toMatchObject({
      income: 6000,
      incomeSourceCount: 1,
      benefitShareOfIncome: 0,
      savingsWithdrawn: 50,
      borrowingReceived: 300,
      refundsNetted: 150,
      otherIncome: 0,
      otherCredits: 55,
    });
  });

  it('knows what went out, net of the refund', () => {
    expect(period).toMatchObject({
      essentialSpending: 2400 + 450 - 150 + 60,
      discretionarySpending: 30 + 40,
      debtRepayments: 270 + 30,
      savingsPaidIn: 300,
      transfersOut: 70,
    });
    expect(period.feesAndInterest).toEqual({ amount: 30, transactionIds: ['a/24', 'a/25'] });
  });

  it('adds up', () => {
    const { essentialSpending, discretionarySpending, debtRepayments, feesAndInterest, savingsPaidIn } =
      period;
    expect(period.totalDebit).toBe(
      essentialSpending +
        discretionarySpending +
        debtRepayments +
        feesAndInterest.amount +
        savingsPaidIn +
        period.transfersOut +
        period.refundsNetted,
    );
    expect(period.totalSpending).toBe(2760 + 70 + 300 + 30);
  });

  it('divides by income', () => {
    expect(period).toMatchObject({
      spendToIncomeRatio: 0.5267,
      savingsContributions: 250,
      savingsRate: 0.0417,
      debtServiceRatio: 0.055,
      housingCosts: 2400,
      housingCostRatio: 0.4,
      gamblingShareOfIncome: 0.0067,
      cashWithdrawals: 60,
      cashShareOfSpending: 0.019,
    });
  });

  it('names the transactions behind what a lender asks about', () => {
    expect(period.gambling).toEqual({ amount: 40, transactionIds: ['a/20'] });
    expect(period.highCostCredit).toEqual({ amount: 30, transactionIds: ['a/23'] });
    expect(period.returnedPayments).toEqual({ count: 1, fees: 5, transactionIds: ['a/25', 'a/26'] });
  });

  it('names the earliest of the largest', () => {
    expect(period.largestCredit).toMatchObject({ transactionId: 'a/1', date: '2026-04-28', amount: 2000 });
    expect(period.largestDebit).toEqual({
      accountId: 'a',
      transactionId: 'a/4',
      date: '2026-04-03',
      amount: 800,
      description: 'RENT PAYMENT',
    });
  });

  it('puts sums per month at 365 / 12 days', () => {
    // 3160 x 365 / (12 x 90)
    expect(period.spendingPerMonth).toBe(1067.96);
    expect(period.monthsOfExpensesCovered).toBe(0.8427);
  });
});

describe('income', () => {
  it('is steady when each whole month brings the same', () => {
    const lines = monthly('2025-06', 13, '15', '1800.00 ACME LTD SALARY');
    const { lastThirtyDays, lastOneEightyDays } = consumerPeriods(AS_OF, { lines });
    expect(lastOneEightyDays.incomeStability).toBe(1);
    expect(lastThirtyDays.incomeStability).toBeNull();
  });

  it('is not below zero in steadiness however uneven', () => {
    const lines = [
      ...monthly('2026-01', 3, '15', '90.00 ACME LTD SALARY'),
      '2026-05-15 60000.00 ACME LTD SALARY',
    ];
    const { lastOneEightyDays } = consumerPeriods(AS_OF, { lines, historyStart: '2025-06-01' });
    expect(lastOneEightyDays.incomeStability).toBe(0);
  });

  it('of the same source counts in the days of the 360 that lie before the twelve months', () => {
    const lines = monthly('2025-06', 14, '28', '1800.00 ACME LTD SALARY');
    // The 360 days begin on 7 July; the twelve months of income verification on 1 August.
    const { lastThreeSixtyDays } = consumerPeriods('2026-07-01', { lines });
    expect(lastThreeSixtyDays.from).toBe('2025-07-07');
    expect(lastThreeSixtyDays.income).toBe(12 * 1800);
  });

  it('in no verified stream is shown apart', () => {
    const { lastThirtyDays } = consumerPeriods(AS_OF, { lines: ['2026-06-10 1.03 INTEREST PAID'] });
    expect(lastThirtyDays).toMatchObject({ income: 0, otherIncome: 1.03 });
  });

  it('is not raised by a refund, nor a cost by its purchase', () => {
    const bought = ['2026-06-10 -80.00 TESCO STORES'];
    const returned = [...bought, '2026-06-12 80.00 TESCO STORES REFUND'];
    const { lastThirtyDays } = consumerPeriods(AS_OF, { lines: returned });
    expect(lastThirtyDays).toMatchObject({
      income: 0,
      essentialSpending: 0,
      refundsNetted: 80,
      totalDebit: 80,
    });
  });

  it('has no monthly figure from fewer than 28 days', () => {
    const days = (historyStart: string) =>
      consumerPeriods(AS_OF, { historyStart }).lastThirtyDays.incomePerMonth;
    expect(days('2026-06-04')).toBeNull();
    expect(days('2026-06-03')).toBe(0);
  });
});

describe('costs', () => {
  it('are below zero where the purchase lies before the period', () => {
    const lines = ['2026-05-20 -80.00 TESCO STORES', '2026-06-05 80.00 TESCO STORES REFUND'];
    const { lastThirtyDays, lastSixtyDays } = consumerPeriods(AS_OF, { lines });
    expect(lastThirtyDays).toMatchObject({ essentialSpending: -80, refundsNetted: 80, totalDebit: 0 });
    expect(lastThirtyDays.monthsOfExpensesCovered).toBeNull();
    expect(lastSixtyDays.essentialSpending).toBe(0);
  });

  it('take no refund whose purchase is unknown', () => {
    const { lastThirtyDays } = consumerPeriods(AS_OF, { lines: ['2026-06-05 80.00 REFUND'] });
    expect(lastThirtyDays).toMatchObject({ refundsNetted: 0, otherCredits: 80 });
  });

  it('cover no months when overdrawn', () => {
    const { lastThirtyDays } = consumerPeriods(AS_OF, {
      current: -50_00,
      historyStart: '2026-01-01',
      lines: ['2026-06-05 -80.00 TESCO STORES'],
    });
    expect(lastThirtyDays.monthsOfExpensesCovered).toBe(0);
  });
});

describe('a returned payment', () => {
  it('counts once whether the bank shows the return, the fee, or both', () => {
    const count = (...lines: string[]) =>
      consumerPeriods(AS_OF, { lines }).lastThirtyDays.returnedPayments.count;
    expect(count('2026-06-05 35.00 RETURNED DD SOME CLUB')).toBe(1);
    expect(count('2026-06-05 -5.00 UNPAID ITEM FEE')).toBe(1);
    expect(count('2026-06-05 35.00 UNPAID DD SOME CLUB', '2026-06-05 -5.00 UNPAID ITEM FEE')).toBe(1);
  });

  it('is not a purchase sent back', () => {
    const { returnedPayments } = consumerPeriods(AS_OF, {
      lines: ['2026-06-05 35.00 PURCHASE RETURN TESCO STORES'],
    }).lastThirtyDays;
    expect(returnedPayments.count).toBe(0);
  });
});
