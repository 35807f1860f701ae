/** All public functions as functions of one list of transactions, so that a law can be tried on each of them. */
import {
  analyse,
  assessAffordability,
  assessBusinessFinancialHealth,
  assessConsumerFinancialHealth,
  checkIntegrity,
  endOfDayBalances,
  enrichTransactions,
  type InsightsOptions,
  safeAnalyse,
  safeAssessAffordability,
  safeAssessBusinessFinancialHealth,
  safeAssessConsumerFinancialHealth,
  safeCheckIntegrity,
  safeEndOfDayBalances,
  safeEnrichTransactions,
  safeScoreAttributes,
  safeValidateForScore,
  safeVerifyIncome,
  scoreAttributes,
  type Transaction,
  validateForScore,
  verifyIncome,
} from '../../src/index.js';
import { MAIN_ACCOUNT } from './arbitraries.js';
import { placeOf } from './country.js';

export interface PublicFunction {
  readonly name: string;
  readonly requestFor: (transactions: readonly Transaction[]) => object;
  readonly call: (request: never, options?: InsightsOptions) => object;
  readonly safe: (request: never, options?: InsightsOptions) => { readonly success: boolean };
}

const BALANCES = {
  current: { amount: 1234.56, creditDebitIndicator: 'Credit' },
  available: { amount: 1500, creditDebitIndicator: 'Credit' },
} as const;
const ACCOUNT = {
  accountId: MAIN_ACCOUNT,
  accountType: 'Personal',
  accountSubType: 'CurrentAccount',
  balances: BALANCES,
} as const;

/** One account for each account id among the transactions. */
export function healthRequest(transactions: readonly Transaction[]) {
  const accountIds = new Set([
    MAIN_ACCOUNT,
    ...transactions.map(({ accountId }) => accountId ?? MAIN_ACCOUNT),
  ]);
  const { currencyCode } = placeOf(transactions);
  return {
    accounts: [...accountIds].sort().map(accountId => ({
      ...ACCOUNT,
      currencyCode,
      accountId,
      transactions: transactions.filter(row => (row.accountId ?? MAIN_ACCOUNT) === accountId),
    })),
  };
}

export const FUNCTIONS: readonly PublicFunction[] = [
  {
    name: 'enrichTransactions',
    requestFor: transactions => ({ ...placeOf(transactions), accountId: MAIN_ACCOUNT, transactions }),
    call: enrichTransactions,
    safe: safeEnrichTransactions,
  },
  {
    name: 'verifyIncome',
    requestFor: transactions => ({
      ...placeOf(transactions),
      accountId: MAIN_ACCOUNT,
      includeFlags: true,
      excludeBenefits: false,
      transactions,
    }),
    call: verifyIncome,
    safe: safeVerifyIncome,
  },
  {
    name: 'assessAffordability',
    requestFor: transactions => ({
      ...placeOf(transactions),
      accountId: MAIN_ACCOUNT,
      referenceId: 'r',
      transactions,
    }),
    call: assessAffordability,
    safe: safeAssessAffordability,
  },
  {
    name: 'validateForScore',
    requestFor: transactions => ({
      account: { ...ACCOUNT, currencyCode: placeOf(transactions).currencyCode },
      correlationId: 'c',
      transactions,
    }),
    call: validateForScore,
    safe: safeValidateForScore,
  },
  {
    name: 'scoreAttributes',
    requestFor: transactions => ({ ...ACCOUNT, ...placeOf(transactions), transactions }),
    call: scoreAttributes,
    safe: safeScoreAttributes,
  },
  {
    name: 'checkIntegrity',
    requestFor: transactions => ({ ...ACCOUNT, ...placeOf(transactions), transactions }),
    call: checkIntegrity,
    safe: safeCheckIntegrity,
  },
  {
    name: 'assessConsumerFinancialHealth',
    requestFor: healthRequest,
    call: assessConsumerFinancialHealth,
    safe: safeAssessConsumerFinancialHealth,
  },
  {
    name: 'assessBusinessFinancialHealth',
    requestFor: healthRequest,
    call: assessBusinessFinancialHealth,
    safe: safeAssessBusinessFinancialHealth,
  },
  {
    name: 'endOfDayBalances',
    requestFor: healthRequest,
    call: endOfDayBalances,
    safe: safeEndOfDayBalances,
  },
  {
    name: 'analyse',
    requestFor: transactions => ({ ...ACCOUNT, ...placeOf(transactions), includeFlags: true, transactions }),
    call: analyse,
    safe: safeAnalyse,
  },
];

export function resultOf(
  { call, requestFor }: PublicFunction,
  transactions: readonly Transaction[],
  options?: InsightsOptions,
): object {
  return call(requestFor(transactions) as never, options);
}

/** Lists whose order is the order of the request. */
const IN_ORDER_OF_INPUT = new Set(['transactions', 'ignored', 'creditsNotCounted', 'accounts']);

/** A result with those lists sorted: two results that differ in the order of output alone become equal. */
export function inOneOrder(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    const members = value.map(member => inOneOrder(member));
    return IN_ORDER_OF_INPUT.has(name) ? members.sort(byText) : members;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, inOneOrder(member, key)]));
}

function byText(a: unknown, b: unknown): number {
  const [textA, textB] = [JSON.stringify(a), JSON.stringify(b)];
  return textA < textB ? -1 : textA > textB ? 1 : 0;
}

/** A result without what tells of the request alone: how many transactions it had, and which were set aside. */
export function withoutListing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutListing);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'ignored' && key !== 'transactionCount')
      .map(([key, member]) => [key, withoutListing(member)]),
  );
}
