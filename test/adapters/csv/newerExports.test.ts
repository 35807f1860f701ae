/** What newer exports of banks write that older ones do not. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV } from '../../../src/adapters/formats/csv/csv.js';
import { fromCsv, readStatements } from '../../../src/adapters.js';
import { holds } from '../../support/property.js';
import { readWhole } from '../support/nothingVanishes.js';

describe('the word Pending in front of a date', () => {
  it('tells of its own row alone, in every country and layout', () => {
    holds(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
        fc.constantFrom('GB' as const, 'US' as const),
        fc.constantFrom(
          'Transaction Date,Transaction Description,Amount,Category',
          'Date,Details,Amount,Tag',
        ),
        (pending, country, header) => {
          const lines = pending.map((isPending, index) => {
            const day = String(13 + index);
            const date = country === 'GB' ? `${day}/03/2026` : `03/${day}/2026`;
            return `"${isPending ? 'PENDING - ' : ''}${date}","SHOP ${index}","- ${country === 'GB' ? '£' : '$'}${index + 1}.50",""`;
          });
          const { statements } = readWhole(CSV, [header, ...lines].join('\n'), 'lines', { country });
          const rows = statements.accounts.flatMap(({ transactions }) => transactions);
          expect(rows.map(row => [row.bookingDate, row.status, row.amount])).toEqual(
            pending.map((isPending, index) => [
              `2026-03-${13 + index}`,
              isPending ? 'Pending' : 'Booked',
              `${index + 1}.50`,
            ]),
          );
          expect(statements.notes.map(({ code }) => code)).not.toContain('syntax_tolerated');
        },
      ),
    );
  });
});

describe('exports of American Express for one card', () => {
  it.each([
    ['GB', 'Town/City,Postcode', '13/03/2026'],
    ['US', 'City/State,Zip Code', '03/13/2026'],
  ] as const)('are of a card, with and without details: %s', (country, place, date) => {
    for (const details of ['', 'Extended Details,Appears On Your Statement As,']) {
      const blanks = details === '' ? '' : ',,';
      const statements = readStatements(
        `Date,Description,Amount,${details}Address,${place},Country,Reference,Category\n${date},SHOP,104.67${blanks},1 HIGH ST,LEEDS,LS1,UK,'320260'
${date},PAYMENT - THANK YOU,-10.00${blanks},,,,,'320261',`,
      );
      expect(statements.accounts).toMatchObject([
        {
          countryCode: country,
          accountSubType: 'CreditCard',
          transactions: [
            { transactionId: '320260', creditDebitIndicator: 'Debit', bookingDate: '2026-03-13' },
            { transactionId: '320261', creditDebitIndicator: 'Credit' },
          ],
        },
      ]);
    }
  });
});

describe('Cash App', () => {
  const HEADER =
    'Transaction ID,Date,Transaction Type,Currency,Amount,Fee,Net Amount,Asset Type,Asset Price,Asset Amount,Status,Notes,Name of sender/receiver,Account';

  it('has days in the zone that it names, what arrived after the fee, and no payments that failed', () => {
    const { accounts, skipped } = fromCsv(`${HEADER}
a1,2026-03-06 23:59:59 EST,Cash Out,USD,-$20.00,-$0.50,-$20.50,,,,TRANSFER SENT,,,Visa Debit 1234
a2,2026-03-07 08:00:00 EST,Received P2P,USD,$15,$0,$15,,,,PAYMENT DEPOSITED,LUNCH,Acme Foods,Your Cash
a3,2026-03-08 08:00:00 EDT,Sent P2P,USD,-$30,$0,-$30,,,,PAYMENT FAILED,,Acme Foods,Visa Debit 1234`);
    expect(accounts).toMatchObject([
      {
        accountId: 'cash-app',
        transactions: [
          {
            bookingDate: '2026-03-06',
            amount: '20.50',
            creditDebitIndicator: 'Debit',
            description: 'Cash Out',
          },
          { bookingDate: '2026-03-07', amount: '15', counterPartyName: 'Acme Foods' },
        ],
      },
    ]);
    expect(skipped.map(({ reason }) => reason)).toEqual(['rejected']);
  });
});

describe('the brokerage of Charles Schwab', () => {
  it('has days from which a booking counts, and a sum at the end', () => {
    const { accounts, skipped } =
      fromCsv(`"Transactions  for account Individual ...123 as of 03/31/2026 02:21:05 PM ET"
"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"
"03/17/2026 as of 03/15/2026","Bank Interest","","BANK INT 021626-031526","","","","$0.03"
"03/16/2026","Buy","BND","BOND FUND","45","$73.7789","","-$3,320.05"
"Transactions Total","","","","","","","-$3,320.02",`);
    expect(accounts[0]?.transactions.map(row => [row.bookingDate, row.amount, row.description])).toEqual([
      ['2026-03-17', '0.03', 'Bank Interest BANK INT 021626-031526'],
      ['2026-03-16', '3320.05', 'Buy BOND FUND'],
    ]);
    expect(skipped.map(({ reason }) => reason)).toEqual(['preamble', 'balance_line']);
  });
});

describe('Tide', () => {
  it('names the other party, whichever way the money went', () => {
    const { accounts } =
      fromCsv(`Date,Transaction ID,Transaction description,Reference,From,To,Paid in,Paid out,Category name,Transaction type,Status,Initiated by
2026-03-07 10:11:12,'t-1,Mill Lane Flour,INV 7,Harbour Bakery Ltd,Mill Lane Flour,,12.34,Stock,Card,Settled,
08/03/2026,'t-2,Dockside Cafe,INV 8,Dockside Cafe,Harbour Bakery Ltd,100.00,0,Sales,Faster Payment,Settled,
2026-03-09 10:11:12,'t-3,Ashwell Lettings,RENT,Harbour Bakery Ltd,Ashwell Lettings,,875.00,Rent,Faster Payment,Settled,`);
    expect(
      accounts[0]?.transactions.map(row => [row.transactionId, row.bookingDate, row.counterPartyName]),
    ).toEqual([
      ['t-1', '2026-03-07', 'Mill Lane Flour'],
      ['t-2', '2026-03-08', 'Dockside Cafe'],
      ['t-3', '2026-03-09', 'Ashwell Lettings'],
    ]);
  });
});
