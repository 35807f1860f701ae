/** What an insurer pays every month while somebody is too ill to work is income; a claim is none. */
import { describe, expect, it } from 'vitest';
import { enrichTransactions, verifyIncome } from '../../src/index.js';
import type { CountryCode } from '../../src/model/transaction.js';

const CURRENCIES = { GB: 'GBP', US: 'USD' } as const;

function paidMonthly(country: CountryCode, description: string, amounts: readonly number[]) {
  return {
    accountId: 'account-1',
    countryCode: country,
    currencyCode: CURRENCIES[country],
    transactions: amounts.map((amount, month) => ({
      transactionId: `p${month}`,
      description,
      amount,
      creditDebitIndicator: 'Credit',
      status: 'Booked',
      bookingDate: new Date(Date.UTC(2025, 6 + month, 14)).toISOString().slice(0, 10),
    })),
  };
}

const AS_OF = { asOf: '2026-04-20' };
const EVEN = Array.from({ length: 10 }, () => 812.5);
const UNEVEN = [120, 48.5, 900, 64, 311.2, 75, 1420, 59.99, 230, 88];

describe('income protection', () => {
  it.each([
    ['GB', 'AVIVA INCOME PROTECTION'],
    ['GB', 'HOLLOWGATE LIFE LTD IP CLAIM 558123'],
    ['GB', 'OTTERFORD FRIENDLY SOCIETY SICKNESS BENEFIT'],
    ['US', 'PINEHOLLOW MUTUAL INS DISABILITY'],
    ['US', 'UNUM LTD BENEFIT PPD ID: 1010278678'],
    ['US', 'DRYFORK MUTUAL INS DISAB INC'],
  ] as const)('%s %s is a stream of its own category', (country, description) => {
    const { incomeStreams } = verifyIncome(paidMonthly(country, description, EVEN), AS_OF);
    expect(incomeStreams).toMatchObject([
      { category: 'income-protection', frequency: 'Monthly', estimatedIncome: 812.5, netOfTax: 'net' },
    ]);
  });

  it.each([
    ['GB', 'AVIVA INSURANCE CLAIM'],
    ['US', 'UNUM LIFE INS CLAIM'],
  ] as const)('%s %s: the rhythm and the amount tell it from claims', (country, description) => {
    const even = verifyIncome(paidMonthly(country, description, EVEN), AS_OF);
    expect(even.incomeStreams).toMatchObject([{ category: 'income-protection', estimatedIncome: 812.5 }]);
    const uneven = verifyIncome(paidMonthly(country, description, UNEVEN), AS_OF);
    expect(uneven.incomeStreams).toEqual([]);
    expect(new Set(uneven.creditsNotCounted.map(({ reason }) => reason))).toEqual(new Set(['insurance']));
    const two = verifyIncome(paidMonthly(country, description, EVEN.slice(0, 2)), AS_OF);
    expect(two.incomeStreams).toEqual([]);
  });

  it.each([
    ['GB', 'RETURNED DD AVIVA INCOME PROTECTION', 'Credit', 'refund'],
    ['GB', 'AVIVA INCOME PROTECTION', 'Debit', 'life-insurance'],
    ['US', 'GUARDIAN DISABILITY INS PREM', 'Debit', 'life-insurance'],
    ['US', 'EDD DISABILITY CA', 'Credit', 'other-benefit'],
    ['US', 'DISABILITY RIGHTS CENTER PAYROLL', 'Credit', 'salary'],
  ] as const)('%s %s (%s) is %s', (countryCode, description, creditDebitIndicator, slug) => {
    const row = {
      transactionId: 'a',
      description,
      amount: 40,
      creditDebitIndicator,
      status: 'Booked',
      bookingDate: '2026-03-02',
    };
    const request = {
      referenceId: 'r',
      countryCode,
      currencyCode: CURRENCIES[countryCode],
      transactions: [row],
    };
    expect(enrichTransactions(request).transactions[0]?.enrichedData.category.slug).toBe(slug);
  });
});
