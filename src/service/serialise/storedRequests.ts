/** The library's requests from what the service stores of a consent's accounts. */
import type { IsoDate } from '../../base/calendar.js';
import { InvalidRequestError } from '../../base/invalidRequest.js';
import type {
  AccountRequest,
  AssessAffordabilityRequest,
  ValidateForScoreRequest,
  VerifyIncomeRequest,
} from '../../model/request.js';
import type { CountryCode, CurrencyCode } from '../../model/transaction.js';
import { issueAt } from '../../schema/issue.js';
import type { Account, BalancesV1 } from '../schemas/account.js';
import { readGiven } from '../schemas/door.js';
import {
  accountsForEngineSchema,
  correlationSchema,
  storedForEngineSchema,
  storedForHealthSchema,
  storedForScoreSchema,
} from '../schemas/stored.js';
import type { StoredTransaction } from '../schemas/transaction.js';
import { carried, dated } from './transactions.js';

/** What the service knows of an account beyond its transactions. */
export interface KnownHistory {
  /** The first day that the history is known to cover. */
  readonly historyStart?: IsoDate | null | undefined;
}

export interface StoredAccount {
  readonly account: Account;
  readonly balances: BalancesV1;
  readonly transactions: readonly StoredTransaction[];
}

export function incomeRequestOf(stored: StoredAccount): VerifyIncomeRequest & KnownHistory {
  const { account, transactions } = readGiven(storedForEngineSchema, stored);
  return { ...account, transactions: dated(transactions) };
}

/**
 * One request for each account of a consent. A credit that its stored `Transfer` pairs with another of these accounts is
 * left out: moving money between one's own accounts is no income.
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

/** Of one or more accounts in one currency; what moved between them pairs. */
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

/** Refused without a current balance: end-of-day balances are rebuilt from it. */
export function healthAccountOf(stored: StoredAccount): AccountRequest {
  const { account, balances, transactions } = readGiven(storedForHealthSchema, stored);
  return { ...account, balances, transactions: dated(transactions) };
}

/**
 * With the transactions that have no booking date, which the requests of the engines leave out. Refuses only what is no stored account: to say
 * what an account lacks is what the score's validation is for.
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
    transactions: transactions.map(carried),
    correlationId: readGiven(correlationSchema, { correlationId }).correlationId,
  };
}

/** From another of the accounts. */
function isPaidIn(
  { creditDebitIndicator, Transfer }: StoredTransaction,
  accountId: string,
  ids: ReadonlySet<string>,
): boolean {
  const from = Transfer?.AssociatedAccountId;
  return creditDebitIndicator === 'Credit' && from !== undefined && from !== accountId && ids.has(from);
}

/** From when on the history of every account is known; null where that of one is not. */
function commonStart(starts: readonly (IsoDate | null)[]): IsoDate | null {
  return starts.reduce((latest, start) =>
    latest === null || start === null ? null : start > latest ? start : latest,
  );
}

const COUNTRY_OF: Readonly<Record<CurrencyCode, CountryCode>> = { GBP: 'GB', USD: 'US' };
