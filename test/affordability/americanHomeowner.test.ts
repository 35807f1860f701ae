/**
 * An American homeowner, January to December 2025.
 *
 *   paid             what                       each    how often                        a month
 *   15th and last    payroll                  2,400.00  twice a month                   4,800.00
 *   1st              mortgage                 1,500.00  monthly                         1,500.00
 *   3 Mar, 2 Sep     property tax             1,260.00  every half year: / 6              210.00
 *   10th             homeowners' association    150.00  every quarter: / 3                 50.00
 *   18th             electricity              80, 80, 80, 100, 140, 160, 180, 180, 140, 100,
 *                                             80, 80: 1,400 / 12, for it changes by season 116.67
 *   12th             car loan                   300.00  monthly                           300.00
 *   17th             car insurance              120.00  monthly to June, 132.00 since     132.00
 *   various          gas         six months of 60                                          60.00
 *                                                       fixed                           2,368.67
 *   24th             mobile                      70.00  monthly                            70.00
 *   various          groceries   six months of 450                                        450.00
 *                                                       flexible                          520.00
 *   20th             student loan               220.00  monthly                           220.00
 *   22nd             credit card  the last six months 300, 340, 280, 320, 310, 250        300.00
 *                                                       debt                              520.00
 */
import { describe, expect, it } from 'vitest';
import { affordability, credits, debit, debits, only } from '../support/build.js';
import { monthly } from '../support/dates.js';
import { estimatesOf, indicator, statementAmounts } from './support.js';

const POWER = [80, 80, 80, 100, 140, 160, 180, 180, 140, 100, 80, 80];
const CARD = [410, 260, 330, 390, 280, 350, 300, 340, 280, 320, 310, 250];
const SHOP_DAYS = ['07-04', '08-21', '09-02', '10-29', '11-07', '12-18'];
const PUMP_DAYS = ['07-11', '08-02', '09-25', '10-08', '11-19', '12-01'];

const result = affordability(
  [
    ...credits(
      [...monthly(15, 2025, 1, 12), ...monthly(31, 2025, 1, 12)],
      2400,
      'LAKEFRONT DESIGN PAYROLL PPD',
    ),
    ...debits(monthly(1, 2025, 1, 12), 1500, 'ROCKET MORTGAGE PAYMENT'),
    ...debits(['2025-03-03', '2025-09-02'], 1260, 'COOK COUNTY TREASURER PROPERTY TAX'),
    ...debits(monthly(10, 2025, 1, 4, 3), 150, 'HOA DUES PRAIRIE COMMONS'),
    ...monthly(18, 2025, 1, 12).map((day, index) =>
      debit(day, POWER[index] as number, 'COMED ELECTRIC BILL'),
    ),
    ...debits(monthly(12, 2025, 1, 12), 300, 'TOYOTA FINANCIAL SERVICES'),
    ...debits(monthly(17, 2025, 1, 6), 120, 'PROGRESSIVE INSURANCE'),
    ...debits(monthly(17, 2025, 7, 6), 132, 'PROGRESSIVE INSURANCE'),
    ...PUMP_DAYS.map(day => debit(`2025-${day}`, 60, 'SHELL OIL 5744')),
    ...debits(monthly(24, 2025, 1, 12), 70, 'VERIZON WIRELESS'),
    ...SHOP_DAYS.map(day => debit(`2025-${day}`, 450, 'KROGER 412')),
    ...debits(monthly(20, 2025, 1, 12), 220, 'NELNET STUDENT LOAN'),
    ...monthly(22, 2025, 1, 12).map((day, index) =>
      debit(day, CARD[index] as number, 'CHASE CREDIT CRD AUTOPAY'),
    ),
  ],
  { countryCode: 'US', currencyCode: 'USD' },
  { asOf: '2025-12-31' },
);

describe('an American homeowner', () => {
  it('has what the table adds up to', () => {
    expect(estimatesOf(result)).toEqual({
      income: 4800,
      fixed: 2368.67,
      flexible: 520,
      debt: 520,
      left: 1391.33,
    });
  });

  it('has American costs on the British lines that are nearest', () => {
    expect(statementAmounts(result)).toMatchObject({
      mortgage: 1500,
      'council-tax-rates': 210,
      'ground-rent-service-charges': 50,
      electricity: 116.67,
      'hire-purchase-conditional-sale-vehicle': 300,
      'car-insurance': 132,
      'non-priority-debts': 520,
    });
  });

  it('pays insurance that rose, and its cards more than a minimum', () => {
    expect(only(result.changedBills)).toMatchObject({
      category: 'vehicle-insurance',
      previousPayment: 120,
      currentPayment: 132,
      since: '2025-07-17',
    });
    expect(indicator(result, 'minimum-card-payments')).toMatchObject({ count: 0, amount: 0 });
    expect(result.stoppedBills).toEqual([]);
  });
});
