/** Makes the library's requests from what the service stores of a consent's accounts. */
import type { IsoDate } from '../../base/calendar.js';
import { InvalidRequestError } from '../../base/invalidRequest.js';
import type {
  AccountRequest,
  AssessAffordabilityRequest,
  ValidateForScoreRequest,
  VerifyIncomeRequest,
} from '../../model/request.js';
import type { CountryCode, CurrencyCode } from '../../model/transaction.js';
import { issueAt } from '../../requests/issue.js';
import type { Account, BalancesV1 } from '../schemas/account.js';
import { readGiven } from '../schemas/readArgument.js';
import {
  accountsForEngineSchema,
  correlationSchema,
  storedForEngineSchema,
  storedForHealthSchema,
  storedForScoreSchema,
} from '../schemas/stored.js';
import type { StoredTransaction } from '../schemas/transaction.js';
import { dated, restored } from './transactions.js';

/** What the service knows of an account's history beyond its transactions. */
export interface KnownHistory {
  /**
   * The first day that the history is known to cover, `YYYY-MM-DD`. A quiet account has history without transactions.
   */
  readonly historyStart?: IsoDate | null | undefined;
}

/** What the service stores of an account, from which the requests of the library are made. */
export interface StoredAccount {
  /** The account itself, as `listAccounts` returns it. */
  readonly account: Account;
  /** Its balances, of either version. */
  readonly balances: BalancesV1;
  /** Its transactions, as `listTransactions` returns them. */
  readonly transactions: readonly StoredTransaction[];
}

/**
 * Makes a request for `verifyIncome` from a stored account. Transactions without a booking date are left out.
 *
 * @throws InvalidRequestError when the stored account is not valid, or its currency is neither GBP nor USD.
 *
 * @example
 * ```ts
 * import { verifyIncome } from 'open-banking-insights';
 * import { accountSchema, balancesV1Schema, incomeRequestOf } from 'open-banking-insights/service';
 *
 * const request = incomeRequestOf({
 *   account: accountSchema.parse({ accountId: 'a1', currencyCode: 'GBP' }),
 *   balances: balancesV1Schema.parse({ accountId: 'a1' }),
 *   transactions: [],
 * });
 * console.log(verifyIncome(request).verifiedIncomeStatus); // NoCreditTransactions
 * ```
 */
export function incomeRequestOf(stored: StoredAccount): VerifyIncomeRequest & KnownHistory {
  const { account, transactions } = readGiven(storedForEngineSchema, stored);
  return { ...account, transactions: dated(transactions) };
}

/**
 * Makes one request for `verifyIncome` for each account of a consent. A credit that its stored `Transfer` pairs with another
 * of these accounts is left out: moving money between one's own accounts is no income.
 *
 * @throws InvalidRequestError when a stored account is not valid.
 *
 * @example
 * ```ts
 * import { accountSchema, balancesV1Schema, incomeRequestsOf } from 'open-banking-insights/service';
 *
 * const stored = (accountId: string) => ({
 *   account: accountSchema.parse({ accountId, currencyCode: 'GBP' }),
 *   balances: balancesV1Schema.parse({ accountId }),
 *   transactions: [],
 * });
 * const requests = incomeRequestsOf([stored('a1'), stored('a2')]);
 * console.log(requests.map(({ accountId }) => accountId).join()); // a1,a2
 * ```
 */
export function incomeRequestsOf(
  accounts: readonly [StoredAccount, ...StoredAccount[]],
): (VerifyIncomeRequest & KnownHistory)[] {
  const given = readGiven(accountsForEngineSchema, { accounts }).accounts;
  const ids = new Set(given.map(({ account }) => account.accountId));
  return given.map(({ account, transactions }) => ({
    ...account,
    transactions: dated(transactions.filter(row => !isPaidIn(row, account.accountId, ids))),
  }));
}

/**
 * Makes one request for `assessAffordability` from the accounts of a consent. All rows go into it, so that transfers between
 * the accounts pair. Transactions without a booking date are left out.
 *
 * @throws InvalidRequestError when a stored account is not valid, and with code `mixed_currencies` when the accounts are not
 * all in one currency.
 *
 * @example
 * ```ts
 * import { accountSchema, affordabilityRequestOf, balancesV1Schema } from 'open-banking-insights/service';
 *
 * const request = affordabilityRequestOf([
 *   {
 *     account: accountSchema.parse({ accountId: 'a1', currencyCode: 'USD' }),
 *     balances: balancesV1Schema.parse({ accountId: 'a1' }),
 *     transactions: [],
 *   },
 * ]);
 * console.log(request.countryCode, request.currencyCode); // US USD
 * ```
 */
