/** Each a story, its statement with the sums that a person makes of it, and the figures that must come out. */
import { describe, expect, it } from 'vitest';
import { assessConsumerFinancialHealth } from '../../src/index.js';
import { only } from '../support/build.js';
import { type AccountStory, requestOf } from './story.js';
import { monthly } from './support.js';

const AS_OF = '2026-06-30';

function periodsOf(story: AccountStory) {
  const { accounts } = assessConsumerFinancialHealth(requestOf(story), { asOf: AS_OF });
  return only(accounts).periods;
}

describe('a pensioner who lives within her means', () => {
  // The ninety days run from 2 April to 30 June.
  const { lastNinetyDays: period, lastThreeSixtyDays } = periodsOf({
    current: 2_400,
    historyStart: '2025-01-01',
    lines: [
      // State Pension every four weeks: in the ninety days 13 April, 11 May, 8 June          3 x 920 = 2,760
      ...['01-19', '02-16', '03-16', '04-13', '05-11', '06-08'].map(
        day => `2026-${day} 920.00 DWP STATE PENSION AA123456A`,
      ),
      // A works pension on the 28th: April, May, June                                        3 x 300 =   900
      ...monthly('2026-01', 6, '28', '300.00 TEACHERS PENSIONS'),
      // Council tax on the 5th and energy on the 9th                     3 x 150 + 3 x 90 =   720, all essential
      ...monthly('2026-01', 6, '05', '-150.00 LEEDS CITY COUNCIL COUNCIL TAX DD'),
      ...monthly('2026-01', 6, '09', '-90.00 BRITISH GAS DD'),
      // Groceries on the 12th, and a cafe on the 20th                            3 x 200 = 600, 3 x 40 = 120
      ...monthly('2026-01', 6, '12', '-200.00 TESCO STORES 3021'),
      ...monthly('2026-01', 6, '20', '-40.00 COSTA COFFEE'),
      // Put by on the 29th                                                                   3 x 400 = 1,200
      ...monthly('2026-03', 4, '29', '-400.00 TRANSFER TO SAVINGS'),
    ],
  });

  it('has two steady sources of income', () => {
    expect(period).toMatchObject({
      income: 3_660,
      incomeSourceCount: 2,
      benefitShareOfIncome: 0,
      // 2,760 and 900 of 3,660
      largestIncomeShare: 0.7541,
      // 0.7541² + 0.2459²
      incomeHerfindahlIndex: 0.6291,
    });
  });

  it('spends four tenths of it, most of that on what is essential', () => {
    expect(period).toMatchObject({
      essentialSpending: 1_320,
      discretionarySpending: 120,
      totalSpending: 1_440,
      spendToIncomeRatio: 0.3934,
      debtRepayments: 0,
    });
  });

  it('has regular commitments for the bills by direct debit and for what recurs in one amount', () => {
    // Council tax, gas, and the shop and the cafe, which are paid the same on the same day of each month.
    expect(period.regularCommitments.amount).toBe(1_440);
    expect(period.regularCommitments.transactionIds).toHaveLength(12);
    expect(period.subscriptions).toEqual({ amount: 0, transactionIds: [] });
  });

  it('saves a third of it', () => {
    expect(period).toMatchObject({
      savingsPaidIn: 1_200,
      savingsWithdrawn: 0,
      savingsContributions: 1_200,
      savingsRate: 0.3279,
    });
  });

  it('adds up', () => {
    expect(period).toMatchObject({
      totalCredit: 3_660,
      totalDebit: 2_640,
      net: 1_020,
      openingBalance: 1_380,
    });
    // April lacks its first day, and May and June are whole: 1,220 - 880 each.
    expect(period.months).toEqual([
      { year: 2026, month: 5, credit: 1_220, debit: 880, net: 340 },
      { year: 2026, month: 6, credit: 1_220, debit: 880, net: 340 },
    ]);
    expect(period).toMatchObject({ monthsInDeficit: 0, netTrend: null });
  });

  it('is measured over a year too, since the account is older', () => {
    expect(lastThreeSixtyDays.coverage.carriedFrom).toBeNull();
    expect(lastThreeSixtyDays.totalCredit).toBe(6 * 1_220);
  });
});

