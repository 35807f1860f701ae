/** The fixture accounts, written in a format and read back, give the same insights, where the format carries the same facts. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type Statements, toAnalyseRequest } from '../../../src/adapters.js';
import { analyse, type Transaction } from '../../../src/index.js';

const FIXTURES = 'fixtures/accounts';

export interface FixtureAccount {
  readonly accountId: string;
  readonly countryCode: 'GB' | 'US';
  readonly currencyCode: 'GBP' | 'USD';
  readonly accountType: string;
  readonly accountSubType: string;
  readonly balances: { readonly current: Money; readonly available: Money };
  readonly historyStart?: string;
  readonly transactions: readonly FixtureRow[];
}

export interface Money {
  readonly amount: string;
  readonly creditDebitIndicator: 'Credit' | 'Debit';
}

/** Amounts are text of two decimals and dates are days, as files have them. */
export interface FixtureRow extends Omit<Transaction, 'amount' | 'balance'> {
  readonly amount: string;
  readonly balance?: Money;
}

/** What a format may or may not carry. */
export type Carried =
  | 'accountType'
  | 'accountSubType'
  | 'available'
  | 'current'
  | 'historyStart'
  | 'counterPartyName'
  | 'merchantName'
  | 'merchantCategoryCode'
  | 'transactionCode'
  | 'proprietaryTransactionCode'
  | 'balance';

/** Each fixture as a list of accounts: one, or several whose rows stand together in it. */
export function fixtureAccounts(): readonly (readonly [name: string, accounts: readonly FixtureAccount[]])[] {
  return readdirSync(FIXTURES)
    .sort()
    .map(name => [name, accountsIn(JSON.parse(readFileSync(`${FIXTURES}/${name}/request.json`, 'utf8')))]);
}

function accountsIn(request: FixtureAccount): readonly FixtureAccount[] {
  const {
    transactions,
    balances,
    accountId,
    countryCode,
    currencyCode,
    accountType,
    accountSubType,
    historyStart,
  } = request;
  const ids = [...new Set(transactions.map(row => row.accountId ?? accountId))];
  return ids.map(id => ({
    accountId: id,
    countryCode,
    currencyCode,
    accountType,
    accountSubType,
    balances: { current: exact(balances.current), available: exact(balances.available) },
    ...(historyStart === undefined ? undefined : { historyStart }),
    transactions: transactions.filter(row => (row.accountId ?? accountId) === id).map(rowOf),
  }));
}

/** A member that is null is none: nobody writes it into a file. */
function rowOf({ accountId: _, ...row }: FixtureRow): FixtureRow {
  const told = Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null),
  ) as unknown as FixtureRow;
  return {
    ...told,
    bookingDate: row.bookingDate.slice(0, 10),
    amount: Number(row.amount).toFixed(2),
    ...(row.balance === undefined ? undefined : { balance: exact(row.balance) }),
  };
}

function exact({ amount, creditDebitIndicator }: Money): Money {
  return { amount: Number(amount).toFixed(2), creditDebitIndicator };
}

/**
 * Compares the insights of the fixture, less what the format does not carry, with those of what was read. Ids of the result are
 * mapped to those of the fixture by the place of the row in its account; `order`: the places of the fixture's rows in the order
 * in which the writer writes them.
 */
export function expectSameInsights(
  accounts: readonly FixtureAccount[],
  statements: Statements,
  carried: readonly Carried[],
): void {
  const written = accounts.map(account => reduced(account, new Set(carried)));
  const ids = new Map<string, string>();
  for (const [place, account] of written.entries()) {
    const read = statements.accounts[place];
    expect(read?.transactions.length, 'rows read').toBe(account.transactions.length);
    if (read !== undefined) ids.set(read.accountId, account.accountId);
    for (const [index, { transactionId }] of account.transactions.entries())
      ids.set(read?.transactions[index]?.transactionId as string, transactionId);
  }
  const expected = analyse({ accounts: written });
  const found = analyse(toAnalyseRequest(statements));
  expect(plain(found, ids)).toEqual(plain(expected, new Map()));
}

function reduced(account: FixtureAccount, carried: ReadonlySet<Carried>): FixtureAccount {
  const { historyStart, accountType, accountSubType, balances, ...rest } = account;
  const kept = {
    ...rest,
    ...(carried.has('accountType') ? { accountType } : undefined),
    ...(carried.has('accountSubType') ? { accountSubType } : undefined),
    ...(carried.has('historyStart') && historyStart !== undefined ? { historyStart } : undefined),
    balances: {
      ...(carried.has('current') ? { current: balances.current } : undefined),
      ...(carried.has('available') ? { available: balances.available } : undefined),
    },
    transactions: account.transactions.map(row =>
      Object.fromEntries(
        Object.entries(row).filter(([name]) => !OPTIONAL.has(name) || carried.has(name as Carried)),
      ),
    ),
  };
  return kept as unknown as FixtureAccount;
}

const OPTIONAL: ReadonlySet<string> = new Set([
  'counterPartyName',
  'merchantName',
  'merchantCategoryCode',
  'transactionCode',
  'proprietaryTransactionCode',
  'balance',
] satisfies Carried[]);

/** Without `source`, and with the ids of the fixture. */
function plain(result: unknown, ids: ReadonlyMap<string, string>): unknown {
  return JSON.parse(
    JSON.stringify(result, (name, value) => {
      if (name === 'source' && typeof value === 'object' && value !== null && 'other' in value)
        return undefined;
      return typeof value === 'string' ? (ids.get(value) ?? value) : value;
    }),
  );
}
