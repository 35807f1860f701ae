/** Writes and reads affordability. The schemas leave out what the service's format does not name. */

import { LIBRARY_NAMES } from '../names.js';
import { eachOf, membersOf } from '../rewrite.js';
import {
  type Affordability,
  type AffordabilityEngineResponse,
  affordabilityEngineResponseSchema,
  affordabilitySchema,
} from '../schemas/affordability.js';
import type { AffordabilityQuery } from '../schemas/queries.js';
import { readGiven, readWritten } from '../schemas/readArgument.js';
import {
  type AnsweredAccount,
  answeredAccountsSchema,
  namedAccountsSchema,
  shownSchema,
} from '../schemas/stored.js';
import type { StoredTransaction } from '../schemas/transaction.js';
import type { ReadonlyDeep, Renamed } from './libraryNames.js';
import type { StoredAccount } from './storedRequests.js';

type ServiceMonth = Affordability['MonthAffordabilities'][number];

/** A month of affordability in the library's names, with the members that the service's format has. */
export type CarriedMonth = Renamed<
  ServiceMonth,
  { IncomeForMonth: 'incomeForMonth'; AffordabilityForMonth: 'affordabilityForMonth' }
>;

type Carried<Response> = ReadonlyDeep<Omit<Response, 'MonthAffordabilities'>> & {
  readonly monthAffordabilities: readonly CarriedMonth[];
};

/**
 * Affordability of the accounts of a consent in the library's names, with the members that the service's format has.
 */
export type CarriedAffordability = Omit<Carried<Affordability>, 'transactions'> & {
  /** The stored transactions of the accounts. Left out, they are written as null. */
  readonly transactions?: ReadonlyDeep<Affordability['transactions']> | undefined;
};

/**
 * The answer of the affordability engine in the library's names, with the members that the service's format has. A result of
 * `assessAffordability` can be passed where it is asked for.
 */
export type CarriedEngineAffordability = Carried<AffordabilityEngineResponse>;

/**
 * Writes affordability of the accounts of a consent as `getAffordability` and `getStoredAffordability` answer it.
 *
 * @param result - The result of `assessAffordability`. It needs `accountIds` where no accounts are given.
 * @param accounts - The stored accounts that it was made from, as `affordabilityRequestOf` takes them.
 * @param query - The switches of the query, as `parseAffordabilityQuery` reads them. Default: no transactions.
 * @throws InvalidRequestError when a member is missing or has a wrong value.
 *
 * @example
 * ```ts
 * import { assessAffordability } from 'open-banking-insights';
 * import { serialiseAffordability } from 'open-banking-insights/service';
 *
 * const result = assessAffordability({ countryCode: 'GB', currencyCode: 'GBP', transactions: [] });
 * const answer = serialiseAffordability({ ...result, accountIds: ['a1'] }); // or: (result, storedAccounts)
 * console.log(answer.accountIds.join(), answer.MonthAffordabilities.length); // a1 0
 * ```
 */
export function serialiseAffordability(
  result: CarriedAffordability | CarriedEngineAffordability,
  accounts: readonly StoredAccount[] = [],
  query: Partial<Pick<AffordabilityQuery, 'includeTransactions'>> = {},
): Affordability {
  const { includeTransactions } = readGiven(shownSchema, query, ['query']);
  const schema = includeTransactions ? answeredAccountsSchema : namedAccountsSchema;
  const stored = readGiven(schema, accounts, ['accounts']);
  const ofAccounts = {
    ...(stored.length > 0 && { accountIds: stored.map(({ account }) => account.accountId) }),
    ...(includeTransactions && { transactions: stored.flatMap(rowsOf) }),
  };
  const write = (given: typeof result) =>
    membersOf(written(given), members => ({ ...members, ...ofAccounts }));
  return readWritten(affordabilitySchema, result, write, { names: LIBRARY_NAMES });
}

/**
 * Writes a result of `assessAffordability` as the engine answers it.
 *
 * @throws InvalidRequestError when a member is missing or has a wrong value.
 *
 * @example
 * ```ts
 * import { assessAffordability } from 'open-banking-insights';
 * import { serialiseAffordabilityEngine } from 'open-banking-insights/service';
 *
 * const result = assessAffordability({
 *   referenceId: 'r1',
 *   countryCode: 'GB',
 *   currencyCode: 'GBP',
 *   transactions: [],
 * });
 * console.log(serialiseAffordabilityEngine(result).referenceId); // r1
 * ```
 */
export function serialiseAffordabilityEngine(
  result: CarriedEngineAffordability,
): AffordabilityEngineResponse {
  return readWritten(affordabilityEngineResponseSchema, result, written, { names: LIBRARY_NAMES });
}

/**
 * Reads an answer of `getAffordability` or `getStoredAffordability` into the library's names.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body does not have that format.
 *
 * @example
 * ```ts
 * import { assessAffordability } from 'open-banking-insights';
 * import { parseAffordability, serialiseAffordability } from 'open-banking-insights/service';
 *
 * const result = assessAffordability({ countryCode: 'GB', currencyCode: 'GBP', transactions: [] });
 * const body = serialiseAffordability({ ...result, accountIds: ['a1'] });
 * console.log(parseAffordability(body).monthAffordabilities.length); // 0
 * ```
 */
export function parseAffordability(body: unknown): CarriedAffordability {
  const { MonthAffordabilities, ...rest } = readGiven(affordabilitySchema, body);
  return { ...rest, monthAffordabilities: MonthAffordabilities.map(monthOf) };
}

/**
 * Reads an answer of the affordability engine into the library's names.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body does not have that format.
 *
 * @example
 * ```ts
 * import { assessAffordability } from 'open-banking-insights';
 * import { parseAffordabilityEngine, serialiseAffordabilityEngine } from 'open-banking-insights/service';
 *
 * const result = assessAffordability({ countryCode: 'GB', currencyCode: 'GBP', transactions: [] });
 * const body = serialiseAffordabilityEngine(result);
 * console.log(parseAffordabilityEngine(body).estimatedAffordability); // 0
 * ```
 */
export function parseAffordabilityEngine(body: unknown): CarriedEngineAffordability {
  const { MonthAffordabilities, ...rest } = readGiven(affordabilityEngineResponseSchema, body);
  return { ...rest, monthAffordabilities: MonthAffordabilities.map(monthOf) };
}

function written(given: CarriedAffordability | CarriedEngineAffordability) {
  return membersOf(given, ({ monthAffordabilities, ...rest }) => ({
    ...rest,
    MonthAffordabilities: eachOf(
      monthAffordabilities,
      ({ incomeForMonth, affordabilityForMonth, ...month }) => ({
        ...month,
        IncomeForMonth: incomeForMonth,
        AffordabilityForMonth: affordabilityForMonth,
      }),
    ),
  }));
}

/** Each row names its account. */
function rowsOf({ account, transactions = [] }: AnsweredAccount): StoredTransaction[] {
  return transactions.map(row => ({ ...row, accountId: account.accountId }));
}

function monthOf({ IncomeForMonth, AffordabilityForMonth, ...month }: ServiceMonth): CarriedMonth {
  return { ...month, incomeForMonth: IncomeForMonth, affordabilityForMonth: AffordabilityForMonth };
}
