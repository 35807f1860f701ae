/** Indicators that no category tells by itself. */
import { describe, expect, it } from 'vitest';
import { INDICATORS, type IndicatorRow } from '../../src/data/indicators.js';
import type { Transaction } from '../../src/index.js';
import { affordability, credit, credits, debit, debits } from '../support/build.js';
import { CURRENCY } from '../support/country.js';
import { monthly } from '../support/dates.js';
import { indicator } from './support.js';

const SALARY = 'NORTHGATE LOGISTICS LTD SALARY BGC';
const CARD = 'BARCLAYCARD DD';
const MORTGAGE = 'HALIFAX MORTGAGE DD';
const assess = (rows: readonly Transaction[], asOf = '2025-12-31') => affordability(rows, {}, { asOf });
const cardPayments = (amounts: readonly number[]) =>
  monthly(18, 2025, 7, amounts.length).map((day, index) => debit(day, amounts[index] as number, CARD));

describe.each(['GB', 'US'] as const)('a sign that a category tells, in %s', countryCode => {
  const place = { countryCode, currencyCode: CURRENCY[countryCode] };
  /** The category is the caller's, so that money of either direction has it. */
  const counted = ({ categories }: IndicatorRow) => {
    const rows = [debit('2025-12-05', 40, 'ZZYZX OUT'), credit('2025-12-09', 15, 'ZZYZX IN')];
    return categories.map(slug => {
      const rules = [{ text: 'ZZYZX', set: { category: slug } }];
      return affordability(rows, place, { asOf: '2025-12-31', rules });
    });
  };

  it.each(INDICATORS)('$kind counts only its $direction', row => {
    const [amount, id] =
      row.direction === 'debit'
        ? [40, 'Debit 2025-12-05 40 ZZYZX OUT']
        : [15, 'Credit 2025-12-09 15 ZZYZX IN'];
    for (const result of counted(row))
      expect(indicator(result, row.kind)).toMatchObject({ amount, count: 1, transactionIds: [id] });
  });
});

describe('minimum card payments', () => {
  it('are at least four small repayments in a row that hardly differ', () => {
    expect(
      indicator(assess(cardPayments([30, 29, 28.5, 28, 27, 27])), 'minimum-card-payments'),
    ).toMatchObject({
      count: 6,
      amount: 169.5,
    });
  });

  it.each([
    ['three', [30, 29, 28]],
    ['large', [130, 130, 130, 130]],
    ['different', [30, 55, 20, 80, 35, 60]],
  ])('are not where they are %s', (_, amounts) => {
    expect(indicator(assess(cardPayments(amounts)), 'minimum-card-payments').count).toBe(0);
  });

  it('end with a larger payment', () => {
    const amounts = [30, 29, 28, 28, 400, 12];
    expect(indicator(assess(cardPayments(amounts)), 'minimum-card-payments').count).toBe(4);
  });
});

describe('loan stacking', () => {
  it('takes another loan within thirty days', () => {
    const loans = (days: readonly string[]) =>
      assess(days.map(day => credit(day, 200, 'BANK GIRO CREDIT REF LENDER, LOAN ADVANCE')));
    expect(indicator(loans(['2025-09-01', '2025-10-01', '2025-12-20']), 'loan-stacking').count).toBe(2);
    expect(indicator(loans(['2025-09-01', '2025-10-02', '2025-12-20']), 'loan-stacking').count).toBe(0);
  });
});

