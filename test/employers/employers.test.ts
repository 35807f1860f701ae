/**
 * Employers with a brand or a surname in their name. The tuned half of brands, trades and surnames may be looked at; of the
 * other half nothing is looked at but the share that goes wrong.
 */
import { describe, expect, it } from 'vitest';
import { type CountryCode, enrichTransactions, verifyIncome } from '../../src/index.js';
import { CURRENCY } from '../support/country.js';
import { brandedEmployers, type Half, ownedEmployers, type PaidBy } from '../support/employers/population.js';

/** What a name that says nothing of the money may be read as. */
const NOT_MISLED: ReadonlySet<string> = new Set(['uncategorised', 'salary', 'self-employment-income']);

function misled(country: CountryCode, payers: readonly PaidBy[]): number {
  const { transactions } = enrichTransactions({
    referenceId: 'employers',
    countryCode: country,
    currencyCode: CURRENCY[country],
    transactions: payers.map(({ description }, index) => ({
      transactionId: String(index),
      description,
      amount: '1731.42',
      creditDebitIndicator: 'Credit',
      status: 'Booked',
      bookingDate: '2026-03-27',
    })),
  });
  const wrong = transactions.filter(({ enrichedData }) => !NOT_MISLED.has(enrichedData.category.slug));
  return wrong.length / payers.length;
}

describe.each(['GB', 'US'] as const)('employers in %s', country => {
  // Shares measured, rounded up. They only go down.
  it.each([
    ['tuned', 0.025],
    ['heldOut', 0.035],
  ] as const)('are not read as the brand in their name, %s half', (half: Half, most) => {
    const payers = brandedEmployers(country, half);
    expect(payers.length).toBeGreaterThan(1000);
    expect(misled(country, payers)).toBeLessThanOrEqual(most);
  });

  it.each([
    ['tuned', 0.01],
    ['heldOut', 0.07],
  ] as const)('are not read as the person they are named after, %s half', (half: Half, most) => {
    const payers = ownedEmployers(country, half);
    expect(payers.length).toBeGreaterThan(1000);
    expect(misled(country, payers)).toBeLessThanOrEqual(most);
  });
});

describe('a name that is the brand', () => {
  it.each([
    ['GB', 'BET365 PAYOUT', 'gambling-winnings'],
    ['GB', 'VANGUARD WITHDRAWAL', 'investments'],
    ['GB', 'VANGUARD ASSET MANAGEMENT LTD', 'investments'],
    ['GB', 'BANK GIRO CREDIT REF TRADING 212 UK LTD', 'investments'],
    ['GB', 'ZOPA BANK LIMITED', 'loan-proceeds'],
    ['GB', 'AXA HEALTH CARE CLAIM', 'insurance-payout'],
    ['US', 'ACH CREDIT DRAFTKINGS', 'gambling-winnings'],
    ['US', 'ROBINHOOD SECURITIES LLC', 'investments'],
  ] as const)('in %s still decides: %s', (country, description, slug) => {
    const { transactions } = enrichTransactions({
      referenceId: 'brands',
      countryCode: country,
      currencyCode: CURRENCY[country],
      transactions: [
        {
          transactionId: '1',
          description,
          amount: '240.00',
          creditDebitIndicator: 'Credit',
          status: 'Booked',
          bookingDate: '2026-03-27',
        },
      ],
    });
    expect(transactions[0]?.enrichedData.category.slug).toBe(slug);
  });
});

const PAYDAYS = ['2025-10-31', '2025-11-28', '2025-12-24', '2026-01-30', '2026-02-27', '2026-03-27'];

function verified(country: CountryCode, description: string, amounts: readonly string[]) {
  const { incomeStreams, creditsNotCounted } = verifyIncome({
    accountId: 'account',
    currencyCode: CURRENCY[country],
    transactions: PAYDAYS.map((bookingDate, index) => ({
      transactionId: String(index),
      description,
      amount: amounts[index % amounts.length] as string,
      creditDebitIndicator: 'Credit',
      status: 'Booked',
      bookingDate,
    })),
  });
  return incomeStreams.length > 0 ? 'income' : creditsNotCounted[0]?.reason;
}

describe('the same odd sum at an even rhythm', () => {
  it.each([
    ['GB', 'CORAL BGC', ['1731.42'], 'income'],
    ['GB', 'J FOSTER BGC', ['1731.42'], 'income'],
    ['US', 'ACH CREDIT J FOSTER', ['1731.42'], 'income'],
    ['GB', 'MR J FOSTER BGC', ['1731.42'], 'income'],
    ['US', 'ROBINHOOD DES:PAYMENTS ID:1234567', ['1611.19'], 'income'],
  ] as const)('in %s outvotes the name: %s', (country, description, amounts, verdict) => {
    expect(verified(country, description, amounts)).toBe(verdict);
  });

  it.each([
    ['GB', 'VANGUARD BGC', ['500.00'], 'investment-withdrawal'],
    ['GB', 'BET365 BGC', ['120.31', '344.15', '90.22', '300.11'], 'gambling'],
    ['GB', 'J FOSTER BGC', ['200.00'], 'person'],
    ['GB', 'J FOSTER BGC', ['412.50'], 'person'],
    ['GB', 'MR J FOSTER BGC', ['731.42'], 'person'],
    ['GB', 'FASTER PAYMENT RECEIVED FROM J FOSTER', ['1731.42'], 'person'],
    ['US', 'ZELLE FROM J FOSTER', ['1731.42'], 'person'],
  ] as const)('is needed for that, in %s: %s of %s', (country, description, amounts, verdict) => {
    expect(verified(country, description, amounts)).toBe(verdict);
  });
});
