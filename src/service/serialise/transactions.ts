/** Transactions as the service stores them. */
import { majorOf, minorOf } from '../../base/money.js';
import type { EnrichedData, TransferLink } from '../../model/enrichment.js';
import type { Transaction } from '../../model/transaction.js';
import { readGiven } from '../schemas/door.js';
import { type ReadStorable, storableListSchema } from '../schemas/storable.js';
import type { ServiceEnrichedData, StoredTransaction } from '../schemas/transaction.js';
import { transactionListSchema } from '../schemas/transaction.js';
import { type CarriedTransaction, transferLinkOf, transferOf } from './enrichment.js';

/** Of a transaction, what the schema of a stored one names. */
type NamedMembers = {
  readonly [Name in keyof Transaction as string extends Name ? never : Name]: Transaction[Name];
};

/** A transaction, and what enrichment found where it was asked. Banks may give no booking date. */
export type StorableTransaction = (
  | Transaction
  | (Omit<NamedMembers, 'bookingDate'> & { readonly bookingDate: null })
) & {
  readonly enrichedData?: EnrichedData | ServiceEnrichedData | null | undefined;
  readonly transfer?: TransferLink | null | undefined;
};

/** A stored transaction in the library's names. */
export type RestoredTransaction = Omit<NamedMembers, 'bookingDate'> &
  Pick<CarriedTransaction, 'enrichedData' | 'transfer'> & { readonly bookingDate: string | null };

export function serialiseTransactions(transactions: readonly StorableTransaction[]): StoredTransaction[] {
  return readGiven(storableListSchema, transactions, ['transactions']).map(stored);
}

/** All of them. Those without a booking date are for the validation of a score alone. */
export function parseTransactions(body: unknown): readonly RestoredTransaction[] {
  return readGiven(transactionListSchema, body).map(carried);
}

/** As the engines take them: those with a booking date. */
export function parseDatedTransactions(body: unknown): readonly CarriedTransaction[] {
  return dated(readGiven(transactionListSchema, body));
}

export function dated(transactions: readonly StoredTransaction[]): CarriedTransaction[] {
  return transactions.map(carried).filter(isDated);
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

/** Every member by its name: leaving some out of a copy takes several times as long. */
export function carried(transaction: StoredTransaction): RestoredTransaction {
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
