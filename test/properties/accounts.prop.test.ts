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
    accountHolders: ['the one who holds it'],
    ...placeOf(transactions),
    accountId,
    accountType: 'Personal',
    accountSubType: 'CurrentAccount',
    balances: BALANCES,
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
