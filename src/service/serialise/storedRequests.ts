/** The library's requests from what the service stores of a consent's accounts. */
import { InvalidRequestError } from '../../base/invalidRequest.js';
import type {
  AssessAffordabilityRequest,
  CountryCode,
  CurrencyCode,
  HealthAccountInput,
  ValidateForScoreRequest,
  VerifyIncomeRequest,
} from '../../model/request.js';
import { issueAt, readEach } from '../../schema/read.js';
import { currencySchema } from '../../schema/values.js';
import { type Account, type BalancesV1, balanceSchema } from '../schemas/account.js';
import type { Transaction } from '../schemas/transaction.js';
import { carried } from './transactions.js';

export interface StoredAccount {
  readonly account: Account;
  readonly balances: BalancesV1;
  readonly transactions: readonly Transaction[];
}

export function incomeRequestOf({ account, transactions }: StoredAccount): VerifyIncomeRequest {
  const { accountId, accountType, accountSubType } = account;
  return {
    accountId,
    currencyCode: currencyOf(account),
    accountType,
    accountSubType,
    transactions: transactions.map(carried),
  };
}

/** Of one or more accounts in one currency; what moved between them pairs. */
export function affordabilityRequestOf(
  accounts: readonly [StoredAccount, ...StoredAccount[]],
): AssessAffordabilityRequest {
  const currencyCode = currencyOf(accounts[0].account);
  if (accounts.some(({ account }) => account.currencyCode !== currencyCode))
    throw new InvalidRequestError([
      issueAt(['accounts'], 'mixed_currencies', `must all be in ${currencyCode}, the currency of the first`),
    ]);
  return {
    countryCode: COUNTRY_OF[currencyCode],
    currencyCode,
    transactions: accounts.flatMap(({ account, transactions }) =>
      transactions.map(transaction => ({ ...carried(transaction), accountId: account.accountId })),
    ),
  };
}

/** Refused without a current balance: end-of-day balances are rebuilt from it. */
export function healthAccountOf({ account, balances, transactions }: StoredAccount): HealthAccountInput {
  const { accountId, accountType, accountSubType } = account;
  return {
    accountId,
    accountType,
    accountSubType,
    currencyCode: currencyOf(account),
    balances: {
      current: readEach(balanceSchema, balances.current, ['balances', 'current']),
      available: balances.available,
    },
    transactions: transactions.map(carried),
  };
}

/** Refuses nothing: to say what an account lacks is what the score's validation is for. */
export function scoreRequestOf(
  { account, balances, transactions }: StoredAccount,
  correlationId: string,
): ValidateForScoreRequest {
  const { accountId, currencyCode, accountType, accountSubType } = account;
  const { current, available } = balances;
  return {
    account: { accountId, currencyCode, accountType, accountSubType, balances: { current, available } },
    transactions: transactions.map(carried),
    correlationId,
  };
}

const COUNTRY_OF: Readonly<Record<CurrencyCode, CountryCode>> = { GBP: 'GB', USD: 'US' };

function currencyOf({ currencyCode }: Account): CurrencyCode {
  return readEach(currencySchema, currencyCode, ['account', 'currencyCode']);
}
