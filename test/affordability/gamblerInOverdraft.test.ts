/**
 * A gambler in overdraft, July to December 2025.
 *
 *   paid             what                       each    how often                        a month
 *   28th             salary                   1,800.00  monthly                         1,800.00
 *   1st              rent                       600.00  monthly, none in November         600.00
 *   various          stakes   100 a month to September, then 240, 360, 300: 1,200 / 6     200.00
 *   2nd              overdraft fee               20.00  monthly, 10.00 to September        20.00
 *   3 Nov, 3 Dec     payday loan                120.00  twice in six months                40.00
 *
 * Loans of 300.00 on 3 October and 200.00 on 20 October. A win of 500.00 in December is no income. The balance fell to
 * -250.00 on 10 October and was back at 100.00 on the 28th; it was at -400.00 on 1 December, until the 28th.
 */
import { describe, expect, it } from 'vitest';
import { affordability, credit, credits, debit, debits } from '../support/build.js';
import { monthly } from '../support/dates.js';
import { estimatesOf, indicator, statementAmounts, viewsOf } from './support.js';

const balance = (amount: number) => ({
  balance: { amount: Math.abs(amount), creditDebitIndicator: amount < 0 ? 'Debit' : 'Credit' } as const,
});
const RENT = 'STANDING ORDER TO A LANDLORD REFERENCE RENT';
const STAKES = [
  ['07-05', 100],
  ['08-19', 100],
  ['09-13', 100],
  ['10-10', 240],
  ['11-02', 160],
  ['11-21', 200],
  ['12-13', 300],
] as const;

const result = affordability(
  [
    ...credits(monthly(28, 2025, 7, 3), 1800, 'NORTHGATE LOGISTICS LTD SALARY BGC'),
    credit('2025-10-28', 1800, 'NORTHGATE LOGISTICS LTD SALARY BGC', balance(100)),
    credit('2025-11-28', 1800, 'NORTHGATE LOGISTICS LTD SALARY BGC'),
    credit('2025-12-28', 1800, 'NORTHGATE LOGISTICS LTD SALARY BGC', balance(900)),
    ...debits(monthly(1, 2025, 7, 4), 600, RENT),
    debit('2025-12-01', 600, RENT, balance(-400)),
    ...STAKES.map(([day, amount]) =>
      debit(`2025-${day}`, amount, 'PADDY POWER', day === '10-10' ? balance(-250) : {}),
    ),
    credit('2025-12-14', 500, 'PADDY POWER WINNINGS'),
    ...debits(monthly(2, 2025, 7, 3), 10, 'ARRANGED OVERDRAFT FEE'),
    ...debits(monthly(2, 2025, 10, 3), 20, 'ARRANGED OVERDRAFT FEE'),
    credit('2025-10-03', 300, 'QUIDMARKET LOAN'),
    credit('2025-10-20', 200, 'LENDING STREAM LOAN ADVANCE'),
    ...debits(['2025-11-03', '2025-12-03'], 120, 'QUIDMARKET REPAYMENT'),
  ],
  {},
  { asOf: '2025-12-31' },
);

describe('a gambler in overdraft', () => {
  it('has what the table adds up to', () => {
    expect(estimatesOf(result)).toEqual({ income: 1800, fixed: 600, flexible: 200, debt: 60, left: 940 });
    expect(statementAmounts(result)).toMatchObject({
      rent: 600,
      'other-communications-leisure': 200,
      'non-priority-debts': 40,
      'Interest and overdraft charges': 20,
    });
  });

  it('could give up what is staked', () => {
    expect(viewsOf(result)).toEqual({
      committed: 660,
      essential: 0,
      discretionary: 200,
      nonDiscretionary: 660,
      total: 860,
    });
  });

  it('stakes a growing part of the income, winnings not set off', () => {
    // 1,200 of 6 x 1,800; of 5 x 600 rent, 1,200, 90 and 240: 4,530.
    expect(indicator(result, 'gambling')).toMatchObject({
      amount: 1200,
      count: 7,
      shareOfIncome: 0.1111,
      shareOfCosts: 0.2649,
      trend: { latest: 900, before: 300 },
    });
  });

  it('was below zero from 10 to 27 October and from 1 to 27 December', () => {
    expect(indicator(result, 'overdraft-days')).toMatchObject({
      amount: null,
      count: 18 + 27,
      trend: { latest: 45, before: 0 },
    });
    expect(indicator(result, 'overdraft-depth')).toMatchObject({
      amount: 400,
      count: null,
      shareOfIncome: null,
      trend: { latest: 400, before: 0 },
    });
  });

  it('missed the rent of November', () => {
    const missed = indicator(result, 'missed-housing-payments');
    expect(missed).toMatchObject({ count: 1, amount: 600, trend: { latest: 600, before: 0 } });
    expect(missed.transactionIds).toHaveLength(5);
  });

  it('took two loans within a month and pays one back', () => {
    expect(indicator(result, 'loan-stacking')).toMatchObject({ count: 2, amount: 500 });
    expect(indicator(result, 'short-term-credit')).toMatchObject({
      count: 2,
      amount: 240,
      trend: { latest: 240, before: 0 },
    });
  });
});
