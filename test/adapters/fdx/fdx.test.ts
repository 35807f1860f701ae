import { describe, expect, it } from 'vitest';
import { FDX } from '../../../src/adapters/formats/fdx/fdx.js';
import { fromFdx, InvalidRequestError, toAnalyseRequest } from '../../../src/adapters.js';
import { analyse } from '../../../src/index.js';
import { fuzzFormat, readWhole } from '../support/nothingVanishes.js';
import { ACCOUNTS, TRANSACTIONS, VERSION_6 } from './documents.js';

describe('answers of FDX', () => {
  const { statements } = readWhole(FDX, JSON.stringify([ACCOUNTS, TRANSACTIONS], null, 2), 'json');
  const [deposit, card] = statements.accounts;

  it('have the direction that each row says', () => {
    expect(deposit?.transactions).toMatchObject([
      {
        transactionId: 'f-1',
        amount: '86.2',
        creditDebitIndicator: 'Debit',
        bookingDate: '2026-03-03',
        counterPartyName: 'Kroger',
        proprietaryTransactionCode: { code: 'POSDEBIT' },
        source: { other: { category: 'Groceries' } },
      },
      { transactionId: 'f-2', creditDebitIndicator: 'Credit', source: { reference: 'MARCH' } },
    ]);
    expect(card?.transactions).toMatchObject([{ creditDebitIndicator: 'Debit', status: 'Pending' }]);
    expect(deposit?.origin.timeZone).toBeNull();
  });

  it('have rows that are no payments, which are skipped', () => {
    expect(statements.skipped.map(({ reason, path }) => [reason, path])).toEqual([
      ['no_direction', [1, 'transactions', 3, 'depositTransaction']],
      ['unrecognised', [1, 'transactions', 4]],
    ]);
  });

  it('tell what is held and what is owed', () => {
    expect(deposit).toMatchObject({
      countryCode: 'US',
      accountSubType: 'CurrentAccount',
      balances: { current: { amount: '1210.5', creditDebitIndicator: 'Credit' } },
      origin: { other: { nickname: 'Everyday' } },
    });
    expect(card).toMatchObject({
      accountSubType: 'CreditCard',
      balances: {
        current: { amount: '410', creditDebitIndicator: 'Debit' },
        available: { amount: '1590', creditDebitIndicator: 'Credit' },
      },
    });
  });

  it('are analysed', () => {
    expect(analyse(toAnalyseRequest(statements)).meta.transactionCount).toBe(3);
  });

  it('of version 6 name their kind in a member, and the minus adds nothing', () => {
    const { accounts, notes } = fromFdx(VERSION_6);
    expect(accounts[0]?.transactions).toMatchObject([{ amount: '7.5', creditDebitIndicator: 'Debit' }]);
    expect(notes.map(({ code }) => code)).toContain('more_pages');
  });

  it('that are none of FDX are refused', () => {
    expect(() => fromFdx({ transactions: [{ a: 1 }] })).toThrow(InvalidRequestError);
  });

  it('that are spoilt are read with nothing lost, or refused', { timeout: 600_000 }, () => {
    const pool = [ACCOUNTS, TRANSACTIONS, VERSION_6].map(answer => JSON.stringify(answer, null, 2));
    expect(fuzzFormat(FDX, pool, 'json')).toBeGreaterThan(10);
  });
});
