/** Requests in a few words, for tests that read like a statement. */
import {
  type AssessAffordabilityRequest,
  type AssessAffordabilityResult,
  assessAffordability,
  type EnrichedTransaction,
  enrichTransactions,
  type IncomeStream,
  type InsightsOptions,
  InvalidRequestError,
  type Transaction,
  type ValidateForScoreResult,
  type VerifyIncomeRequest,
  type VerifyIncomeResult,
  validateForScore,
  verifyIncome,
} from '../../src/index.js';
import { CURRENCY, countryOf, placeOf } from './country.js';

/** Members of the caller's own too. */
type Extra = Partial<Transaction> & Readonly<Record<string, unknown>>;

/** The id says what the transaction is, so that equal ones need an id of their own. */
export function credit(
  bookingDate: string,
  amount: number | string,
  description: string,
  extra: Extra = {},
): Transaction {
  return transaction('Credit', bookingDate, amount, description, extra);
}

export function debit(
  bookingDate: string,
  amount: number | string,
  description: string,
  extra: Extra = {},
): Transaction {
  return transaction('Debit', bookingDate, amount, description, extra);
}

function transaction(
  creditDebitIndicator: 'Credit' | 'Debit',
  bookingDate: string,
  amount: number | string,
  description: string,
  extra: Extra,
): Transaction {
  return {
    transactionId: `${creditDebitIndicator} ${bookingDate} ${amount} ${description}`,
    description,
    amount,
    creditDebitIndicator,
    status: 'Booked',
    bookingDate,
    ...extra,
  };
}

export function credits(
  dates: readonly string[],
  amount: number | string,
  description: string,
): Transaction[] {
  return dates.map(date => credit(date, amount, description));
}

export function debits(
  dates: readonly string[],
  amount: number | string,
  description: string,
): Transaction[] {
  return dates.map(date => debit(date, amount, description));
}

/** What is surer than even odds. Below it the library gives its first guess, with the confidence of one. */
export const NO_GUESSES: InsightsOptions = { confidenceFloor: 0.5 };

export function enrich(
  transactions: readonly Transaction[],
  options?: InsightsOptions,
  country: 'GB' | 'US' = countryOf(transactions),
): readonly EnrichedTransaction[] {
  return enrichTransactions(
    {
      referenceId: 'reference',
      countryCode: country,
      currencyCode: CURRENCY[country],
      transactions,
    },
    options,
  ).transactions;
}

/** Category slug of one transaction. */
export function categoryOf(
  transaction: Transaction,
  options?: InsightsOptions,
  country: 'GB' | 'US' = 'GB',
): string {
  return only(enrich([transaction], options, country)).enrichedData.category.slug;
}

export function income(
  transactions: readonly Transaction[],
  request: Partial<VerifyIncomeRequest> = {},
  options?: InsightsOptions,
): VerifyIncomeResult {
  return verifyIncome(
    { accountId: 'account', currencyCode: CURRENCY[countryOf(transactions)], transactions, ...request },
    options,
  );
}

export function affordability(
  transactions: readonly Transaction[],
  request: Partial<AssessAffordabilityRequest> = {},
  options?: InsightsOptions,
): AssessAffordabilityResult {
  return assessAffordability(
    { referenceId: 'reference', ...placeOf(transactions), transactions, ...request },
    options,
  );
}

export const SCORABLE_ACCOUNT = {
  accountId: 'account',
  currencyCode: 'GBP',
  accountType: 'Personal',
  accountSubType: 'CurrentAccount',
  balances: {
    current: { amount: 100, creditDebitIndicator: 'Credit' },
    available: { amount: 100, creditDebitIndicator: 'Credit' },
  },
} as const;

export function score(
  transactions: readonly {
    transactionId: string;
    status: 'Booked' | 'Pending';
    bookingDate: string | null;
  }[],
  account: Readonly<Record<string, unknown>> = {},
  options?: InsightsOptions,
): ValidateForScoreResult {
  return validateForScore(
    { account: { ...SCORABLE_ACCOUNT, ...account }, transactions, correlationId: 'correlation' },
    options,
  );
}

export function streamCalled(result: VerifyIncomeResult, name: string): IncomeStream {
  return only(result.incomeStreams.filter(stream => stream.name === name));
}

/** The one member of a list; anything else is a failure of the test. */
export function only<Item>(items: readonly Item[]): Item {
  if (items.length !== 1) throw new Error(`expected one item, got ${items.length}`);
  return items[0] as Item;
}

export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items.at(index);
  if (item === undefined) throw new Error(`no item at ${index}`);
  return item;
}

/** The error that the call must throw. */
export function refusal(call: () => unknown): InvalidRequestError {
  try {
    call();
  } catch (error) {
    if (error instanceof InvalidRequestError) return error;
    throw error;
  }
  throw new Error('expected the request to be refused');
}

export function messages(error: InvalidRequestError): string[] {
  return error.issues.map(({ message }) => message);
}

/** Pence, exactly as written. */
export function pence(amount: number): number {
  return Math.round(amount * 100);
}

export function sumInPence(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + pence(amount), 0);
}

export function asJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}
