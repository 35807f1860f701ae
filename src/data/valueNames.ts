import type {
  CountryCode,
  CreditDebitIndicator,
  CurrencyCode,
  TransactionStatus,
} from '../model/transaction.js';

/** How other systems write the values of our enumerations; compared in capitals. */
export const VALUES_ELSEWHERE: Readonly<
  Record<string, CreditDebitIndicator | TransactionStatus | CountryCode | CurrencyCode>
> = {
  CRDT: 'Credit',
  CR: 'Credit',
  C: 'Credit',
  DBIT: 'Debit',
  DR: 'Debit',
  D: 'Debit',
  BOOK: 'Booked',
  POSTED: 'Booked',
  SETTLED: 'Booked',
  CLEARED: 'Booked',
  PDNG: 'Pending',
  UK: 'GB',
  GBR: 'GB',
  'UNITED KINGDOM': 'GB',
  USA: 'US',
  'UNITED STATES': 'US',
  '£': 'GBP',
  STERLING: 'GBP',
  $: 'USD',
};
