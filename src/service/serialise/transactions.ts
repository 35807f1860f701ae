/** Writes and reads transactions as the service stores them. */
import { majorOf, minorOf } from '../../base/money.js';
import type { EnrichedData, TransferLink } from '../../contract/enrichment/enrichmentResult.js';
import type { Transaction } from '../../model/transaction.js';
import { readGiven } from '../schemas/readArgument.js';
import { type ReadStorable, storableListSchema } from '../schemas/storable.js';
import type { ServiceEnrichedData, StoredTransaction } from '../schemas/transaction.js';
import { transactionListSchema } from '../schemas/transaction.js';
import { type CarriedTransaction, transferLinkOf, transferOf } from './enrichment.js';

/**
 * A transaction that the service can store: one of the library's requests, and what enrichment found where it was asked. Its
 * booking date may be null, since some banks give none.
 */
export type StorableTransaction = (
  | Transaction
  | (Omit<Transaction, 'bookingDate'> & { readonly bookingDate: null })
) & {
  readonly enrichedData?: EnrichedData | ServiceEnrichedData | null | undefined;
  readonly transfer?: TransferLink | null | undefined;
};

/** A stored transaction in the library's names. */
export type RestoredTransaction = Omit<Transaction, 'bookingDate'> &
  Pick<CarriedTransaction, 'enrichedData' | 'transfer'> & { readonly bookingDate: string | null };

/**
 * Writes transactions as the service stores them and as `listTransactions` answers them. Members that the format does not
 * name are dropped.
 *
 * @param transactions - Transactions as clients send them, or as `enrichTransactions` returns them.
 * @throws InvalidRequestError when a transaction is not valid.
 *
 * @example
 * ```ts
 * import { serialiseTransactions } from 'open-banking-insights/service';
 *
 * const [stored] = serialiseTransactions([
 *   {
 *     transactionId: 't1',
 *     description: 'TESCO STORES 3021 LEEDS',
 *     amount: '9.50',
 *     creditDebitIndicator: 'Debit',
 *     status: 'Booked',
 *     bookingDate: '2026-03-02',
 *     counterPartyName: 'Tesco',
 *   },
 * ]);
 * console.log(stored?.amount, stored?.CounterPartyName, stored?.EnrichedData); // 9.5 Tesco null
 * ```
 */
export function serialiseTransactions(transactions: readonly StorableTransaction[]): StoredTransaction[] {
  return readGiven(storableListSchema, transactions, ['transactions']).map(stored);
}

/**
 * Reads stored transactions into the library's names. It returns all of them. Those without a booking date are of use to the
 * validation of a score only.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body does not have that format.
 *
 * @example
 * ```ts
 * import { parseTransactions } from 'open-banking-insights/service';
 *
 * const [transaction] = parseTransactions([
 *   {
 *     transactionId: 't1',
 *     description: 'TESCO STORES 3021 LEEDS',
 *     amount: 9.5,
 *     creditDebitIndicator: 'Debit',
 *     status: 'Booked',
 *     MerchantDetails: { merchantName: 'Tesco' },
 *   },
 * ]);
 * console.log(transaction?.merchantName, transaction?.bookingDate); // Tesco null
 * ```
 */
export function parseTransactions(body: unknown): readonly RestoredTransaction[] {
  return readGiven(transactionListSchema, body).map(restored);
}

/**
 * Reads stored transactions into the library's names and leaves out those without a booking date. The library's functions
 * take the answer as it is.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body does not have that format.
 *
 * @example
 * ```ts
 * import { parseDatedTransactions } from 'open-banking-insights/service';
 *
 * const row = { description: 'CASH 4 JAN', amount: 20, creditDebitIndicator: 'Debit', status: 'Booked' };
 * const transactions = parseDatedTransactions([
 *   { ...row, transactionId: 't1', bookingDate: '2026-01-04' },
 *   { ...row, transactionId: 't2', bookingDate: null },
 * ]);
 * console.log(transactions.map(({ transactionId }) => transactionId).join()); // t1
 * ```
 */
export function parseDatedTransactions(body: unknown): readonly CarriedTransaction[] {
  return dated(readGiven(transactionListSchema, body));
}

export function dated(transactions: readonly StoredTransaction[]): CarriedTransaction[] {
  return transactions.map(restored).filter(isDated);
}

function isDated(transaction: RestoredTransaction): transaction is CarriedTransaction {
  return transaction.bookingDate !== null;
}

function stored(read: ReadStorable): StoredTransaction {
  const { merchantName, merchantCategoryCode } = read;
  return {
    transactionId: read.transactionId,
    accountId: read.accountId,
    description: read.description,
    amount: numberOf(read.amount),
    creditDebitIndicator: read.creditDebitIndicator,
    status: read.status,
    bookingDate: read.bookingDate,
    transactionCode: read.transactionCode,
    proprietaryTransactionCode: read.proprietaryTransactionCode,
    Balance: read.balance && { ...read.balance, amount: numberOf(read.balance.amount) },
    CounterPartyName: read.counterPartyName || (read.counterpartyName ?? read.counterPartyName),
    Transfer: read.transfer && transferOf(read.transfer),
    MerchantDetails:
      merchantName === null && merchantCategoryCode === null ? null : { merchantName, merchantCategoryCode },
    EnrichedData: read.enrichedData,
  };
}

/** Names every member. Leaving some out of a copy takes several times as long. */
export function restored(transaction: StoredTransaction): RestoredTransaction {
  return {
    transactionId: transaction.transactionId,
    accountId: transaction.accountId,
    description: transaction.description,
    amount: transaction.amount,
    creditDebitIndicator: transaction.creditDebitIndicator,
    status: transaction.status,
    bookingDate: transaction.bookingDate,
    transactionCode: transaction.transactionCode,
    proprietaryTransactionCode: transaction.proprietaryTransactionCode,
    balance: transaction.Balance,
    counterPartyName: transaction.CounterPartyName,
    merchantName: transaction.MerchantDetails?.merchantName ?? null,
    merchantCategoryCode: transaction.MerchantDetails?.merchantCategoryCode ?? null,
    enrichedData: transaction.EnrichedData,
    transfer: transferLinkOf(transaction.Transfer),
  };
}

function numberOf(amount: number | string): number {
  return majorOf(minorOf(amount));
}
