/** The transactions and balances that callers pass in. */

/** The countries whose banks, payers and benefits the library knows. */
export type CountryCode = 'GB' | 'US';

/** The currencies of accounts. ISO 4217. */
export type CurrencyCode = 'GBP' | 'USD';

/** Whether money comes in (`Credit`) or goes out (`Debit`). */
export type CreditDebitIndicator = 'Credit' | 'Debit';

/** Only `Booked` transactions count. `Pending` ones are enriched, and count in no figure. */
export type TransactionStatus = 'Pending' | 'Booked';

/** An amount of money: a number of at least 0 (`12.34`), or the same as decimal text (`"12.34"`). */
export type Amount = number | string;

/** An amount with its direction. A debit balance is an overdraft. */
export interface Balance {
  /** In pounds or dollars, 0 or more. */
  readonly amount: Amount;
  readonly creditDebitIndicator: CreditDebitIndicator;
}

/** The balances of an account on the day of the request. */
export interface Balances {
  /** Without pending transactions and without any overdraft limit. End-of-day balances are rebuilt from it. */
  readonly current?: Balance | null | undefined;
  /** What may be spent, an overdraft limit included. */
  readonly available?: Balance | null | undefined;
}

/** A bank's code for the kind of transaction, as ISO 20022 or Open Banking gives it. */
export interface TransactionCode {
  /** The family, such as `ReceivedDirectDebits` or `RDDT`. */
  readonly code?: string | null | undefined;
  /** The sub-family, such as `BACSDirectDebit`. */
  readonly subCode?: string | null | undefined;
}

/** A bank's own code for the kind of transaction. */
export interface ProprietaryTransactionCode {
  /** Such as `DD`, `SO`, `DEB` or `FPO`. */
  readonly code?: string | null | undefined;
  /** The bank that the code is of. */
  readonly issuer?: string | null | undefined;
}

/**
 * A bank transaction. Your own type may have more members: they are kept, and come back with the result.
 *
 * @example
 * ```ts
 * import type { Transaction } from 'open-banking-insights';
 *
 * const transaction: Transaction = {
 *   transactionId: 't-1',
 *   description: 'CARD PAYMENT TO TESCO STORES 3021',
 *   amount: 23.4,
 *   creditDebitIndicator: 'Debit',
 *   status: 'Booked',
 *   bookingDate: '2026-03-02',
 * };
 * console.log(transaction.status); // Booked
 * ```
 */
export interface Transaction {
  /**
   * Unique within its account. Two accounts may use the same id. Results name transactions by it. An exact repeat counts once.
   * A payment may be listed as pending and as booked under one id: the booked row counts. Other rows of one id are refused.
   */
  readonly transactionId: string;
  /** The text of the bank, as it appears on the statement. */
  readonly description: string;
  /** In pounds or dollars, 0 or more. The direction stands in `creditDebitIndicator`. */
  readonly amount: Amount;
  readonly creditDebitIndicator: CreditDebitIndicator;
  readonly status: TransactionStatus;
  /**
   * An ISO 8601 date or date-time. A date, a time without an offset, midnight and the last second of a day count on the day as written.
   * Any other time with `Z` or an offset is an instant: it counts on its day in the time zone of the account.
   */
  readonly bookingDate: string;
  /**
   * Who paid a credit, or is paid by a debit, where the provider names them apart from the description. The name takes the place
   * of the payee that the description names, unless the two agree. The rail, the reference and the wording are read from the
   * description alone. Names that say nothing ("Unknown", "N/A", a masked number) are left out. The name of a payment
   * processor ("PayPal") gives way to a payee that the description names.
   */
  readonly counterPartyName?: string | null | undefined;
  /** Another spelling of `counterPartyName`. If both are given, `counterPartyName` counts. */
  readonly counterpartyName?: string | null | undefined;
  /**
   * The shop or firm, as people call it. It comes before `counterPartyName` as the payee, unless it is the name of a payment
   * processor; `counterPartyName` is then no more than evidence for a category. If the description begins with it, the
   * description is read as it is.
   */
  readonly merchantName?: string | null | undefined;
  /**
   * The account of the other side, written in one form throughout the request: a sort code and account number, an IBAN, or an id
   * of the provider. Two accounts are two payees, whatever their names. One account is one payee, however its name is spelt.
   * Spaces, hyphens and case do not matter, and a British IBAN equals its sort code and account number. Fewer than six
   * letters and digits, or a mask ("****1234"), say nothing.
   */
  readonly counterPartyAccount?: string | null | undefined;
  /** Four digits of ISO 18245. */
  readonly merchantCategoryCode?: string | null | undefined;
  /** The family and sub-family of ISO 20022, or the long names of Open Banking. */
  readonly transactionCode?: TransactionCode | null | undefined;
  readonly proprietaryTransactionCode?: ProprietaryTransactionCode | null | undefined;
  /** The balance of the account after this transaction. */
  readonly balance?: Balance | null | undefined;
  /** The account, where a list mixes rows of several. Default: the account of the request. Empty text is the same as none. */
  readonly accountId?: string | null | undefined;
  /** ISO 4217. Default: the currency of the account. A transaction in another currency counts in no figure and is listed in `meta.ignored`. */
  readonly currency?: string | null | undefined;
}

/**
 * What score validation reads of a transaction. A `Transaction` is one. The booking date may be missing, since a missing date
 * is one of the things that are checked. Which transactions each check counts is said with its `ScoreFailureCode`.
 */
export interface ScoreTransaction {
  readonly transactionId: string;
  readonly status: TransactionStatus;
  /** As for a `Transaction`; null, or left out, where the bank gives none. */
  readonly bookingDate?: string | null | undefined;
  readonly accountId?: string | null | undefined;
  /** ISO 4217. Default: the currency of the account. A transaction in another currency counts in no check. */
  readonly currency?: string | null | undefined;
}
