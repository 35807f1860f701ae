import { describe, expect, it } from 'vitest';
import { FINICITY } from '../../../src/adapters/formats/finicity/finicity.js';
import { fromFinicity, InvalidRequestError, toAnalyseRequest } from '../../../src/adapters.js';
import { analyse } from '../../../src/index.js';
import { fuzzFormat, readWhole } from '../support/nothingVanishes.js';
import { ACCOUNTS, REPORT, TRANSACTIONS } from './documents.js';

describe('answers of Finicity', () => {
  const { statements } = readWhole(FINICITY, JSON.stringify([ACCOUNTS, TRANSACTIONS], null, 2), 'json');
  const [checking, card] = statements.accounts;

  it('are read with their seconds since 1970 as days', () => {
    expect(checking?.transactions).toMatchObject([
      {
        transactionId: '1',
        amount: '86.2',
        creditDebitIndicator: 'Debit',
        bookingDate: '2026-03-03',
        description: 'KROGER #412 COLUMBUS OH',
        counterPartyName: 'Kroger',
        source: { additional: 'POS', other: { categorization: { category: 'Groceries' } } },
      },
      { transactionId: '2', creditDebitIndicator: 'Credit', source: { date: '2026-03-03T12:30:30Z' } },
      { status: 'Pending' },
    ]);
    expect(statements.skipped).toEqual([]);
  });

  it('have the days of the zone that the caller tells', () => {
    const night = { ...TRANSACTIONS.transactions[0], postedDate: Date.UTC(2026, 2, 4, 3) / 1000 };
    const { accounts } = fromFinicity({ transactions: [night] }, { timeZone: 'America/New_York' });
    expect(accounts[0]?.transactions[0]?.bookingDate).toBe('2026-03-03');
  });

  it('tell the account, and no balance whose sign is not known', () => {
    expect(checking).toMatchObject({
      accountId: '5011648377',
      countryCode: 'US',
      accountSubType: 'CurrentAccount',
      accountHolders: ['A N OTHER'],
      balances: { current: { amount: '1210.5' }, available: { amount: '1180.5' } },
    });
    expect(card).toMatchObject({ accountSubType: 'CreditCard', origin: { other: { balance: -410 } } });
    expect(card).not.toHaveProperty('balances');
  });

  it('are analysed', () => {
    expect(analyse(toAnalyseRequest(statements)).meta.transactionCount).toBe(3);
  });

  it('may be reports, in which the accounts hold their rows', () => {
    const { statements: report } = readWhole(FINICITY, JSON.stringify(REPORT), 'json');
    expect(report).toMatchObject({
      skipped: [],
      accounts: [
        { accountId: '5011648377', transactions: [{ transactionId: '9', counterPartyName: 'Netflix' }] },
      ],
    });
  });

  it('tell of rows that were not given', () => {
    const more = { ...TRANSACTIONS, moreAvailable: 'true' };
    expect(fromFinicity(more).notes.map(({ code }) => code)).toContain('more_pages');
  });

  it('that are none of Finicity are refused', () => {
    expect(() => fromFinicity({ accounts: [{ id: 1 }] })).toThrow(InvalidRequestError);
  });

  it('that are spoilt are read with nothing lost, or refused', { timeout: 600_000 }, () => {
    const pool = [ACCOUNTS, TRANSACTIONS, REPORT].map(answer => JSON.stringify(answer, null, 2));
    expect(fuzzFormat(FINICITY, pool, 'json')).toBeGreaterThan(10);
  });
});
