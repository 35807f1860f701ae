/** One account request everywhere: what several accounts say together, and what each says, is what one would say. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountRequest,
  type AccountsRequest,
  analyse,
  assessAffordability,
  assessConsumerFinancialHealth,
  endOfDayBalances,
  enrichTransactions,
  type ScoreTransaction,
  scoreAttributes,
  type Transaction,
  validateForScore,
  verifyIncome,
} from '../../src/index.js';
import { ledger, MAIN_ACCOUNT, SECOND_ACCOUNT } from '../support/arbitraries.js';
import { placeOf } from '../support/country.js';
import { FUNCTIONS, inOneOrder, type PublicFunction } from '../support/functions.js';
import { holds } from '../support/property.js';

const BALANCES = { current: { amount: 812.5, creditDebitIndicator: 'Credit' } } as const;
const lists = ledger({ hasSecondAccount: true }).map(({ transactions }) => transactions);

function accountOf(transactions: readonly Transaction[], accountId: string): AccountRequest {
  return {
    ...placeOf(transactions),
    accountId,
    accountType: 'Personal',
    accountSubType: 'CurrentAccount',
    balances: BALANCES,
    accountHolders: ['the one who holds it'],
    transactions: transactions
      .filter(row => (row.accountId ?? MAIN_ACCOUNT) === accountId)
      .map(({ accountId: _named, ...row }) => row),
  };
}

function accountsOf(transactions: readonly Transaction[]): AccountsRequest {
  return {
    accounts: [MAIN_ACCOUNT, SECOND_ACCOUNT].map(accountId => accountOf(transactions, accountId)),
  };
}

/** As the functions for a list of accounts; `one`: what their result says of the only account. */
const OF_ONE: readonly (readonly [PublicFunction['name'], (result: object) => unknown])[] = [
  ['enrichTransactions', result => result],
  ['verifyIncome', itemOf],
  ['assessAffordability', result => result],
  ['validateForScore', result => withoutId(itemOf(result))],
  ['scoreAttributes', itemOf],
  ['assessConsumerFinancialHealth', result => result],
  ['assessBusinessFinancialHealth', result => result],
  ['endOfDayBalances', result => result],
  ['analyse', itemOf],
];

function itemOf(result: object): unknown {
  return (result as { readonly accounts: readonly unknown[] }).accounts[0];
}

/** The result of one account alone does not name it. */
function withoutId(item: unknown): unknown {
  const { accountId: _named, ...result } = item as { readonly accountId: string };
  return result;
}

function functionNamed(name: string): PublicFunction {
  return FUNCTIONS.find(each => each.name === name) as PublicFunction;
}

/** Warnings are said once, of the request as a whole. */
function withoutWarnings(result: unknown): unknown {
  const { meta, ...rest } = result as { readonly meta: object };
  return { ...rest, meta: { ...meta, warnings: [] } };
}

/** The rows of several accounts name theirs. */
function inOneForm(result: unknown): unknown {
  const named = (row: object) => ({ accountId: MAIN_ACCOUNT, ...row });
  const { transactions, enrichment, ...rest } = result as {
    readonly transactions?: readonly object[];
    readonly enrichment?: { readonly transactions: readonly object[] };
  };
  return {
    ...rest,
    transactions: transactions?.map(named),
    enrichment: enrichment && { ...enrichment, transactions: enrichment.transactions.map(named) },
  };
}

describe('an account in a list of one', () => {
  it.each(OF_ONE)('is for %s what it is on its own', (name, one) => {
    const { call } = functionNamed(name);
    holds(
      fc.property(lists, transactions => {
        const account = accountOf(transactions, MAIN_ACCOUNT);
        const alone = call(account as never);
        const inList = one(call({ accounts: [account] } as never));
        expect(inOneForm(withoutWarnings(inList))).toEqual(inOneForm(withoutWarnings(alone)));
      }),
    );
  });
});

describe('several accounts', () => {
  it('give in an analysis what each function gives', () => {
    holds(
      fc.property(lists, transactions => {
        const request = accountsOf(transactions);
        const analysis = analyse(request);
        const { transactions: rows } = enrichTransactions(request);
        expect(analysis.accounts.flatMap(({ enrichment }) => enrichment.transactions)).toEqual(rows);
        expect(analysis.accounts.map(({ income }) => income)).toEqual(verifyIncome(request).accounts);
        expect(analysis.affordability).toEqual(assessAffordability(request));
        expect(analysis.financialHealth).toEqual(assessConsumerFinancialHealth(request));
        expect(analysis.accounts.map(({ scoreValidation }) => scoreValidation?.failures)).toEqual(
          validateForScore(request).accounts.map(({ failures }) => failures),
        );
      }),
    );
  });

  it('say the same in any order', () => {
    const calls: readonly ((request: never) => object)[] = [
      enrichTransactions,
      verifyIncome,
      assessAffordability,
      scoreAttributes,
      endOfDayBalances,
    ];
    holds(
      fc.property(lists, fc.constantFrom(...calls), (transactions, call) => {
        const { accounts } = accountsOf(transactions);
        const turned = call({ accounts: accounts.toReversed() } as never);
        expect(inOneOrder(turned)).toEqual(inOneOrder(call({ accounts } as never)));
      }),
    );
  });

  it('are enriched as one list whose rows name their accounts', () => {
    holds(
      fc.property(lists, transactions => {
        const together = enrichTransactions(accountsOf(transactions)).transactions;
        const named = transactions.map(row => ({ ...row, accountId: row.accountId ?? MAIN_ACCOUNT }));
        const inOneList = enrichTransactions({ ...placeOf(transactions), transactions: named }).transactions;
        const decided = (accountId: string) =>
          inOneList
            .filter(row => row.accountId === accountId)
            .map(({ enrichedData, transfer }) => ({ enrichedData, transfer }));
        expect(together.map(({ enrichedData, transfer }) => ({ enrichedData, transfer }))).toEqual([
          ...decided(MAIN_ACCOUNT),
          ...decided(SECOND_ACCOUNT),
        ]);
      }),
    );
  });

  it('stand on one day, the latest on which any of them has a booked transaction', () => {
    holds(
      fc.property(lists, transactions => {
        const request = accountsOf(transactions);
        const { asOf } = enrichTransactions(request).meta;
        for (const { meta } of verifyIncome(request).accounts) expect(meta.asOf).toBe(asOf);
        for (const { meta } of validateForScore(request).accounts) expect(meta.asOf).toBe(asOf);
        expect(assessAffordability(request).meta.asOf).toBe(asOf);
      }),
    );
  });
});

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
