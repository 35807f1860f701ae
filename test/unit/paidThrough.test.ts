/** Who is paid, and how, where a bank or a processor puts words of its own before the payee. */
import { describe, expect, it } from 'vitest';
import { enrichTransactions } from '../../src/index.js';

function readOf(countryCode: 'GB' | 'US', description: string) {
  const { transactions } = enrichTransactions({
    referenceId: 'r',
    countryCode,
    currencyCode: countryCode === 'GB' ? 'GBP' : 'USD',
    transactions: [
      {
        transactionId: 't',
        description,
        amount: 12,
        creditDebitIndicator: 'Debit',
        status: 'Booked',
        bookingDate: '2026-03-14',
      },
    ],
  });
  const data = transactions[0]?.enrichedData;
  return [data?.predictedMerchantName, data?.class.slug];
}

describe('words before the payee', () => {
  it.each([
    // PayPal collects by ACH what its customers bought.
    ['US', 'PAYPAL INST XFER MEPLIN', 'Meplin', 'direct-debit'],
    ['US', 'PAYPAL DES:INST XFER ID:MEPLIN INDN:A B CO ID:PAYPALSI77 WEB', 'Meplin', 'direct-debit'],
    ['US', 'DDA CREDIT ADJ MEPLIN COLUMBUS OH', 'Meplin', 'point-of-sale'],
    ['US', 'POS DEBIT SQ MEPLIN BAKES', 'Meplin Bakes', 'point-of-sale'],
    ['GB', 'CARD PAYMENT TO SQ MEPLIN BAKES', 'Meplin Bakes', 'point-of-sale'],
    ['GB', 'CARD PAYMENT TO SQ FOOT LTD', 'Sq Foot', 'point-of-sale'],
    // American shops print their telephone or their address where others print the town.
    ['US', 'POS DEBIT MEPLIN HTTPSWWWMEPCA', 'Meplin', 'online-purchase'],
    // Its own web address, as far as the field of the town has room.
    ['US', 'POS DEBIT DANCE MEPLIN STUDIO DANCEMEPLINST MD', 'Dance Meplin Studio$', 'online-purchase'],
    ['GB', 'CARD PAYMENT TO DANCE MEPLIN STUDIO DANCEMEPLINST', 'Dance Meplin Studio$', 'online-purchase'],
    ['US', 'POS DEBIT DANCE MEPLIN DANCE', 'Dance Meplin Dance$', 'point-of-sale'],
    // A firm's customer service is called free of charge; a shop prints its own number.
    ['US', 'POS DEBIT MEPLIN PIZZA 855-555-0147 NY', 'Meplin Pizza', 'online-purchase'],
    ['US', 'POS DEBIT MEPLIN PIZZA 8555550147 NY', 'Meplin Pizza', 'online-purchase'],
    ['US', 'POS DEBIT MEPLIN PIZZA 718-555-0147 NY', 'Meplin Pizza', 'point-of-sale'],
    // Nobody pays a lender across a counter by card.
    ['US', 'DEBIT CARD PURCHASE AT DAVE INC, LOS ANGELES, CA', 'Dave', 'online-purchase'],
    ['GB', 'CARD PAYMENT TO LENDING STREAM', 'Lending Stream', 'online-purchase'],
    // Parking that is paid by telephone, and giving that is done on a page.
    ['US', 'PARKMOBILE', 'ParkMobile', 'online-purchase'],
    ['GB', 'RINGGO', 'RingGo', 'online-purchase'],
    ['GB', 'GOFUNDME', 'GoFundMe', 'online-purchase'],
  ] as const)('in %s: %s', (country, description, merchant, slug) => {
    const [name, found] = readOf(country, description);
    expect(name).toMatch(new RegExp(`^${merchant}`));
    expect(found).toBe(slug);
  });
});
