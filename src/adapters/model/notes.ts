import type { Place } from './place.js';

/** What a note is about. docs/adapters.md explains every code. */
export type NoteCode =
  /** The dates fit several orders of day, month and year. `dateOrder` of the options settles it. */
  | 'ambiguous_date_order'
  /** Some dates are possible only day first, others only month first. */
  | 'mixed_date_orders'
  /** Instants in UTC were read as days of UTC, as no time zone is known. `timeZone` of the options settles it. */
  | 'time_zone_unknown'
  /** Amounts such as 1,234 or 1.234 fit both decimals and thousands, or are padded with noughts and were read as pence. */
  | 'ambiguous_decimal_mark'
  /** The running balances agree with no reading of the signs; the first row that breaks them is named. */
  | 'balance_differs'
  /** The running balances are taken as money owed, as the signs of the rows run against them. */
  | 'balance_owed'
  /** Nothing tells whether a row is a credit or a debit, so the more likely one was taken. */
  | 'sign_assumed'
  /** Rows take earlier ones back, and the balances show which of them are credits. */
  | 'reversals_read'
  /** The balances of the account are those after its latest row. */
  | 'balance_from_rows'
  /** A pending row was left out, as the booked row of the same payment is there. */
  | 'pending_twin_dropped'
  /** The same row of the same id stands in the document more than once. */
  | 'repeated_row_dropped'
  /** Different rows have the same id in the source, so they were given other ids. */
  | 'repeated_id'
  /** A row is dated after the document's own date, so it is pending. */
  | 'after_statement_date'
  /** A row is dated after `asOf`, so it is pending. */
  | 'after_as_of'
  /** The account is read, but no request can hold its currency. */
  | 'other_currency'
  /** Rows are in another currency than their account, so they count in no total. */
  | 'rows_in_other_currency'
  /** Nothing tells the currency of the account. `country` or `currency` of the options settles it. */
  | 'currency_unknown'
  /** The document does not name its account. `accountId` of the options does. */
  | 'account_unnamed'
  /** The document names an account and holds no transaction of it. */
  | 'account_without_rows'
  /** The layout is not known, so the columns were found from header and values. */
  | 'layout_guessed'
  /** A sum that the document states is not the sum of its parts. */
  | 'sum_differs'
  /** The document breaks a rule of its format, and was read all the same. */
  | 'syntax_tolerated'
  /** The document names a version of its format that was not known when this was written. It was read all the same. */
  | 'version_unknown'
  /** Cells of a workbook hold an error, or a formula whose result was not saved. */
  | 'cells_without_value'
  /** Figures of a workbook have more digits than its cells show, and were rounded. */
  | 'figures_rounded'
  /** Bytes that are no characters were replaced. */
  | 'bytes_replaced'
  /** The answer has further pages, which were not given. */
  | 'more_pages'
  /** The source does not tell all rows: it has not fetched its history yet, or it is a report of a part. */
  | 'incomplete'
  /** Rows have a status that is not known, so they are pending. */
  | 'unknown_status'
  /** The document names another encoding than the one in which its bytes were read. */
  | 'encoding_differs'
  /** The source reports an error of its own. */
  | 'error_in_source'
  /** Rows that stand in several documents were counted once. */
  | 'rows_merged'
  /** More notes of one kind than are listed: the message has their number. */
  | 'more_notes';

/** Something that a person should know: what was decided, what was left out, or what to ask. */
export interface Note {
  readonly code: NoteCode;
  /** In plain English, with the values at hand. */
  readonly message: string;
  /** The account it concerns; null where it concerns the document. */
  readonly accountId: string | null;
  /** The row or value that shows it; null where no single one does. */
  readonly place: Place | null;
  /** The transactions it concerns, by the ids in the result. */
  readonly transactionIds: readonly string[];
}
