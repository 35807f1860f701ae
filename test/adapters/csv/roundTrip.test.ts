/** The fixtures as CSV files: of a bank that nobody knows, which carries nearly every fact, and in the layouts of two banks. */
import { describe, expect, it } from 'vitest';
import { fromCsv } from '../../../src/adapters.js';
import {
  expectSameInsights,
  type FixtureAccount,
  type FixtureRow,
  fixtureAccounts,
  type Money,
} from '../support/roundTrip.js';
import { withIdsOf } from '../support/withIdsOf.js';
import { quotedCell } from './write.js';

const signed = ({ amount, creditDebitIndicator }: Money) =>
  creditDebitIndicator === 'Debit' && Number(amount) !== 0 ? `-${amount}` : amount;
const side = (row: FixtureRow, direction: string) =>
  row.creditDebitIndicator === direction ? row.amount : '';
const british = (day: string) => day.split('-').reverse().join('/');
const american = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

function file(lines: readonly (readonly string[])[], delimiter: ',' | ';' = ','): string {
  return `${lines.map(cells => cells.map(cell => quotedCell(cell, { delimiter })).join(delimiter)).join('\r\n')}\r\n`;
}

/** Facts of the account over the table, debits and credits in columns. */
function ofUnknownBank(account: FixtureAccount): string {
  const { accountId, currencyCode, balances, historyStart, transactions } = account;
  return file(
    [
      ['Account number:', accountId],
      ['Current balance:', signed(balances.current)],
      ['Available balance:', signed(balances.available)],
      ...(historyStart === undefined ? [] : [['From:', historyStart]]),
      [
        'Transaction ID',
        'Date',
        'Description',
        'Payee',
        'MCC',
        'Paid out',
        'Paid in',
        'Currency',
        'Status',
        'Balance',
      ],
      ...transactions.map(row => [
        row.transactionId,
        row.bookingDate,
        row.description,
        row.counterPartyName ?? '',
        row.merchantCategoryCode ?? '',
        side(row, 'Debit'),
        side(row, 'Credit'),
        currencyCode,
        row.status,
        row.balance === undefined ? '' : signed(row.balance),
      ]),
    ],
    ';',
  );
}

function ofMonzo({ currencyCode, transactions }: FixtureAccount): string {
  const header =
    'Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description';
  const rows = transactions.map(row => {
    const amount = signed(row);
    const money = [amount, currencyCode, amount, currencyCode];
    return [
      row.transactionId,
      british(row.bookingDate),
      '',
      '',
      row.counterPartyName ?? '',
      '',
      '',
      ...money,
      '',
      '',
      '',
      row.description,
    ];
  });
  return file([header.split(','), ...rows]);
}

function ofAlly({ transactions }: FixtureAccount): string {
  const rows = transactions.map(row => [row.bookingDate, '', signed(row), '', row.description]);
  return file([['Date', 'Time', 'Amount', 'Type', 'Description'], ...rows]);
}

function ofBankOfAmerica({ transactions }: FixtureAccount): string {
  const rows = transactions.map(row => [
    american(row.bookingDate),
    row.description,
    signed(row),
    row.balance === undefined ? '' : signed(row.balance),
  ]);
  return file([['Date', 'Description', 'Amount', 'Running Bal.'], ...rows]);
}

const single = fixtureAccounts().filter(([, accounts]) => accounts.length === 1);
const of = (country: 'GB' | 'US') => single.filter(([, [account]]) => account?.countryCode === country);
/** No row may be pending: these layouts have no word for it. */
const isBooked = ([, [account]]: (typeof single)[number]) =>
  account?.transactions.every(({ status }) => status === 'Booked');

describe('the fixtures as CSV files', () => {
  it.each(fixtureAccounts())(
    '%s gives the same insights, of a bank that nobody knows',
    { timeout: 60_000 },
    (_, accounts) => {
      const statements = fromCsv(accounts.map(ofUnknownBank), { country: accounts[0]?.countryCode });
      expect(statements.skipped).toEqual([]);
      expectSameInsights(accounts, statements, [
        'current',
        'available',
        'historyStart',
        'counterPartyName',
        'merchantCategoryCode',
        'balance',
      ]);
    },
  );

  it.each(of('GB').filter(isBooked))(
    '%s gives the same insights, as a file of Monzo',
    { timeout: 60_000 },
    (_, accounts) => {
      const statements = fromCsv(accounts.map(ofMonzo));
      expect(statements.skipped).toEqual([]);
      expectSameInsights(accounts, statements, ['counterPartyName']);
    },
  );

  it.each(of('US').filter(isBooked))(
    '%s gives the same insights, as a file of Ally',
    { timeout: 60_000 },
    (_, accounts) => {
      const statements = fromCsv(accounts.map(ofAlly));
      expect(statements.skipped).toEqual([]);
      expectSameInsights(withIdsOf(statements, accounts), statements, []);
    },
  );

  it.each(of('US').filter(isBooked))(
    '%s gives the same insights, as a file of Bank of America',
    { timeout: 60_000 },
    (_, accounts) => {
      const statements = fromCsv(accounts.map(ofBankOfAmerica));
      expect(statements.skipped).toEqual([]);
      const hasBalances = statements.accounts.some(({ balances }) => balances !== undefined);
      expectSameInsights(
        withIdsOf(statements, accounts),
        statements,
        hasBalances ? ['balance', 'current'] : ['balance'],
      );
    },
  );

  it('are of both countries in every layout', () => {
    expect(of('GB').filter(isBooked).length).toBeGreaterThan(2);
    expect(of('US').filter(isBooked).length).toBeGreaterThan(0);
  });
});