describe('a gambler in his overdraft', () => {
  // Thirty days, 1 to 30 June. He begins at -400 and may go to -1,000.
  const { lastThirtyDays: june } = periodsOf({
    current: -900,
    available: 100,
    historyStart: '2026-01-01',
    lines: [
      ...monthly('2026-01', 6, '05', '1500.00 NORTHGATE LOGISTICS LTD SALARY'),
      // In the earlier months all of it goes the next day, so that June begins as January did.
      ...monthly('2026-01', 5, '06', '-1500.00 BETFRED'),
      // June: 1 to 4 at -400                                                                    4 days
      // 5 June pay: 1,100                                                                       1 day
      '2026-06-06 -600.00 BETFRED', //    500                                                    2 days
      '2026-06-08 -700.00 SKY BET', //   -200                                                    2 days
      '2026-06-10 250.00 BETFRED WINNINGS', // 50                                                1 day
      '2026-06-11 -450.00 BETFRED', //   -400                                                    4 days
      '2026-06-15 200.00 LENDING STREAM LOAN ADVANCE', // -200                                   2 days
      '2026-06-17 -300.00 BETFRED', //   -500                                                    5 days
      '2026-06-22 -120.00 LENDING STREAM', // -620                                               3 days
      '2026-06-25 -260.00 SKY BET', //   -880                                                    4 days
      '2026-06-29 -20.00 OVERDRAFT INTEREST', // -900                                            2 days
    ],
  });

  it('shows how deep, how long and how often he is overdrawn', () => {
    expect(june).toMatchObject({
      openingBalance: -400,
      closingBalance: -900,
      minimumBalance: -900,
      minimumBalanceDate: '2026-06-29',
      maximumBalance: 1_100,
      // 4 + 2 + 4 + 2 + 5 + 3 + 4 + 2
      daysOverdrawn: 26,
      deepestOverdraft: 900,
      // 1 to 4, 8 to 9, 11 to 30 June
      overdraftSpells: 3,
      longestOverdraftSpell: 20,
      // (4 x 400 + 2 x 200 + 4 x 400 + 2 x 200 + 5 x 500 + 3 x 620 + 4 x 880 + 2 x 900) / 26 = 13,680 / 26
      averageOverdraft: 526.15,
      // 900 of a line of 100 + 900
      overdraftLimitUsed: 0.9,
    });
  });

  it('shows that he stakes more than he earns', () => {
    // 600 + 700 + 450 + 300 + 260
    expect(june.gambling.amount).toBe(2_310);
    expect(june.gambling.transactionIds).toHaveLength(5);
    expect(june).toMatchObject({ income: 1_500, gamblingShareOfIncome: 1.54, otherCredits: 250 });
  });

  it('shows what he borrowed and repaid', () => {
    expect(june).toMatchObject({ borrowingReceived: 200, debtRepayments: 120 });
    expect(june.borrowing).toMatchObject({ lenderCount: 1, netBorrowed: 80 });
    expect(june.borrowing.transactionIds).toHaveLength(2);
    expect(june.highCostCredit.amount).toBe(120);
    expect(june.feesAndInterest.amount).toBe(20);
  });

  it('shows that pay is gone within days', () => {
    const { lastNinetyDays } = periodsOf({
      current: -400,
      historyStart: '2026-01-01',
      lines: [
        ...monthly('2026-01', 6, '05', '1500.00 NORTHGATE LOGISTICS LTD SALARY'),
        ...monthly('2026-01', 6, '08', '-1500.00 BETFRED'),
      ],
    });
    // Paid on 5 April, May and June, so two whole cycles; at -400 three days after.
    expect(lastNinetyDays.daysToZeroAfterPayday).toEqual({ days: 3, cyclesAtZero: 2, cycles: 2 });
    expect(lastNinetyDays.spentWithinSevenDaysOfPay).toBe(1);
    expect(lastNinetyDays.averageBalanceBeforePayday).toBe(-400);
    // An average below zero buffers nothing.
    expect(lastNinetyDays.bufferDays).toBe(0);
  });
});

describe('an account of ninety days', () => {
  // Opened on 2 April; 30 June is its ninetieth day.
  const periods = periodsOf({
    current: 1_000,
    historyStart: '2026-04-02',
    lines: [
      ...monthly('2026-04', 3, '15', '1000.00 HARBOUR FOODS PLC SALARY'), // 3,000
      ...monthly('2026-04', 3, '16', '-600.00 RENT PAYMENT'), // 1,800
      '2026-06-20 -200.00 TESCO STORES 3021', // 200
    ],
  });

  it('measures the ninety days on every one of them', () => {
    expect(periods.lastNinetyDays).toMatchObject({
      from: '2026-04-02',
      coverage: { daysRequested: 90, daysAvailable: 90, carriedFrom: null },
      openingBalance: 0,
      totalCredit: 3_000,
      totalDebit: 2_000,
      essentialSpending: 2_000,
      spendToIncomeRatio: 0.6667,
    });
  });

  it('repeats them for the longer periods and says so', () => {
    const { lastNinetyDays, lastOneEightyDays, lastThreeSixtyDays } = periods;
    for (const [days, period] of [
      [180, lastOneEightyDays],
      [360, lastThreeSixtyDays],
    ] as const) {
      expect(period).toEqual({
        ...lastNinetyDays,
        coverage: { ...lastNinetyDays.coverage, daysRequested: days, carriedFrom: 'lastNinetyDays' },
      });
    }
  });
});

describe('a dormant account', () => {
  const { lastThirtyDays, lastThreeSixtyDays } = periodsOf({
    current: 64.2,
    available: 64.2,
    historyStart: '2024-01-01',
    lines: ['2025-03-31 0.20 INTEREST PAID'],
  });

  it('moves nothing, and is nothing but its balance', () => {
    for (const period of [lastThirtyDays, lastThreeSixtyDays]) {
      expect(period).toMatchObject({
        totalCredit: 0,
        totalDebit: 0,
        openingBalance: 64.2,
        averageBalance: 64.2,
        minimumBalance: 64.2,
        daysBelowOneHundred: period.coverage.daysAvailable,
        income: 0,
        regularCommitments: { amount: 0, transactionIds: [] },
        borrowing: { lenderCount: 0, netBorrowed: 0, transactionIds: [] },
      });
    }
  });

  it('has no figure where there is nothing to divide by', () => {
    expect(lastThreeSixtyDays).toMatchObject({
      averageOverdraft: null,
      overdraftLimitUsed: null,
      largestIncomeShare: null,
      incomeHerfindahlIndex: null,
      spentWithinSevenDaysOfPay: null,
      bufferDays: null,
      daysToZeroAfterPayday: { days: null, cyclesAtZero: 0, cycles: 0 },
      // Eleven whole months in which nothing moved.
      netTrend: 0,
      monthsInDeficit: 0,
    });
    expect(lastThreeSixtyDays.months).toHaveLength(11);
  });
});
