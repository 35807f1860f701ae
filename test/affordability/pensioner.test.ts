/**
 * A pensioner, January to December 2025.
 *
 *   paid             what                       each    how often                        a month
 *   each 4th Monday  State Pension              840.00  every four weeks: x 13 / 12       910.00
 *   26th             works pension              410.00  monthly                           410.00
 *                                                       income                          1,320.00
 *   11th             water                       90.00  every quarter: / 3                 30.00
 *   5 April          TV licence                 174.50  once a year: / 12                  14.54
 *   3 and 3          ground rent                300.00  every half year: / 6               50.00
 *   8th              energy                      80.00  monthly, 110.00 in January          80.00
 *                                                       fixed                             174.54
 *   19th             phone                       30.00  monthly                            30.00
 *   various          groceries                  120, 130, 110, 140, 125, 135: 760 / 6     126.67
 *                                                       flexible                          156.67
 */
import { describe, expect, it } from 'vitest';
import { affordability, credits, debit, debits } from '../support/build.js';
import { every, monthly } from '../support/dates.js';
import { estimatesOf, indicator, statementAmounts, viewsOf } from './support.js';

const GROCERIES = [120, 130, 110, 140, 125, 135];
const DAYS = ['07-04', '08-21', '09-02', '10-29', '11-07', '12-18'];

const result = affordability(
  [
    ...credits(every(28, '2025-01-06', 13), 840, 'XXXXXXXXX DWP SP'),
    ...credits(monthly(26, 2025, 1, 12), 410, 'LOCAL GOVERNMENT PENSION BGC'),
    ...debits(monthly(11, 2025, 2, 4, 3), 90, 'YORKSHIRE WATER DD'),
    debit('2025-04-05', 174.5, 'TV LICENCE'),
    ...debits(['2025-03-03', '2025-09-03'], 300, 'GROUND RENT ASHDOWN COURT'),
    debit('2025-01-08', 110, 'BRITISH GAS DD'),
    ...debits(monthly(8, 2025, 2, 11), 80, 'BRITISH GAS DD'),
    ...debits(monthly(19, 2025, 1, 12), 30, 'BT GROUP PLC DD'),
    ...DAYS.map((day, index) => debit(`2025-${day}`, GROCERIES[index] as number, 'TESCO STORES 3021')),
  ],
  {},
  { asOf: '2025-12-31' },
);

describe('a pensioner', () => {
  it('has what the table adds up to', () => {
    expect(estimatesOf(result)).toEqual({
      income: 1320,
      fixed: 174.54,
      flexible: 156.67,
      debt: 0,
      left: 988.79,
    });
  });

  it('has pensions on their lines, and bills spread over the months they cover', () => {
    expect(statementAmounts(result)).toEqual({
      'state-pensions': 910,
      'private-work-pensions': 410,
      'ground-rent-service-charges': 50,
      'tv-licence': 14.54,
      electricity: 80,
      'water-supply': 30,
      'home-phone-internet-tv': 30,
      groceries: 126.67,
    });
    for (const month of result.monthAffordabilities.slice(0, 11))
      expect(month.fixedCosts).toBeCloseTo(174.54, 1);
  });

  it('depends on no benefit: a State Pension is a pension', () => {
    expect(indicator(result, 'benefit-income')).toMatchObject({ amount: 0, count: 0, shareOfIncome: 0 });
    expect(viewsOf(result)).toMatchObject({ committed: 0, essential: 331.21, discretionary: 0 });
  });
});
