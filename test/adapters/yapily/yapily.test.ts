import { describe, expect, it } from 'vitest';
import { YAPILY } from '../../../src/adapters/formats/yapily/yapily.js';
import { fromYapily, InvalidRequestError, toAnalyseRequest } from '../../../src/adapters.js';
import { analyse } from '../../../src/index.js';
import { fuzzFormat, readWhole } from '../support/nothingVanishes.js';
import { ACCOUNTS, BALANCES, STATEMENTS, TRANSACTIONS } from './documents.js';

describe('answers of Yapily', () => {
  const input = [ACCOUNTS, TRANSACTIONS, STATEMENTS].map(answer => JSON.stringify(answer, null, 2));
  const { statements } = readWhole(YAPILY, input, 'json');
  const [account, ...others] = statements.accounts;

  it('are brought together by the account in their links', () => {
    expect(others).toEqual([]);
    expect(statements.skipped).toEqual([]);
    expect(account).toMatchObject({
      accountId: '500000000000000000000001',
      countryCode: 'GB',
      currencyCode: 'GBP',
      accountType: 'Personal',
      accountSubType: 'CurrentAccount',
      accountHolders: ['A N Other'],
      balances: { current: { amount: '1238.6' }, available: { amount: '1738.6' } },
      origin: { timeZone: 'Europe/London', balanceCheck: 'absent' },
    });
  });

  it('have every text in its role, and the days of London', () => {
    expect(account?.transactions).toMatchObject([
      {
        transactionId: 'y-1',
        bookingDate: '2026-07-02',
        amount: '100.23',
        creditDebitIndicator: 'Debit',
        description: 'LAKESIDE LETTINGS INV 5521',
        counterPartyName: 'Lakeside Lettings',
        counterPartyAccount: '401276 01234567',
        transactionCode: { code: 'ICDT', subCode: 'DMCT' },
        proprietaryTransactionCode: { code: 'FPO', issuer: 'lloyds' },
        source: { reference: 'INV 5521' },
      },
      {
        status: 'Pending',
        creditDebitIndicator: 'Credit',
        counterPartyName: 'NORTHGATE LOGISTICS',
        merchantName: 'Northgate',
        merchantCategoryCode: '4214',
      },
    ]);
  });

  it('tell a balance by its kind before the one that Yapily chose', () => {
    expect(fromYapily([BALANCES, TRANSACTIONS]).accounts[0]?.balances).toEqual({
      current: { amount: '20.5', creditDebitIndicator: 'Debit' },
    });
  });

  it('are analysed', () => {
    expect(analyse(toAnalyseRequest(statements)).meta.transactionCount).toBe(2);
  });

  it('tell of a next page, and of errors', () => {
    const more = { ...TRANSACTIONS, links: { ...TRANSACTIONS.links, next: 'https://api.yapily.com/next' } };
    expect(fromYapily(more).notes.map(({ code }) => code)).toContain('more_pages');
    const error = { error: { code: 403, status: 'FORBIDDEN', message: 'no' } };
    expect(fromYapily([TRANSACTIONS, error]).notes.map(({ code }) => code)).toContain('error_in_source');
  });

  it('that are none of Yapily are refused', () => {
    expect(() => fromYapily({ data: [{ a: 1 }] })).toThrow(InvalidRequestError);
  });

  it('that are spoilt are read with nothing lost, or refused', { timeout: 600_000 }, () => {
    const pool = [ACCOUNTS, BALANCES, STATEMENTS, TRANSACTIONS].map(answer =>
      JSON.stringify(answer, null, 2),
    );
    expect(fuzzFormat(YAPILY, pool, 'json')).toBeGreaterThan(10);
  });
});
