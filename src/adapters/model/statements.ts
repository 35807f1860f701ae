/** What every adapter gives: accounts with their transactions, what was left out, and what a person should know. */

import type { IsoDate } from '../../base/calendar.js';
import type { Note } from './notes.js';
import type { Place } from './place.js';
import type {
  Balance,
  Balances,
  CountryCode,
  CreditDebitIndicator,
  Transaction,
  TransactionStatus,
} from './request.js';

/** The formats that can be read. */
export type FormatName =
  | 'berlin-group'
  | 'camt'
  | 'csv'
  | 'enable-banking'
  | 'fdx'
  | 'finicity'
  | 'monzo'
  | 'mt940'
  | 'mx'
  | 'ofx'
  | 'open-banking'
  | 'plaid'
  | 'qif'
  | 'simplefin'
  | 'starling'
  | 'teller'
  | 'truelayer'
  | 'xlsx'
  | 'yapily';

/** How the bytes were read. Null where the document was given as text. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * How it is known which rows are credits and which are debits.
 *
 * - `stated`: each row says so in a word or code of its own (Open Banking, camt).
 * - `columns`: debits and credits stand in columns of their own.
 * - `written`: the sign of the amount, a minus being a debit.
 * - `reversed`: the sign of the amount, a minus being a credit, as this format or layout is known to write it.
 * - `balance`: the running balance after each row shows it. The signs as written do not agree with it, or there are none.
 * - `none`: there are no rows.
 */
export type SignBasis = 'stated' | 'columns' | 'written' | 'reversed' | 'balance' | 'none';

/** Whether the running balances of the rows agree with their amounts. `absent`: there are none to compare. */
export type BalanceCheck = 'agrees' | 'differs' | 'absent';

/**
 * The order of day, month and year in the dates of a document. `iso`: a year of four digits, then month and day, or a month with its name.
 * `year-first`: a year of two digits, then month and day.
 */
export type DateOrder = 'day-first' | 'month-first' | 'year-first' | 'iso';

/** What the source says of a row and a request has no member for. */
export interface TransactionSource extends Place {
  /** The id in the source, where `transactionId` is another because the id was missing or not unique. */
  readonly id: string | null;
  /** The id of the pending row that this booked row replaces, where the source tells it. */
  readonly replaces: string | null;
  /** The date of the row as it is written there. */
  readonly date: string;
  /** What the payer wrote for the payee, where the source tells it apart from other text. */
  readonly reference: string | null;
  /** Further text, such as a memo. */
  readonly additional: string | null;
  /** The day on which the money counts for interest. */
  readonly valueDate: IsoDate | null;
  /** Everything else of the row, under the names that the source uses. */
  readonly other: Readonly<Record<string, unknown>>;
}

/** A transaction as a request takes it. `amount` is exact: the digits that the source has. */
export interface StatementTransaction extends Transaction {
  readonly transactionId: string;
  readonly description: string;
  readonly amount: string;
  readonly creditDebitIndicator: CreditDebitIndicator;
  readonly status: TransactionStatus;
  readonly bookingDate: IsoDate;
  readonly balance?: Balance;
  readonly source: TransactionSource;
}

/** How an account was read. */
export interface AccountOrigin {
  readonly format: FormatName;
  /** The bank's layout, for formats that have several: `monzo`, `barclays`, … */
  readonly layout: string | null;
  /** The id that the account was given, as neither the document nor the caller names it. Null where one of them does. */
  readonly fallbackId: string | null;
  readonly encoding: Encoding | null;
  readonly signBasis: SignBasis;
  readonly balanceCheck: BalanceCheck;
  readonly dateOrder: DateOrder;
  /** The zone whose days the transactions have, where instants had to be turned into days; else null. */
  readonly timeZone: string | null;
  /** The day that the document says it was made or ends. */
  readonly statementDate: IsoDate | null;
  /** What the source says of the account and no other member holds, under the names that the source uses. */
  readonly other: Readonly<Record<string, unknown>>;
}

/** An account with its transactions. With a currency it is an account of a request. */
export interface StatementAccount {
  /** As the source names the account; where it does not, the name of the layout or format. */
  readonly accountId: string;
  readonly countryCode?: CountryCode;
  /** ISO 4217. Null where nothing tells it: `country` or `currency` of the options does. */
  readonly currencyCode: string | null;
  /** `Personal` or `Business`, where the source tells it. */
  readonly accountType?: string;
  /** Such as `CurrentAccount`, `Savings` or `CreditCard`, where the source tells it. */
  readonly accountSubType?: string;
  readonly balances?: Balances;
  /** The first day that the source says it covers. */
  readonly historyStart?: IsoDate;
  /** The names of the people or the firm that hold the account, where the source tells them. */
  readonly accountHolders?: readonly string[];
  /** In the order of the source. */
  readonly transactions: readonly StatementTransaction[];
  readonly origin: AccountOrigin;
}

/** Why something in the document is no transaction of the result. */
export type SkippedReason =
  /** A line before the rows that is none: a title, an address, a filter that was set. */
  | 'preamble'
  /** A line after the rows that is none: a total, a disclaimer. */
  | 'footer'
  /** A header once more, between the rows. */
  | 'repeated_header'
  /** A sheet of a workbook that has no table of transactions, or that is hidden beside one that has. */
  | 'sheet'
  /** A line that tells a balance or a sum and moves no money. */
  | 'balance_line'
  | 'no_date'
  | 'unreadable_date'
  | 'no_amount'
  | 'unreadable_amount'
  /** More than a request may hold, or a date before 1900. */
  | 'out_of_range'
  /** Nothing tells whether it is a credit or a debit. */
  | 'no_direction'
  /** The source says that the payment was refused, so no money moved. */
  | 'rejected'
  /** The source says that the row no longer holds. */
  | 'removed'
  /** A row that is not built as a row of this format is. */
  | 'malformed'
  /** What this format has no place for. */
  | 'unrecognised';

/** A part of a document that is no transaction of the result, and why. */
export interface Skipped extends Place {
  readonly reason: SkippedReason;
  /** What stands there, shortened to 200 characters. */
  readonly text: string;
  /** The same for a person to read: what is wrong, and with which value. */
  readonly message: string;
}

/** How a document was recognised. */
export interface DocumentFacts {
  readonly format: FormatName;
  readonly encoding: Encoding | null;
  /** The name of the sheet: each sheet of a workbook is a document, and its lines are the rows. */
  readonly sheet?: string;
}

/** What was read: the accounts, what was left out of them, and what a person should know. */
export interface Statements {
  /** Places name a document by its position here. */
  readonly documents: readonly DocumentFacts[];
  readonly accounts: readonly StatementAccount[];
  /** In the order of the documents. */
  readonly skipped: readonly Skipped[];
  readonly notes: readonly Note[];
}
