/** The shapes of requests that adapters fill, in one place. */
export type { AccountRequest, AccountsRequest } from '../../model/request.js';
export type {
  Balance,
  Balances,
  CountryCode,
  CreditDebitIndicator,
  Transaction,
  TransactionStatus,
} from '../../model/transaction.js';