describe('missed rent or mortgage', () => {
  const paid = (months: readonly number[]) =>
    debits(
      months.map(month => `2025-${String(month).padStart(2, '0')}-01`),
      700,
      MORTGAGE,
    );

  it('is a payment that did not come near its day', () => {
    const result = assess(paid([1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12]));
    expect(indicator(result, 'missed-housing-payments')).toMatchObject({
      count: 1,
      amount: 700,
      trend: { latest: 0, before: 700 },
    });
  });

  it('is none that came a week late, nor one still to come', () => {
    const late = [
      ...paid([1, 2, 3, 4, 5, 6, 7]),
      debit('2025-08-08', 700, MORTGAGE),
      ...paid([9, 10, 11, 12]),
    ];
    expect(indicator(assess(late), 'missed-housing-payments').count).toBe(0);
    const due = paid([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(indicator(assess(due, '2026-01-02'), 'missed-housing-payments').count).toBe(0);
  });

  it('is none where another home is paid for since', () => {
    const moved = [
      ...paid([1, 2, 3, 4, 5, 6]),
      ...debits(monthly(4, 2025, 7, 6), 900, 'STANDING ORDER TO A LANDLORD REFERENCE RENT'),
    ];
    expect(indicator(assess(moved), 'missed-housing-payments').count).toBe(0);
    expect(indicator(assess(paid([1, 2, 3, 4, 5, 6])), 'missed-housing-payments').count).toBe(6);
  });
});

describe('a fall of income', () => {
  it('is what the latest three months brought less than the three before', () => {
    const rows = [...credits(monthly(28, 2025, 1, 9), 2000, SALARY), debit('2025-12-31', 1, 'GREGGS')];
    const fall = indicator(assess(rows), 'income-fall');
    expect(fall).toMatchObject({ amount: 6000, count: 1, trend: { latest: 0, before: 6000 } });
    expect(fall.transactionIds).toHaveLength(9);
  });

  it('is none after a bonus', () => {
    const rows = [...credits(monthly(28, 2025, 1, 12), 2000, SALARY), credit('2025-08-28', 1500, SALARY)];
    expect(indicator(assess(rows), 'income-fall')).toMatchObject({ amount: 0, count: 0 });
  });

  it('is not known of less than six complete months', () => {
    const rows = credits(monthly(28, 2025, 8, 5), 2000, SALARY);
    expect(indicator(assess(rows), 'income-fall')).toMatchObject({ amount: null, trend: null });
    expect(indicator(assess(rows), 'gambling')).toMatchObject({ amount: 0, trend: null });
  });
});

describe('overdraft days', () => {
  const balance = (amount: number) => ({
    balance: { amount: Math.abs(amount), creditDebitIndicator: amount < 0 ? 'Debit' : 'Credit' } as const,
  });

  it('end on the day that ends above zero, in whatever order the rows of a day stand', () => {
    const rows = [
      debit('2025-12-01', 30, 'ARGOS', balance(-20)),
      // In order of id the debit comes last, yet it came first: -20, -25, 75.
      credit('2025-12-04', 100, SALARY, balance(75)),
      debit('2025-12-04', 5, 'GREGGS', balance(-25)),
    ];
    const result = assess(rows);
    expect(indicator(result, 'overdraft-days')).toMatchObject({ count: 4 });
    expect(indicator(result, 'overdraft-depth')).toMatchObject({ amount: 25 });
  });

  it.each([
    ['GB', 'ARGOS'],
    ['US', 'KROGER #123 NASHVILLE TN'],
  ] as const)('are none at exactly 0.00, in %s', (countryCode, shop) => {
    const place = { countryCode, currencyCode: CURRENCY[countryCode] };
    const at = (rows: readonly Transaction[]) => affordability(rows, place, { asOf: '2025-12-31' });
    const none = at([debit('2025-12-01', 30, shop, balance(0)), debit('2025-12-20', 30, shop, balance(0))]);
    expect(indicator(none, 'overdraft-days')).toMatchObject({ count: 0, transactionIds: [] });
    expect(indicator(none, 'overdraft-depth')).toMatchObject({ amount: 0, transactionIds: [] });
    // A penny below for three days, and exactly 0.00 from the fourth on.
    const penny = at([
      debit('2025-12-01', 30, shop, { ...balance(-0.01), transactionId: 'below' }),
      credit('2025-12-04', '0.01', 'INTEREST', balance(0)),
    ]);
    expect(indicator(penny, 'overdraft-days')).toMatchObject({ count: 3, transactionIds: ['below'] });
    expect(indicator(penny, 'overdraft-depth')).toMatchObject({ amount: 0.01, transactionIds: ['below'] });
  });

  it('are of each account, a day counting once', () => {
    const rows = ['a', 'b'].map(accountId =>
      debit('2025-12-30', 30, `ARGOS ${accountId}`, { accountId, ...balance(-20) }),
    );
    expect(indicator(assess(rows), 'overdraft-days').count).toBe(2);
  });
});
