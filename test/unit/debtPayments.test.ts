/** Debts on a statement: who lends by the words of the name, and payments that came back unpaid. */
import { describe, expect, it } from 'vitest';
import { affordability, credit, debit, enrich } from '../support/build.js';

type Country = 'GB' | 'US';

const slugOf = (text: string, country: Country) =>
  enrich([debit('2026-01-05', 94.66, text)], {}, country)[0]?.enrichedData.category.slug;

function refundOf(country: Country, bill: string, returned: string): string | null {
  const rows = [
    debit('2026-01-05', 94.66, bill, { transactionId: 'bill' }),
    credit('2026-01-07', 94.66, returned, { transactionId: 'returned' }),
  ];
  return enrich(rows, {}, country).find(({ transactionId }) => transactionId === 'returned')?.enrichedData
    .refundOf as string | null;
}

describe('a payment to a lender that came back unpaid', () => {
  it.each([
    ['GB', 'DIRECT DEBIT TOGETHER MONEY 438595953', 'DIRECT DEBIT RETURNED UNPAID TOGETHER MONEY'],
    ['GB', 'DIRECT DEBIT LOANS 2 GO 142648390', 'DIRECT DEBIT RETURNED LOANS 2 GO'],
    ['GB', 'DIRECT DEBIT ARGOS CARD 142648390', 'DD RETURNED ARGOS CARD'],
    ['GB', 'VERY CATALOGUE', 'REVERTED DIRECT DEBIT TO VERY CATALOGUE'],
    [
      'US',
      'ELECTRONIC WITHDRAWAL TO MOHELA REF=842224870987103N00 STDNT LOAN',
      'ELECTRONIC WITHDRAWAL RETURNED MOHELA',
    ],
    ['US', 'ACH ELECTRONIC DEBIT - KIKOFF CREDIT BLD', 'ACH PAYMENT RETURNED KIKOFF'],
  ] as const)('in %s is linked to that payment: %s', (country, bill, returned) => {
    expect(refundOf(country, bill, returned)).toBe('bill');
  });

  it.each([
    ['GB', 'DIRECT DEBIT TOGETHER MONEY 438595953', 'DIRECT DEBIT RETURNED UNPAID TOGETHER MONEY'],
    [
      'US',
      'ELECTRONIC WITHDRAWAL TO KIKOFF REF=842224870987103N00 CREDIT BLD',
      'ELECTRONIC WITHDRAWAL RETURNED KIKOFF',
    ],
  ] as const)('in %s costs nothing in the month: %s', (country, bill, returned) => {
    const { monthAffordabilities } = affordability(
      [debit('2026-01-05', 94.66, bill), credit('2026-01-07', 94.66, returned)],
      { countryCode: country, currencyCode: country === 'GB' ? 'GBP' : 'USD' },
    );
    const recorded = monthAffordabilities[0]?.lines.reduce((sum, line) => sum + line.recorded, 0);
    expect(recorded).toBe(0);
  });

  it.each([
    ['DIRECT DEBIT RETURNED FEE', 'GB'],
    ['DD RETURNED CHARGE', 'GB'],
    ['ELECTRONIC WITHDRAWAL RETURNED FEE', 'US'],
    ['ACH PAYMENT RETURNED FEE', 'US'],
  ] as const)('is charged for by the bank: %s in %s', (text, country) => {
    expect(slugOf(text, country)).toBe('returned-payment-fee');
  });
});

describe('goods sent back to a shop that has a store card', () => {
  it('reduce the purchase, and no payment to the card', () => {
    const { lines } = affordability(
      [
        debit('2026-01-05', 90, 'Card Purchase 01/05 TARGET T-1753 BOISE ID Card 4974'),
        debit('2026-01-06', 60, 'TARGET CARD SRVC PAYMENT                    WEB ID: 8479914578'),
        credit('2026-01-08', 40, 'Purchase Return 01/08 TARGET T-1753 Card 4974'),
      ],
      { countryCode: 'US', currencyCode: 'USD' },
    ).monthAffordabilities[0] as { lines: readonly { category: string; recorded: number }[] };
    const recordedOf = (slug: string) => lines.find(({ category }) => category === slug)?.recorded;
    expect([recordedOf('general-retail'), recordedOf('credit-card-payment')]).toEqual([50, 60]);
  });
});

describe('a lender that nobody knows', () => {
  it.each([
    ['DIRECT DEBIT ZORVAN PERSONAL FIN 438595953', 'GB', 'personal-loan'],
    ['DIRECT DEBIT ZORVAN CREDIT 438595953', 'GB', 'personal-loan'],
    ['DIRECT DEBIT ZORVAN MONEY 438595953', 'GB', 'personal-loan'],
    ['TO ZORVAN CREDIT UNION', 'GB', 'personal-loan'],
    ['DIRECT DEBIT ZORVAN CREDITBUILDER 438595953', 'GB', 'personal-loan'],
    ['CARD PAYMENT TO ZORVAN HOME CREDIT ON 03-04-2026', 'GB', 'short-term-loan'],
    ['ACH ELECTRONIC DEBIT - ZORVAN FINANCE AUTO PMT', 'US', 'personal-loan'],
    ['ACH ELECTRONIC DEBIT - ZORVAN ACCEPTANCE WEB PYMT', 'US', 'personal-loan'],
    ['ACH ELECTRONIC DEBIT - ZORVAN LEASE PMT', 'US', 'catalogue-credit'],
    ['DIRECT DEBIT AMAZON NEWDAY 438595953', 'GB', 'credit-card-payment'],
  ] as const)('%s in %s is %s', (text, country, slug) => {
    expect(slugOf(text, country)).toBe(slug);
  });

  it.each([
    ['STANDING ORDER ZORVAN CREDIT UNION SAVINGS', 'GB', 'savings'],
    ['DIRECT DEBIT PREMIUM CREDIT', 'GB', 'other-insurance'],
    ['OAKWOOD APARTMENTS LEASE PMT WEB ID: 1234567890', 'US', 'rent'],
    ['ZORVAN PROPERTIES DES:LEASE PMT ID:XXXXX INDN:XXXXX CO ID:XXXXX PPD', 'US', 'rent'],
    ['MERIDIAN PROPERTY LEASING DES:WEB PMT ID:XXXXX CO ID:XXXXX WEB', 'US', 'rent'],
    ['DEPT OF FINANCE DES:NYC TAX', 'US', 'government-and-tax'],
    ['ACH ELECTRONIC DEBIT - CITY OF AUSTIN FINANCE WEB PYMT', 'US', 'government-and-tax'],
  ] as const)('is not meant by %s in %s: %s', (text, country, slug) => {
    expect(slugOf(text, country)).toBe(slug);
  });
});
