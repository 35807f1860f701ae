/** Several accounts in one request: what they know of each other, and what cannot be added up. */
import { describe, expect, it } from 'vitest';
import {
  type AccountRequest,
  analyse,
  assessAffordability,
  enrichTransactions,
  type ScoreTransaction,
  type Transaction,
  validateForScore,
  verifyIncome,
} from '../../src/index.js';

const BALANCES = { current: { amount: 812.5, creditDebitIndicator: 'Credit' } } as const;

const row = (
  transactionId: string,
  bookingDate: string,
  amount: number,
  description: string,
): Transaction => ({
  transactionId,
  description,
  amount: Math.abs(amount),
  creditDebitIndicator: amount < 0 ? 'Debit' : 'Credit',
  status: 'Booked',
  bookingDate,
});

describe.each([
  ['GBP', 'USD', 'GB'],
  ['USD', 'GBP', 'US'],
] as const)('accounts in %s', (currencyCode, other, countryCode) => {
  const current: AccountRequest = {
    accountId: 'current',
    currencyCode,
    balances: BALANCES,
    transactions: [row('1', '2026-05-01', -400, 'TRANSFER TO 4471')],
  };
  const savings: AccountRequest = {
    ...current,
    accountId: 'savings',
    accountSubType: 'Savings',
    transactions: [row('1', '2026-05-02', 400, 'TRANSFER FROM 9082')],
  };

  it('know what moved between them on both sides, which each alone does not', () => {
    const [out, back] = enrichTransactions({ accounts: [current, savings] }).transactions;
    expect([out?.accountId, back?.accountId]).toEqual(['current', 'savings']);
    expect(out?.transfer?.associatedAccountId).toBe('savings');
    expect(back?.transfer?.associatedAccountId).toBe('current');
    expect(enrichTransactions(current).transactions[0]?.transfer).toBeNull();
    const { accounts } = verifyIncome({ accounts: [current, savings] });
    expect(accounts[1]?.creditsNotCounted).toEqual([{ transactionId: '1', reason: 'own-transfer' }]);
  });

  it('take the country from the currency where none is given', () => {
    expect(analyse(current)).toEqual(analyse({ ...current, countryCode }));
    expect(analyse({ accounts: [current, savings] })).toEqual(
      analyse({ countryCode, accounts: [current, savings] }),
    );
  });

  it('are not added up with those in another currency', () => {
    const accounts = [current, { ...savings, currencyCode: other }];
    expect(() => assessAffordability({ accounts })).toThrow(
      `accounts[1].currencyCode: must be ${currencyCode}, as for the first account`,
    );
    const analysis = analyse({ accounts });
    expect(analysis.affordability).toBeNull();
    expect(analysis.meta.notComputed).toMatchObject([{ part: 'affordability' }]);
    expect(analysis.accounts.map(({ affordability }) => affordability === null)).toEqual([false, false]);
    expect(enrichTransactions({ accounts }).transactions).toHaveLength(2);
  });

  it('of a person and of a firm are assessed apart', () => {
    const firm = { ...savings, accountType: 'Business' };
    const { financialHealth, meta, accounts } = analyse({ accounts: [current, firm] });
    expect(financialHealth).toBeNull();
    expect(meta.notComputed).toEqual([
      {
        part: 'financialHealth',
        reason: 'accounts[1] is a business account and accounts[0] is none: assess them apart',
      },
    ]);
    expect(accounts.every(each => each.financialHealth !== null)).toBe(true);
  });

  it('leave health out where one has no current balance, and say which', () => {
    const { financialHealth, meta } = analyse({ accounts: [current, { ...savings, balances: null }] });
    expect(financialHealth).toBeNull();
    expect(meta.notComputed[0]?.reason).toMatch(/^accounts\[1\]\.balances\.current is missing/);
  });
});

it('score validation tells an account type that is not given from one that is not personal', () => {
  const rows: ScoreTransaction[] = [{ transactionId: '1', status: 'Booked', bookingDate: '2026-05-01' }];
  const failureOf = (accountType: string | null) =>
    validateForScore({ accountId: 'a', currencyCode: 'GBP', accountType, transactions: rows }).failures.find(
      ({ code }) => code === 'not_personal_account',
    );
  expect(failureOf('Business')).toMatchObject({
    measured: 'Business',
    details: 'The account is not a Personal account.',
  });
  expect(failureOf(null)).toMatchObject({
    measured: null,
    details: 'The type of the account is not given, so it is not known to be a Personal account.',
  });
});
