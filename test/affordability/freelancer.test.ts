/**
 * A freelancer registered for VAT, January to December 2025. One client, invoiced monthly.
 *
 *   paid             what                       each    how often                        a month
 *   25th             invoices   2,750, 2,100 ... 2,500, no lasting change: 32,950 / 12  2,745.83
 *                                                       income                          2,745.83
 *   1st              rent                       700.00  monthly                           700.00
 *   7 Feb, May ...   VAT                      1,200.00  every quarter
 *   31 Jan, 31 Jul   income tax               1,800.00  on account, with VAT to one payee:
 *                                                       July to December 4,200 / 6        700.00
 *   16th             accountant                  60.00  monthly                            60.00
 *   3rd              desk in a shared office    150.00  monthly                           150.00
 *                                                       fixed                           1,610.00
 *   5th              software                    56.98  monthly                            56.98
 *   various          groceries                  six times 200                             200.00
 *                                                       flexible                          256.98
 */
import { describe, expect, it } from 'vitest';
import { affordability, credit, debit, debits } from '../support/build.js';
import { monthly } from '../support/dates.js';
import { estimatesOf, statementAmounts, statementLine, viewsOf } from './support.js';

const INVOICES = [2750, 2100, 3000, 2850, 2300, 3150, 2600, 3100, 2400, 2900, 3300, 2500];
const GROCERY_DAYS = ['07-04', '08-21', '09-02', '10-29', '11-07', '12-18'];

const result = affordability(
  [
    ...monthly(25, 2025, 1, 12).map((day, index) =>
      credit(day, INVOICES[index] as number, 'HARBOUR FOODS PLC INVOICE 1021'),
    ),
    ...debits(monthly(1, 2025, 1, 12), 700, 'STANDING ORDER TO A LANDLORD REFERENCE RENT'),
    ...debits(monthly(7, 2025, 2, 4, 3), 1200, 'HMRC VAT'),
    ...debits(['2025-01-31', '2025-07-31'], 1800, 'HMRC SELF ASSESSMENT'),
    ...debits(monthly(16, 2025, 1, 12), 60, 'DEVON ACCOUNTANTS LTD'),
    ...debits(monthly(3, 2025, 1, 12), 150, 'REGUS OFFICE'),
    ...debits(monthly(5, 2025, 1, 12), 56.98, 'ADOBE CREATIVE CLOUD'),
    ...GROCERY_DAYS.map(day => debit(`2025-${day}`, 200, 'TESCO STORES 3021')),
  ],
  {},
  { asOf: '2025-12-31' },
);

describe('a freelancer', () => {
  it('has what the table adds up to', () => {
    expect(estimatesOf(result)).toEqual({
      income: 2745.83,
      fixed: 1610,
      flexible: 256.98,
      debt: 0,
      left: 878.85,
    });
  });

  it('pays VAT and tax on one line', () => {
    expect(statementAmounts(result)).toEqual({
      'other-earnings': 2745.83,
      rent: 700,
      'professional-fees': 60,
      'other-professional': 150,
      'other-essential-costs': 700,
      'other-communications-leisure': 56.98,
      groceries: 200,
    });
    // 4 x 1,200 and 2 x 1,800 in twelve months.
    expect(statementLine(result, 'other-essential-costs')).toMatchObject({
      monthsSeen: 6,
      minimum: 0,
      mean: 700,
      maximum: 1800,
    });
  });

  it('owes rent and tax, needs a desk, and could do without the software', () => {
    expect(viewsOf(result)).toEqual({
      committed: 1400,
      essential: 410,
      discretionary: 56.98,
      nonDiscretionary: 1810,
      total: 1866.98,
    });
  });
});
