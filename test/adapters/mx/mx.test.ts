import { describe, expect, it } from 'vitest';
import { MX } from '../../../src/adapters/formats/mx/mx.js';
import { fromMx, InvalidRequestError, toAnalyseRequest } from '../../../src/adapters.js';
import { analyse } from '../../../src/index.js';
import { fuzzFormat, readWhole } from '../support/nothingVanishes.js';
import { ACCOUNTS, TRANSACTIONS } from './documents.js';

describe('answers of MX', () => {
  const { statements } = readWhole(MX, JSON.stringify([ACCOUNTS, TRANSACTIONS], null, 2), 'json');
  const [checking, card] = statements.accounts;

  it('have the direction that their type says', () => {
    expect(checking?.transactions).toMatchObject([
      { transactionId: 'TRN-1', amount: '86.2', creditDebitIndicator: 'Debit', bookingDate: '2026-03-03' },
      { transactionId: 'TRN-2', amount: '2450', creditDebitIndicator: 'Credit' },
    ]);
    expect(card?.transactions).toMatchObject([{ creditDebitIndicator: 'Debit', status: 'Pending' }]);
    expect(statements).toMatchObject({ skipped: [], notes: [] });
  });

  it('have every text in its role', () => {
    expect(checking?.transactions[0]).toMatchObject({
      description: 'POS PURCHASE KROGER #412 COLUMBUS OH',
      counterPartyName: 'Kroger',
      merchantCategoryCode: '5411',
      source: { other: { category: 'Groceries' } },
    });
    expect(card?.transactions[0]?.description).toBe('Kroger');
    expect(card?.transactions[0]).not.toHaveProperty('counterPartyName');
  });

  it('tell what is held and what is owed', () => {
    expect(checking).toMatchObject({
      countryCode: 'US',
      accountSubType: 'CurrentAccount',
      balances: {
        current: { amount: '1210.5', creditDebitIndicator: 'Credit' },
        available: { amount: '1180.5' },
      },
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

  it('tell of rows that were not given', () => {
    const more = { ...TRANSACTIONS, pagination: { ...TRANSACTIONS.pagination, total_entries: 90 } };
    expect(fromMx(more, { country: 'US' }).notes.map(({ message }) => message)).toEqual([
      'MX has 90 transactions and only 3 were given',
    ]);
  });

  it('that are none of MX are refused', () => {
    expect(() => fromMx({ transactions: [{ a: 1 }] })).toThrow(InvalidRequestError);
  });

  it('that are spoilt are read with nothing lost, or refused', { timeout: 600_000 }, () => {
    const pool = [ACCOUNTS, TRANSACTIONS].map(answer => JSON.stringify(answer, null, 2));
    expect(fuzzFormat(MX, pool, 'json')).toBeGreaterThan(10);
  });
});
