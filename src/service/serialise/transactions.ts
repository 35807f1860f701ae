/** Transactions as the service stores them. */
import { majorOf, minorOf } from '../../base/money.js';
import type { EnrichedData, TransferLink } from '../../model/enrichment.js';
import type { BalanceInput, TransactionInput } from '../../model/request.js';
import { readEach } from '../../schema/read.js';
import type { ServiceEnrichedData, Transaction } from '../schemas/transaction.js';
import { transactionListSchema } from '../schemas/transaction.js';
import { type CarriedTransaction, transferLinkOf, transferOf } from './enrichment.js';

/** A transaction, and what enrichment found where it was asked. */
export type StorableTransaction = TransactionInput & {
  readonly enrichedData?: EnrichedData | ServiceEnrichedData | null | undefined;
  readonly transfer?: TransferLink | null | undefined;
};

export function serialiseTransactions(transactions: readonly StorableTransaction[]): Transaction[] {
  return readEach(transactionListSchema, transactions.map(stored), ['transactions']);
}

/** As the engines take them. */
export function parseTransactions(body: unknown): readonly CarriedTransaction[] {
  return readEach(transactionListSchema, body).map(carried);
}

function stored(transaction: StorableTransaction) {
  const { merchantName = null, merchantCategoryCode = null } = transaction;
  return {
    ...transaction,
    amount: numberOf(transaction.amount),
    Balance: transaction.balance ? numeric(transaction.balance) : null,
    CounterPartyName: transaction.counterPartyName ?? null,
    Transfer: transferOf(transaction.transfer ?? null),
    MerchantDetails:
      merchantName === null && merchantCategoryCode === null ? null : { merchantName, merchantCategoryCode },
    EnrichedData: transaction.enrichedData ?? null,
  };
}

export function carried(transaction: Transaction): CarriedTransaction {
  const { Balance, CounterPartyName, Transfer, MerchantDetails, EnrichedData, ...plain } = transaction;
  return {
    ...plain,
    balance: Balance,
    counterPartyName: CounterPartyName,
    merchantName: MerchantDetails?.merchantName ?? null,
    merchantCategoryCode: MerchantDetails?.merchantCategoryCode ?? null,
    enrichedData: EnrichedData,
    transfer: transferLinkOf(Transfer),
  };
}

function numeric(balance: BalanceInput) {
  return { ...balance, amount: numberOf(balance.amount) };
}

function numberOf(amount: number | string): number {
  return majorOf(minorOf(amount));
}
