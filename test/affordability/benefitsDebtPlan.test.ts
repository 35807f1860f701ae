/**
 * Benefits and a debt plan, April to September 2025.
 *
 *   paid             what                       each    how often                        a month
 *   20th             Universal Credit           950.00  monthly                           950.00
 *   each 4th Monday  PIP                        300.00  every four weeks: x 13 / 12       325.00
 *                                                       income                          1,275.00
 *   each Friday      rent                        90.00  weekly: x 52 / 12                 390.00
 *   various          gas and light, prepaid  20.00 x 15: 300 / 6                           50.00
 *                                                       fixed                             440.00
 *   various          cash                    50.00 x 12: 600 / 6                          100.00
 *                                                       flexible                          100.00
 *   6th              debt plan                   40.00  monthly                            40.00
 *   9th              debt collector              10.00  monthly                            10.00
 *   26 August        fee for an unpaid item      12.00  once: / 6                           2.00
 *                                                       debt                               52.00
 *
 * The mobile phone's direct debit of 25.00 was taken and came back on 26 August. Two loans came within a week in May, of
 * 200.00 and 150.00.
 */
import { describe, expect, it } from 'vitest';
import { affordability, credit, credits, debit, debits } from '../support/build.js';
import { every, monthly } from '../support/dates.js';
import { estimatesOf, indicator } from './support.js';

const RENT_DAYS = every(7, '2025-04-04', 26);
/** On no rhythm. */
const TOP_UP_DAYS = [
  '04-02',
  '04-11',
  '04-29',
  '05-06',
  '05-15',
  '06-01',
  '06-03',
  '06-22',
  '07-10',
  '07-27',
];
const LATE_TOP_UP_DAYS = ['08-01', '08-20', '09-04', '09-06', '09-25'];
const CASH_DAYS = [
  '04-03',
  '04-19',
  '05-02',
  '05-21',
  '06-13',
  '06-14',
  '07-07',
  '07-30',
  '08-05',
  '08-11',
  '09-19',
  '09-27',
];

const result = affordability(
  [
    ...credits(monthly(20, 2025, 4, 6), 950, 'DWP UC 10203040506070809N'),
    ...credits(every(28, '2025-04-07', 7), 300, 'XXXXXXXXX DWP PIP'),
    ...debits(RENT_DAYS, 90, 'HUMBER HOUSING ASSOCIATION RENT'),
    ...[...TOP_UP_DAYS, ...LATE_TOP_UP_DAYS].map(day =>
      debit(`2025-${day}`, 20, 'PAYPOINT BRITISH GAS ENERGY'),
    ),
    ...CASH_DAYS.map(day => debit(`2025-${day}`, 50, 'CASH WITHDRAWAL LNK')),
    ...debits(monthly(6, 2025, 4, 6), 40, 'STEPCHANGE DEBT CHARITY DD'),
    ...debits(monthly(9, 2025, 4, 6), 10, 'LOWELL FINANCIAL DD'),
    credit('2025-05-12', 200, 'LENDING STREAM LOAN ADVANCE'),
    credit('2025-05-18', 150, 'BANK GIRO CREDIT REF LENDER, LOAN ADVANCE'),
    debit('2025-08-26', 25, 'VODAFONE DD'),
    credit('2025-08-26', 25, 'VODAFONE UNPAID DD'),
    debit('2025-08-26', 12, 'UNPAID DD FEE'),
  ],
  {},
  { asOf: '2025-09-30' },
);

describe('benefits and a debt plan', () => {
  it('come to what the table adds up to', () => {
    expect(estimatesOf(result)).toEqual({
      income: 1275,
      fixed: 440,
      flexible: 100,
      debt: 52,
      left: 683,
    });
  });

  it('show an income that is all benefits', () => {
    // 6 x 950 + 7 x 300; 3 x 950 + 3 x 300 from July, 3 x 950 + 4 x 300 before.
    expect(indicator(result, 'benefit-income')).toMatchObject({
      amount: 7800,
      count: 13,
      shareOfIncome: 1,
      trend: { latest: 3750, before: 4050 },
    });
  });

  it('show the plan, the collector and the two loans of one week', () => {
    expect(indicator(result, 'debt-management')).toMatchObject({
      amount: 240,
      count: 6,
      trend: { latest: 120, before: 120 },
    });
    expect(indicator(result, 'debt-collection')).toMatchObject({ amount: 60, count: 6 });
    expect(indicator(result, 'new-credit')).toMatchObject({ amount: 350, count: 2 });
    expect(indicator(result, 'loan-stacking')).toMatchObject({
      amount: 350,
      count: 2,
      trend: { latest: 0, before: 350 },
    });
  });

  it('show the direct debit that came back, its fee, and how much goes through cash', () => {
    expect(indicator(result, 'returned-direct-debits')).toMatchObject({ amount: 25, count: 1 });
    expect(indicator(result, 'returned-payments')).toMatchObject({ amount: 12, count: 1 });
    // Rent 26 x 90, top-ups 300, cash 600, plan and collector 300, fee 12: 3,552.
    expect(indicator(result, 'cash-withdrawals')).toMatchObject({
      amount: 600,
      count: 12,
      shareOfCosts: 0.1689,
    });
  });
});
