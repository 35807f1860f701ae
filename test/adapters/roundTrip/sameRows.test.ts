/** Any list of rows, written in a format and in another one that holds the same facts, is read as the same rows. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormatName, readStatements, type StatementTransaction } from '../../../src/adapters.js';
import { addDays, dayOf, textOf } from '../../../src/base/calendar.js';
import { holds, inProportion } from '../../support/property.js';
import { type FixtureAccount, type FixtureRow, WRITERS } from './providers.js';

const PAIRS: readonly (readonly [format: FormatName, other: FormatName])[] = [
  ['enable-banking', 'berlin-group'],
  ['simplefin', 'teller'],
  ['starling', 'monzo'],
];

const text = fc
  .array(
    fc.constantFrom('TESCO', 'KROGER', '#412', 'Café', 'LTD', 'PAYROLL', '£5 & more', '"quoted"', '12/03'),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map(words => words.join(' '));

const row = fc.record({
  description: text,
  minor: fc.integer({ min: 1, max: 99_999_999 }),
  creditDebitIndicator: fc.constantFrom('Credit', 'Debit'),
  status: fc.constantFrom('Booked', 'Booked', 'Pending'),
  day: fc.integer({ min: 0, max: 730 }),
});

const money = fc
  .record({
    minor: fc.integer({ min: 0, max: 99_999_999 }),
    creditDebitIndicator: fc.constantFrom('Credit' as const, 'Debit' as const),
  })
  .map(({ minor, creditDebitIndicator }) => ({
    amount: minor / 100,
    creditDebitIndicator: minor === 0 ? ('Credit' as const) : creditDebitIndicator,
  }));

/** No two rows have one amount, since formats differ in which of them are a pending row and its booked one. */
const account: fc.Arbitrary<FixtureAccount> = fc
  .record({
    currencyCode: fc.constantFrom('GBP', 'USD'),
    current: money,
    available: money,
    rows: fc.uniqueArray(row, { minLength: 1, maxLength: 12, selector: ({ minor }) => minor }),
  })
  .map(({ currencyCode, current, available, rows }) => ({
    accountId: 'account-1',
    currencyCode,
    balances: { current, available },
    transactions: rows.map(
      ({ minor, day, ...rest }, index): FixtureRow => ({
        ...rest,
        transactionId: `row ${index}`,
        amount: minor / 100,
        bookingDate: textOf(addDays(dayOf('2025-01-01'), day)),
      }),
    ),
  }));

function readAs(format: FormatName, given: FixtureAccount) {
  const writer = WRITERS.find(each => each.format === format);
  const { accounts, documents, skipped } = readStatements(JSON.stringify(writer?.write(given)));
  expect(documents.map(document => document.format)).toEqual([format]);
  expect(skipped).toEqual([]);
  expect(accounts).toHaveLength(1);
  return accounts[0];
}

const withoutSource = ({ source: _source, ...rest }: StatementTransaction) => rest;
const inOrder = (rows: readonly StatementTransaction[] = []) =>
  rows.map(withoutSource).sort((one, other) => (one.transactionId < other.transactionId ? -1 : 1));

describe.each(PAIRS)('the same rows as %s and as %s', (format, other) => {
  it('are read as the same, in pounds and in dollars', () => {
    const counts = { GBP: 0, USD: 0 };
    holds(
      fc.property(account, given => {
        counts[given.currencyCode as keyof typeof counts] += given.transactions.length;
        const [one, two] = [readAs(format, given), readAs(other, given)];
        expect(inOrder(one?.transactions)).toEqual(inOrder(two?.transactions));
        expect(one?.transactions).toHaveLength(given.transactions.length);
        expect(one).toMatchObject({ accountId: 'account-1', currencyCode: given.currencyCode });
        // Not every format tells balances with its rows.
        if (two?.balances !== undefined) expect(one?.balances).toEqual(two.balances);
      }),
    );
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(inProportion(60));
  });
});
