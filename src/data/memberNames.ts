/** How other systems name what a request has a member for. Names are compared in small letters, without spaces and marks. */
import type { AccountRequest, AccountsRequest } from '../model/request.js';
import type { Transaction } from '../model/transaction.js';

type Member = keyof Transaction | keyof AccountRequest | keyof AccountsRequest;

/** So near in meaning that a value under this name was likely meant to be read. */
export const NAMES_ELSEWHERE: Readonly<Record<string, Member>> = {
  mcc: 'merchantCategoryCode',
  counterparty: 'counterPartyName',
  payee: 'counterPartyName',
  payeename: 'counterPartyName',
  creditorname: 'counterPartyName',
  debtorname: 'counterPartyName',
  merchant: 'merchantName',
  merchantdetails: 'merchantName',
  banktransactioncode: 'transactionCode',
  proprietarybanktransactioncode: 'proprietaryTransactionCode',
  runningbalance: 'balance',
  currencycode: 'currency',
  isocurrencycode: 'currency',
  historyfrom: 'historyStart',
};

/** Looked at only where the member itself is missing: beside it they say something of their own. */
export const NAMES_INSTEAD: Readonly<Record<string, readonly Member[]>> = {
  id: ['transactionId', 'accountId'],
  transactionref: ['transactionId'],
  date: ['bookingDate'],
  bookingdatetime: ['bookingDate'],
  bookeddate: ['bookingDate'],
  postingdate: ['bookingDate'],
  transactiondate: ['bookingDate'],
  timestamp: ['bookingDate'],
  narrative: ['description'],
  transactioninformation: ['description'],
  details: ['description'],
  amountminor: ['amount'],
  transactionamount: ['amount'],
  value: ['amount'],
  direction: ['creditDebitIndicator'],
  cdtdbtind: ['creditDebitIndicator'],
  debitcreditindicator: ['creditDebitIndicator'],
  transactionstatus: ['status'],
  country: ['countryCode'],
  currency: ['currencyCode'],
  account: ['accounts', 'accountId'],
};