export function affordabilityRequestOf(
  accounts: readonly [StoredAccount, ...StoredAccount[]],
): AssessAffordabilityRequest & KnownHistory {
  const given = readGiven(accountsForEngineSchema, { accounts }).accounts;
  const [{ account: first }] = given as [(typeof given)[number]];
  const { currencyCode } = first;
  if (given.some(({ account }) => account.currencyCode !== currencyCode))
    throw new InvalidRequestError([
      issueAt(['accounts'], 'mixed_currencies', `must all be in ${currencyCode}, the currency of the first`),
    ]);
  return {
    countryCode: COUNTRY_OF[currencyCode],
    currencyCode,
    historyStart: commonStart(given.map(({ account }) => account.historyStart)),
    transactions: given.flatMap(({ account, transactions }) =>
      dated(transactions).map(transaction => ({ ...transaction, accountId: account.accountId })),
    ),
  };
}

/**
 * Makes an account for the two functions of financial health from a stored account. Transactions without a booking date are
 * left out.
 *
 * @throws InvalidRequestError when the stored account has no current balance: end-of-day balances are rebuilt from it.
 *
 * @example
 * ```ts
 * import { accountSchema, balancesV1Schema, healthAccountOf } from 'open-banking-insights/service';
 *
 * const account = healthAccountOf({
 *   account: accountSchema.parse({ accountId: 'a1', currencyCode: 'GBP' }),
 *   balances: balancesV1Schema.parse({
 *     accountId: 'a1',
 *     current: { amount: 500, creditDebitIndicator: 'Credit' },
 *   }),
 *   transactions: [],
 * });
 * console.log(account.accountId, account.balances?.current?.amount); // a1 500
 * ```
 */
export function healthAccountOf(stored: StoredAccount): AccountRequest {
  const { account, balances, transactions } = readGiven(storedForHealthSchema, stored);
  return { ...account, balances, transactions: dated(transactions) };
}

/**
 * Makes a request for `validateForScore` from a stored account. It keeps the transactions without a booking date, and refuses
 * only what is no stored account: to say what an account lacks is what the validation is for.
 *
 * @param correlationId - Comes back in the body of a refusal.
 * @throws InvalidRequestError when the stored account is not valid.
 *
 * @example
 * ```ts
 * import { validateForScore } from 'open-banking-insights';
 * import { accountSchema, balancesV1Schema, scoreRequestOf } from 'open-banking-insights/service';
 *
 * const request = scoreRequestOf(
 *   {
 *     account: accountSchema.parse({ accountId: 'a1', currencyCode: 'GBP' }),
 *     balances: balancesV1Schema.parse({ accountId: 'a1' }),
 *     transactions: [],
 *   },
 *   'c1',
 * );
 * console.log(validateForScore(request).error?.correlationId); // c1
 * ```
 */
export function scoreRequestOf(stored: StoredAccount, correlationId: string): ValidateForScoreRequest {
  const { account, balances, transactions } = readGiven(storedForScoreSchema, stored);
  const { accountId, currencyCode, accountType, accountSubType } = account;
  return {
    accountId,
    currencyCode,
    accountType,
    accountSubType,
    balances,
    transactions: transactions.map(restored),
    correlationId: readGiven(correlationSchema, { correlationId }).correlationId,
  };
}

/** Whether the credit comes from another of the accounts. */
function isPaidIn(
  { creditDebitIndicator, Transfer }: StoredTransaction,
  accountId: string,
  ids: ReadonlySet<string>,
): boolean {
  const from = Transfer?.AssociatedAccountId;
  return creditDebitIndicator === 'Credit' && from !== undefined && from !== accountId && ids.has(from);
}

/** The day from which the history of every account is known. Null if that of one account is not known. */
function commonStart(starts: readonly (IsoDate | null)[]): IsoDate | null {
  return starts.reduce((latest, start) =>
    latest === null || start === null ? null : start > latest ? start : latest,
  );
}

const COUNTRY_OF: Readonly<Record<CurrencyCode, CountryCode>> = { GBP: 'GB', USD: 'US' };
