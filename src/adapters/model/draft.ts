/**
 * What the reader of a format hands on: rows as texts, with what the format knows of them. The rest (dates, signs, ids,
 * twins, statuses) is the same for all formats and is done in rows/.
 */

import type { Note } from './notes.js';
import type { CountryCode, CreditDebitIndicator } from './request.js';
import type { SkippedReason } from './statements.js';

/** Part of the text of a document: from the first character to the one after the last. */
export interface Region {
  readonly document: number;
  readonly from: number;
  readonly to: number;
  /** For JSON. */
  readonly path?: readonly (string | number)[] | undefined;
}

/** Money as the document writes it. */
export interface DraftMoney {
  /** `-1,234.50`, `£12.00 CR`, `(3.10)`. */
  readonly text: string;
  /** Where a word or code, or the column, says it. A minus in the text then turns it round. */
  readonly direction?: CreditDebitIndicator | undefined;
  readonly currency?: string | undefined;
}

export interface DraftRow {
  readonly region: Region;
  /** Of the source. Blank is none. */
  readonly id?: string | undefined;
  /** The id of the pending row that this booked row replaces, where the source tells it. */
  readonly replaces?: string | undefined;
  /** As written. Instants (`…T23:30:00Z`) become days of the account's time zone. */
  readonly date: string | undefined;
  readonly valueDate?: string | undefined;
  readonly amount: DraftMoney | undefined;
  /** Default: Booked. */
  readonly status?: 'Booked' | 'Pending' | undefined;
  /** The bank's own wording. Default: payee, reference and additional text, one after the other. */
  readonly narrative?: string | undefined;
  /** Who is paid or pays. A number is none and is kept as a reference. */
  readonly payee?: string | undefined;
  /** The shop, as people call it. */
  readonly merchant?: string | undefined;
  readonly payeeAccount?: string | undefined;
  readonly reference?: string | undefined;
  readonly additional?: string | undefined;
  readonly merchantCategoryCode?: string | undefined;
  readonly transactionCode?:
    | { readonly code?: string | undefined; readonly subCode?: string | undefined }
    | undefined;
  readonly proprietaryTransactionCode?:
    | { readonly code?: string | undefined; readonly issuer?: string | undefined }
    | undefined;
  /** The running balance after the row. */
  readonly balance?: DraftMoney | undefined;
  /** Everything of the row that stands in no other member. */
  readonly other?: Readonly<Record<string, unknown>> | undefined;
}

/** How the amounts of an account tell credits from debits where their rows have no `direction`. */
export type DraftSigns =
  /** A minus is a debit. */
  | 'written'
  /** A minus is a credit. */
  | 'reversed'
  /** Not known: the running balance decides, else a minus is a debit. */
  | 'unknown';

export interface DraftAccount {
  readonly document: number;
  /** Undefined where the document names none. */
  readonly accountId: string | undefined;
  /** The name to use then, such as the layout's. Default: the format's. */
  readonly fallbackId?: string | undefined;
  readonly layout?: string | undefined;
  readonly countryCode?: CountryCode | undefined;
  readonly currencyCode?: string | undefined;
  readonly accountType?: string | undefined;
  readonly accountSubType?: string | undefined;
  readonly currentBalance?: DraftMoney | undefined;
  readonly availableBalance?: DraftMoney | undefined;
  /** The first day covered, as written. */
  readonly historyStart?: string | undefined;
  /** The day on which the document was made or ends, as written. Rows after it are pending. */
  readonly statementDate?: string | undefined;
  readonly accountHolders?: readonly string[] | undefined;
  /** Everything said of the account that stands in no other member. */
  readonly other?: Readonly<Record<string, unknown>> | undefined;
  /** Default: `written`. */
  readonly signs?: DraftSigns | undefined;
  /** Whether a positive running balance is money held or, as on card statements, money owed. Default: found from the rows. */
  readonly balanceMeans?: 'held' | 'owed' | undefined;
  /** What `signBasis` says of rows with a direction. Default: `stated`. */
  readonly directionBasis?: 'stated' | 'columns' | undefined;
  /** Where format or layout tells it. Default: the column decides. */
  readonly dateOrder?: 'day-first' | 'month-first' | undefined;
  /** Where format or layout tells it. Default: the column decides. */
  readonly decimalMark?: '.' | ',' | undefined;
  /**
   * The source names the pending row that a booked row replaces, or gives both one id, so no other rows are twins. Default:
   * rows of the same amount and payee, booked within days, are.
   */
  readonly settlesById?: boolean | undefined;
  readonly rows: readonly DraftRow[];
}

export interface DraftSkipped {
  readonly region: Region;
  readonly reason: SkippedReason;
  readonly message: string;
}

/** A part of the document that is no row and nothing to be told of: a header, an envelope, the facts of an account. */
export interface Structure {
  readonly region: Region;
  /** What it is, in a word: `header`, `account`, `links`. */
  readonly name: string;
}

/** A note whose place is still a region. */
export interface DraftNote extends Omit<Note, 'place' | 'transactionIds' | 'accountId'> {
  readonly accountId?: string | null;
  readonly region?: Region | null;
  readonly transactionIds?: readonly string[];
}

/** What a format's reader makes of its documents. Every part of them that is not blank is in one of the three. */
export interface Reading {
  readonly accounts: readonly DraftAccount[];
  readonly skipped: readonly DraftSkipped[];
  readonly structure: readonly Structure[];
  readonly notes: readonly DraftNote[];
}
