/** Transactions as the service stores them. */
import { majorOf, minorOf } from '../../base/money.js';
import type { EnrichedData, TransferLink } from '../../model/enrichment.js';
import type { TransactionInput } from '../../model/request.js';
import { readGiven } from '../schemas/door.js';
import { type ReadStorable, storableListSchema } from '../schemas/storable.js';
import type { ServiceEnrichedData, Transaction } from '../schemas/transaction.js';
import { transactionListSchema } from '../schemas/transaction.js';
import { type CarriedTransaction, transferLinkOf, transferOf } from './enrichment.js';

/** A transaction, and what enrichment found where it was asked. */
export type StorableTransaction = TransactionInput & {
  readonly enrichedData?: EnrichedData | ServiceEnrichedData | null | undefined;
  readonly transfer?: TransferLink | null | undefined;
};

export function serialiseTransactions(transactions: readonly StorableTransaction[]): Transaction[] {
  return readGiven(storableListSchema, transactions, ['transactions']).map(stored);
}

/** As the engines take them. */
export function parseTransactions(body: unknown): readonly CarriedTransaction[] {
  return readGiven(transactionListSchema, body).map(carried);
}

function stored(read: ReadStorable): Transaction {
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
    CounterPartyName: read.counterPartyName,
    Transfer: read.transfer && transferOf(read.transfer),
    MerchantDetails:
      merchantName === null && merchantCategoryCode === null ? null : { merchantName, merchantCategoryCode },
    EnrichedData: read.enrichedData,
  };
}

/** Every member by its name: leaving some out of a copy takes several times as long. */
export function carried(transaction: Transaction): CarriedTransaction {
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
