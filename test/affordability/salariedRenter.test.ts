/**
 * A salaried renter, July 2025 to June 2026.
 *
 *   paid             what                       each    how often                        a month
 *   28th             salary                   2,100.00  monthly                         2,100.00
 *   1st              rent                       850.00  monthly to December
 *                                               890.00  monthly since January             890.00
 *   15th             council tax                150.00  ten instalments: x 10 / 12        125.00
 *   8th              energy                      95.00  monthly                            95.00
 *   9th              water                       31.00  monthly                            31.00
 *   10 October       car insurance              480.00  once a year                        40.00
 *                                                       fixed                           1,181.00
 *   12th             mobile                      20.00  monthly                            20.00
 *   20th             broadband                   35.00  monthly                            35.00
 *   17th             film streaming              10.99  monthly, last in February            0.00
 *   various          groceries    250, 270, 230, 260, 240, 250 from January: 1,500 / 6    250.00
 *   20 February      shopping                    60.00  returned on 5 March                  0.00
 *   14 May           shopping                    90.00  once: / 6                           15.00
 *                                                       flexible                          320.00
 *                                                       left: 2,100 - 1,181 - 320         599.00
 */
import { describe, expect, it } from 'vitest';
import { affordability, at, credit, credits, debit, debits, only } from '../support/build.js';
import { monthly } from '../support/dates.js';
import { estimatesOf, indicator, statementAmounts, statementLine, viewsOf } from './support.js';

const COUNCIL = 'LEEDS CITY COUNCIL DD';
const STREAMING = 'NETFLIX.COM';
const GROCERIES = [
  ['2025-07-05', 210],
  ['2025-08-19', 300],
  ['2025-09-03', 255],
  ['2025-10-22', 245],
  ['2025-11-11', 280],
  ['2025-12-20', 310],
  ['2026-01-04', 120],
  ['2026-01-23', 130],
  ['2026-02-02', 270],
  ['2026-03-30', 230],
  ['2026-04-13', 260],
  ['2026-05-07', 100],
  ['2026-05-09', 140],
  ['2026-06-26', 250],
] as const;

const result = affordability(
  [
    ...credits(monthly(28, 2025, 7, 12), 2100, 'NORTHGATE LOGISTICS LTD SALARY BGC'),
    ...debits(monthly(1, 2025, 7, 6), 850, 'STANDING ORDER TO A LANDLORD REFERENCE RENT'),
    ...debits(monthly(1, 2026, 1, 6), 890, 'STANDING ORDER TO A LANDLORD REFERENCE RENT'),
    ...debits(monthly(15, 2025, 7, 7), 150, COUNCIL),
    ...debits(monthly(15, 2026, 4, 3), 150, COUNCIL),
    ...debits(monthly(8, 2025, 7, 12), 95, 'BRITISH GAS DD'),
    ...debits(monthly(9, 2025, 7, 12), 31, 'YORKSHIRE WATER DD'),
    debit('2025-10-10', 480, 'ADMIRAL INSURANCE'),
    ...debits(monthly(12, 2025, 7, 12), 20, 'VODAFONE DD'),
    ...debits(monthly(20, 2025, 7, 12), 35, 'VIRGIN MEDIA DD'),
    ...debits(monthly(17, 2025, 7, 8), 10.99, STREAMING),
    ...GROCERIES.map(([day, amount]) => debit(day, amount, 'TESCO STORES 3021')),
    debit('2026-02-20', 60, 'ARGOS'),
    credit('2026-03-05', 60, 'ARGOS REFUND'),
    debit('2026-05-14', 90, 'ARGOS'),
  ],
  {},
  { asOf: '2026-06-30' },
);

describe('a salaried renter', () => {
  it('has what the table adds up to', () => {
    expect(estimatesOf(result)).toEqual({ income: 2100, fixed: 1181, flexible: 320, debt: 0, left: 599 });
  });

  it('has a statement with each line of the table', () => {
    expect(statementAmounts(result)).toEqual({
      'client-salary-or-wages': 2100,
      rent: 890,
      'council-tax-rates': 125,
      electricity: 95,
      'water-supply': 31,
      'car-insurance': 40,
      'mobile-phone': 20,
      'home-phone-internet-tv': 35,
      'other-communications-leisure': 0,
      groceries: 250,
      'other-food-housekeeping': 15,
    });
    expect(result.statement.map(({ heading, amount }) => [heading, amount])).toEqual([
      ['earnings', 2100],
      ['home-contents', 1015],
      ['utilities', 95],
      ['water', 31],
      ['transport-travel', 40],
      ['communications-leisure', 55],
      ['food-housekeeping', 265],
    ]);
  });

  it('says of each line what the complete months recorded', () => {
    expect(statementLine(result, 'council-tax-rates')).toMatchObject({
      name: 'Council tax or rates',
      section: 'fixed',
      categories: ['council-tax'],
      monthsSeen: 10,
      minimum: 0,
      mean: 125,
      maximum: 150,
    });
    // 6 x 850 + 6 x 890 in twelve months.
    expect(statementLine(result, 'rent')).toMatchObject({ minimum: 850, mean: 870, maximum: 890 });
    // 60 in February, -60 in March, 90 in May.
    expect(statementLine(result, 'other-food-housekeeping')).toMatchObject({
      monthsSeen: 3,
      minimum: -60,
      mean: 7.5,
      maximum: 90,
    });
    expect(statementLine(result, 'car-insurance').transactionIds).toEqual([
      'Debit 2025-10-10 480 ADMIRAL INSURANCE',
    ]);
  });

  it('is committed to the rent, and can give up nothing that goes on', () => {
    expect(viewsOf(result)).toEqual({
      committed: 890,
      essential: 611,
      discretionary: 0,
      nonDiscretionary: 1501,
      total: 1501,
    });
  });

  it('pays a rent that rose, and no longer for films', () => {
    expect(only(result.changedBills)).toMatchObject({
      category: 'rent',
      previousPayment: 850,
      currentPayment: 890,
      since: '2026-01-01',
    });
    const stopped = only(result.stoppedBills);
    expect(stopped).toMatchObject({
      payee: 'Netflix',
      category: 'digital-subscriptions',
      sfs: 'Communications and leisure / Other',
      frequency: 'Monthly',
      lastAmount: 10.99,
      lastDate: '2026-02-17',
    });
    expect(stopped.transactionIds).toHaveLength(8);
  });

  it('pays council tax in ten instalments, none of them missed', () => {
    const bill = only(result.regularBills.filter(({ category }) => category === 'council-tax'));
    expect(bill).toMatchObject({ frequency: 'TenInstalments', payment: 150, monthlyAmount: 125 });
    expect(indicator(result, 'missed-housing-payments')).toMatchObject({ count: 0, amount: 0 });
  });

  it('bought in February what came back in March', () => {
    const flexible = result.monthAffordabilities.map(({ monthDateTime, flexibleCosts }) => [
      monthDateTime.slice(0, 7),
      flexibleCosts,
    ]);
    // 270 food and 65.99 bills; 230 and 55.
    expect(flexible.slice(3, 5)).toEqual([
      ['2026-03', 285],
      ['2026-02', 335.99],
    ]);
    expect(at(result.monthAffordabilities, 3).affordabilityForMonth).toBe(2100 - 890 - 126 - 285 + 60);
  });
});
