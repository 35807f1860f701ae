/** A history that is shorter than a year and longer than half of one is measured whole, beside the five periods. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, textOf } from '../../src/base/calendar.js';
import { assessConsumerFinancialHealth, explain, type Transaction } from '../../src/index.js';
import { holds } from '../support/property.js';

const AS_OF = '2026-06-30';
const daysBefore = (days: number) => textOf(addDays(dayOf(AS_OF), -days));
const COUNTRIES = [
  ['GB', 'GBP', 'TESCO STORES 3021', 'ACME LTD SALARY BGC'],
  ['US', 'USD', 'KROGER #412', 'ACME DES:PAYROLL ID:1 PPD'],
] as const;

describe.each(COUNTRIES)('a history in %s', (countryCode, currencyCode, shop, pay) => {
  const row = (days: number, amount: number, isOut: boolean): Transaction => ({
    transactionId: `${days} ${isOut}`,
    description: isOut ? shop : pay,
    amount,
    creditDebitIndicator: isOut ? 'Debit' : 'Credit',
    status: 'Booked',
    bookingDate: daysBefore(days),
  });
  const rows = Array.from({ length: 14 }, (_, month) => [
    row(month * 28 + 3, 1800, false),
    row(month * 28 + 9, 61.37, true),
  ]).flat();
  /** Of the rows of so many days. */
  const healthOf = (days: number) =>
    assessConsumerFinancialHealth(
      {
        accountId: 'current-1',
        countryCode,
        currencyCode,
        balances: { current: { amount: 900, creditDebitIndicator: 'Credit' } },
        historyStart: daysBefore(days - 1),
        transactions: rows.filter(({ bookingDate }) => bookingDate >= daysBefore(days - 1)),
      },
      { asOf: AS_OF },
    );

  it('of 180 to 364 days is measured over all of them, and no other is', () => {
    holds(
      fc.property(fc.integer({ min: 1, max: 380 }), days => {
        const { accounts, combined } = healthOf(days);
        const whole = accounts[0]?.wholeHistory ?? null;
        expect(combined?.wholeHistory ?? null).toEqual(whole);
        expect(whole !== null).toBe(days >= 180 && days < 365);
        if (whole === null) return;
        expect(whole).toMatchObject({
          from: daysBefore(days - 1),
          to: AS_OF,
          coverage: { daysRequested: days, daysAvailable: days, carriedFrom: null },
        });
        const credits = rows.filter(
          ({ bookingDate, creditDebitIndicator }) =>
            creditDebitIndicator === 'Credit' && bookingDate >= daysBefore(days - 1),
        );
        expect(whole.totalCredit).toBe(credits.length * 1800);
      }),
    );
  });

  it('of 180 days has the figures that 180 days of a long one have', () => {
    const { from, to, coverage, ...figures } = healthOf(180).accounts[0]?.wholeHistory ?? { coverage: null };
    const long = healthOf(380).accounts[0]?.periods.lastOneEightyDays;
    expect([from, to]).toEqual([long?.from, long?.to]);
    expect(coverage?.daysRequested).toBe(180);
    const { totalCredit, totalDebit, spendingPerMonth, averageBalance } = figures as Partial<typeof long> &
      object;
    expect({ totalCredit, totalDebit, spendingPerMonth, averageBalance }).toEqual({
      totalCredit: long?.totalCredit,
      totalDebit: long?.totalDebit,
      spendingPerMonth: long?.spendingPerMonth,
      averageBalance: long?.averageBalance,
    });
  });

  it('has its figures explained', () => {
    const { value, formula } = explain(healthOf(200), 'accounts[0].wholeHistory.spendingPerMonth');
    expect(value).toBe(healthOf(200).accounts[0]?.wholeHistory?.spendingPerMonth);
    expect(formula).toContain('Total spending per month');
  });
});

describe.each(COUNTRIES)('two accounts in %s', (countryCode, currencyCode, shop, pay) => {
  const account = (accountId: string, available: number) => ({
    accountId,
    countryCode,
    currencyCode,
    balances: {
      current: { amount: 100, creditDebitIndicator: 'Credit' as const },
      available: { amount: available, creditDebitIndicator: 'Credit' as const },
    },
    historyStart: daysBefore(250),
    transactions: [
      { days: 200, isOut: true, amount: 300 },
      { days: 150, isOut: false, amount: 400 },
    ].map(
      ({ days, isOut, amount }): Transaction => ({
        transactionId: `${accountId} ${days}`,
        description: isOut ? shop : pay,
        amount,
        creditDebitIndicator: isOut ? 'Debit' : 'Credit',
        status: 'Booked',
        bookingDate: daysBefore(days),
      }),
    ),
  });
  const health = assessConsumerFinancialHealth(
    { accounts: [account('a', 600), account('b', 900)] },
    { asOf: AS_OF },
  );

  it.each([
    ['accounts[0]', [500]],
    ['accounts[1]', [800]],
    ['combined', [500, 800]],
  ])('explain how much of the overdraft of %s was used by its own credit lines', (of, lines) => {
    const { inputs, value } = explain(health, `${of}.wholeHistory.overdraftLimitUsed`);
    expect(inputs.filter(({ as }) => as === 'over').map(input => input.value)).toEqual(lines);
    expect(value).toBeGreaterThan(0);
  });
});
