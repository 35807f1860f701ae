/** Every fixture account, written as OFX, camt.053, MT940 and QIF, and read back: the same insights. */
import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../src/adapters.js';
import { expectSameInsights, type FixtureAccount, fixtureAccounts } from '../support/roundTrip.js';
import { withIdsOf } from '../support/withIdsOf.js';
import { camtOf, mt940Of, ofxOf, ofxTypeOf, qifOf } from './documents.js';

const FIXTURES = fixtureAccounts();
const timeout = 60_000;

/** The account as OFX tells it: pending rows in a list after the booked ones, kinds of payment in words of its own. */
function asOfx(account: FixtureAccount): FixtureAccount {
  const rows = account.transactions.map(row => ({
    ...row,
    proprietaryTransactionCode: { code: ofxTypeOf(row), issuer: 'OFX' },
  }));
  const isPending = ({ status }: (typeof rows)[number]) => status === 'Pending';
  return {
    ...account,
    accountSubType: 'CurrentAccount',
    transactions: [...rows.filter(row => !isPending(row)), ...rows.filter(isPending)],
  };
}

describe('the fixtures as documents', () => {
  it.each(FIXTURES)('%s gives the same insights as OFX', { timeout }, (_, accounts) => {
    const statements = readStatements(ofxOf(accounts), { country: accounts[0]?.countryCode });
    expect(statements.documents.map(({ format }) => format)).toEqual(['ofx']);
    expect(statements.skipped).toEqual([]);
    expectSameInsights(accounts.map(asOfx), statements, [
      'accountSubType',
      'current',
      'available',
      'historyStart',
      'merchantCategoryCode',
      'proprietaryTransactionCode',
    ]);
  });

  it.each(FIXTURES)('%s gives the same insights as camt.053', { timeout }, (_, accounts) => {
    const statements = readStatements(camtOf(accounts));
    expect(statements.documents.map(({ format }) => format)).toEqual(['camt']);
    expect(statements.skipped).toEqual([]);
    expectSameInsights(
      accounts.map(account => ({ ...account, accountSubType: 'CurrentAccount' })),
      statements,
      [
        'accountSubType',
        'current',
        'available',
        'historyStart',
        'merchantCategoryCode',
        'transactionCode',
        'proprietaryTransactionCode',
      ],
    );
  });

  it.each(FIXTURES)('%s gives the same insights as MT940', { timeout }, (_, accounts) => {
    const statements = readStatements(mt940Of(accounts));
    expect(statements.documents.map(({ format }) => format)).toEqual(['mt940']);
    expect([statements.skipped, statements.notes]).toEqual([[], []]);
    const code = { code: 'NMSC', issuer: 'SWIFT' };
    expectSameInsights(
      accounts.map(account => ({
        ...account,
        transactions: account.transactions.map(row => ({ ...row, proprietaryTransactionCode: code })),
      })),
      statements,
      ['current', 'available', 'historyStart', 'proprietaryTransactionCode'],
    );
  });

  const booked = FIXTURES.filter(([, accounts]) =>
    accounts.every(({ transactions }) => transactions.every(({ status }) => status === 'Booked')),
  );

  it.each(booked)('%s gives the same insights as QIF', { timeout }, (_, accounts) => {
    const statements = readStatements(qifOf(accounts), { country: accounts[0]?.countryCode });
    expect(statements.documents.map(({ format }) => format)).toEqual(['qif']);
    expect(statements.skipped).toEqual([]);
    expectSameInsights(withIdsOf(statements, accounts), statements, ['current']);
  });

  it('are of both countries in QIF too, which has no word for pending rows', () => {
    const countries = booked.map(([, [account]]) => account?.countryCode);
    expect(countries.filter(country => country === 'GB').length).toBeGreaterThan(2);
    expect(countries.filter(country => country === 'US').length).toBeGreaterThan(0);
  });
});
