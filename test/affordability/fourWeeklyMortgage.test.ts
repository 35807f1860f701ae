/**
 * A couple's breadwinner paid every four weeks, with a mortgage, January to December 2025.
 *
 *   paid             what                       each    how often                        a month
 *   each 4th Friday  wages                    1,560.00  every four weeks: x 13 / 12     1,690.00
 *   each 4th Tuesday child benefit              104.00  every four weeks: x 13 / 12       112.67
 *                                                       income                          1,802.67
 *   1st              mortgage                   720.00  monthly                           720.00
 *   each Monday      nursery                     60.00  weekly: x 52 / 12                 260.00
 *   14th             water                       78.00  every two months: / 2              39.00
 *   various          fuel          45, 50, 40, 55, 60, 50 from July: 300 / 6               50.00
 *                                                       fixed                           1,069.00
 *   each Wednesday   groceries                  different each time; in all 1,300 / 6     216.67
 *                                                       flexible                          216.67
 *   22nd             hire purchase loan         150.00  monthly                           150.00
 *                                                       debt                              150.00
 */
import { describe, expect, it } from 'vitest';
import { affordability, credits, debit, debits } from '../support/build.js';
import { every, monthly } from '../support/dates.js';
import { estimatesOf, statementAmounts, viewsOf } from './support.js';

const FUEL = [45, 50, 40, 55, 60, 50];
/** 26 Wednesdays from 2 July, 50.00 each on the whole, and never twice the same. */
const SHOPS = every(7, '2025-07-02', 26).map((day, index) => [day, 50 + (index % 2 === 0 ? 9 : -9)] as const);

const result = affordability(
  [
    ...credits(every(28, '2025-01-03', 13), 1560, 'KESTREL CARE GROUP WAGES BGC'),
    ...credits(every(28, '2025-01-07', 13), 104, 'HMRC CHILD BENEFIT'),
    ...debits(monthly(1, 2025, 1, 12), 720, 'HALIFAX MORTGAGE DD'),
    ...debits(every(7, '2025-01-06', 52), 60, 'LITTLE OAKS NURSERY'),
    ...debits(monthly(14, 2025, 1, 6, 2), 78, 'THAMES WATER DDR'),
    ...FUEL.map((amount, index) =>
      debit(
        `2025-${String(7 + index).padStart(2, '0')}-${10 + ((index * 7) % 18)}`,
        amount,
        'SHELL HARROGATE',
      ),
    ),
    ...SHOPS.map(([day, amount]) => debit(day, amount, 'TESCO STORES 3021')),
    ...debits(monthly(22, 2025, 1, 12), 150, 'LOAN REPAYMENT DD'),
  ],
  {},
  { asOf: '2025-12-31' },
);

describe('four-weekly pay and a mortgage', () => {
  it('come to what the table adds up to', () => {
    expect(estimatesOf(result)).toEqual({
      income: 1802.67,
      fixed: 1069,
      flexible: 216.67,
      debt: 150,
      left: 367,
    });
  });

  it('stand on the lines of the statement', () => {
    expect(statementAmounts(result)).toEqual({
      'client-salary-or-wages': 1690,
      'child-benefit': 112.67,
      mortgage: 720,
      'water-supply': 39,
      'childcare-costs': 260,
      'fuel-parking-toll-road-charges': 50,
      groceries: 216.67,
      'non-priority-debts': 150,
    });
  });

  it('know how often each bill comes', () => {
    expect(result.regularBills.map(({ category, frequency }) => [category, frequency])).toEqual([
      ['mortgage', 'Monthly'],
      ['water', 'TwoMonthly'],
      ['childcare', 'Weekly'],
      ['personal-loan', 'Monthly'],
    ]);
  });

  it('leave nothing that can be given up', () => {
    expect(viewsOf(result)).toEqual({
      committed: 870,
      essential: 565.67,
      discretionary: 0,
      nonDiscretionary: 1435.67,
      total: 1435.67,
    });
  });
});
