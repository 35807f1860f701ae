/** The shapes of requests that adapters fill, in one place. */
export type {
  BalanceInput,
  BalancesInput,
  CountryCode,
  CreditDebitIndicator,
  CurrencyCode,
  TransactionInput,
  TransactionStatus,
} from '../../model/request.js';
