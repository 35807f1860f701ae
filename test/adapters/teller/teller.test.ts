import { describe, expect, it } from 'vitest';
import { TELLER } from '../../../src/adapters/formats/teller/teller.js';
import { fromTeller, InvalidRequestError, toAnalyseRequest } from '../../../src/adapters.js';
import { analyse } from '../../../src/index.js';
import { fuzzFormat, readWhole } from '../support/nothingVanishes.js';
import { ACCOUNTS, BALANCES, IDENTITY, TRANSACTIONS } from './documents.js';

describe('answers of Teller', () => {
  const input = [ACCOUNTS, BALANCES, IDENTITY, TRANSACTIONS].map(answer => JSON.stringify(answer, null, 2));
  const { statements } = readWhole(TELLER, input, 'json');
  const [checking, card] = statements.accounts;

  it('are read with the sign of each account', () => {
    expect(
      checking?.transactions.map(({ amount, creditDebitIndicator, status }) => [
        amount,
        creditDebitIndicator,
        status,
      ]),
    ).toEqual([
      ['86.22', 'Debit', 'Booked'],
      ['2450.00', 'Credit', 'Booked'],
      ['51.19', 'Debit', 'Pending'],
    ]);
    expect(card?.transactions).toMatchObject([{ amount: '12.40', creditDebitIndicator: 'Debit' }]);
    expect(checking?.origin).toMatchObject({ signBasis: 'written', balanceCheck: 'agrees' });
    expect(card?.origin).toMatchObject({ signBasis: 'reversed' });
    expect(statements.skipped).toEqual([]);
    expect(statements.notes).toEqual([]);
  });

  it('may be given parsed, in one array, though each is an array itself', () => {
    const parsed = fromTeller([ACCOUNTS, BALANCES, IDENTITY, TRANSACTIONS]);
    const alike = ({ accounts }: typeof parsed) =>
      accounts.map(({ accountId, balances, accountHolders, origin, transactions }) => ({
        accountId,
        balances,
        accountHolders,
        signBasis: origin.signBasis,
        rows: transactions.map(({ transactionId, amount, creditDebitIndicator }) => [
          transactionId,
          amount,
          creditDebitIndicator,
        ]),
      }));
    expect(parsed.skipped).toEqual([]);
    expect(alike(parsed)).toEqual(alike(statements));
  });

  it('tell the account', () => {
    expect(checking).toMatchObject({
      accountId: 'acc_1',
      countryCode: 'US',
      currencyCode: 'USD',
      accountSubType: 'CurrentAccount',
      accountHolders: ['A N Other'],
      balances: {
        current: { amount: '1210.50', creditDebitIndicator: 'Credit' },
        available: { amount: '1180.50', creditDebitIndicator: 'Credit' },
      },
      origin: { other: { last_four: '4412' } },
    });
    expect(card).toMatchObject({
      accountSubType: 'CreditCard',
      balances: {
        current: { amount: '410.00', creditDebitIndicator: 'Debit' },
        available: { amount: '1590.00', creditDebitIndicator: 'Credit' },
      },
    });
  });

  it('have every text in its role', () => {
    expect(checking?.transactions[0]).toMatchObject({
      transactionId: 'txn_1',
      description: 'KROGER #412 COLUMBUS OH',
      counterPartyName: 'KROGER',
      proprietaryTransactionCode: { code: 'card_payment' },
      source: { other: { details: { category: 'groceries' } } },
    });
  });

  it('are analysed', () => {
    expect(analyse(toAnalyseRequest(statements)).meta.transactionCount).toBe(4);
  });

  it('without the account are read as those of a bank account, and it is told', () => {
    const { accounts, notes } = fromTeller(TRANSACTIONS.slice(0, 3));
    expect(accounts[0]).toMatchObject({ countryCode: 'US', currencyCode: 'USD' });
    expect(accounts[0]?.transactions[0]).toMatchObject({ creditDebitIndicator: 'Debit' });
    expect(notes.map(({ code }) => code)).toEqual(['sign_assumed', 'balance_from_rows']);
  });

  it('that are none of Teller are refused', () => {
    expect(() => fromTeller([{ id: 'x', amount: 1 }])).toThrow(InvalidRequestError);
  });

  it('that are spoilt are read with nothing lost, or refused', { timeout: 600_000 }, () => {
    const pool = [ACCOUNTS, BALANCES, IDENTITY, TRANSACTIONS].map(answer => JSON.stringify(answer, null, 2));
    expect(fuzzFormat(TELLER, pool, 'json')).toBeGreaterThan(10);
  });
});
