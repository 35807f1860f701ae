/** A valid call of every function of the sub-path, of an account of each country. */
import { readFileSync } from 'node:fs';
import type { Transaction } from '../../src/index.js';
import * as library from '../../src/index.js';
import * as service from '../../src/service.js';
import { serviceCalls } from '../environment/answers/serviceCalls.mjs';

export type Calls = Readonly<Record<string, readonly unknown[]>>;
export type Country = 'GB' | 'US';

export const COUNTRIES: readonly Country[] = ['GB', 'US'];
const FIXTURES = { GB: 'gb-universal-credit', US: 'us-biweekly-gig' } as const;
/** Pay, bills, shopping and transfers of some weeks; each test tries every member of what is made of them. */
const ROWS = 40;

/** The names of the functions, as the sub-path exports them. */
export const FUNCTION_NAMES: readonly string[] = Object.entries<unknown>(service)
  // The error is a class, which nobody calls; it is tested with the main entry.
  .filter(([name, value]) => typeof value === 'function' && name !== 'InvalidRequestError')
  .map(([name]) => name);

export function call(name: string, given: readonly unknown[]): unknown {
  const functions = service as unknown as Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;
  return functions[name]?.(...given);
}

const CALLS: Readonly<Record<Country, Calls>> = { GB: madeIn('GB'), US: madeIn('US') };

export function callsIn(country: Country): Calls {
  return CALLS[country];
}

function madeIn(countryCode: Country): Calls {
  return serviceCalls(service, library, {
    ...rowsOf(countryCode),
    accountId: 'a',
    countryCode,
    accountType: 'Personal',
    accountSubType: 'CurrentAccount',
    balances: {
      current: { amount: 500, creditDebitIndicator: 'Credit' },
      available: { amount: 1500, creditDebitIndicator: 'Credit' },
    },
  });
}

function rowsOf(country: Country) {
  const text = readFileSync(`fixtures/accounts/${FIXTURES[country]}/request.json`, 'utf8');
  const { currencyCode, transactions } = JSON.parse(text) as {
    readonly currencyCode: 'GBP' | 'USD';
    readonly transactions: readonly Transaction[];
  };
  // The client's own members travel too, and what few banks give is in one row at least.
  const [first, ...rest] = transactions.slice(-ROWS) as [Transaction, ...Transaction[]];
  const full = {
    ...first,
    accountId: 'a',
    counterPartyName: 'ACME',
    merchantName: 'Acme',
    merchantCategoryCode: '5411',
    transactionCode: { code: 'IssuedDirectDebits', subCode: null },
    proprietaryTransactionCode: { code: 'DD', issuer: 'bank' },
    balance: { amount: 12.5, creditDebitIndicator: 'Debit' },
  } as const;
  return { currencyCode, transactions: [full, ...rest] };
}
