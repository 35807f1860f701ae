/**
 * What the reader of a format passes on: rows as texts, and what the format knows about them. The rest (dates, signs, ids, twins, statuses)
 * is the same for all formats and is done in rows/.
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
  /** Set if a word, a code or the column gives it. What a minus beside it means is decided on all rows of the account (rows/signs.ts). */
  readonly direction?: CreditDebitIndicator | undefined;
  /** What the kind of payment or its wording suggests. It counts only where neither a word, nor a sign, nor a balance tells. */
  readonly hint?: CreditDebitIndicator | undefined;
  readonly currency?: string | undefined;
}

export interface DraftRow {
  readonly region: Region;
  /** The source's id. A blank one counts as missing. */
  readonly id?: string | undefined;
  /** The id of the pending row that this booked row replaces, if the source names it. */
  readonly replaces?: string | undefined;
  /** As written. Instants (`…T23:30:00Z`) become days of the account's time zone. */
  readonly date: string | undefined;
  /** As written, where `date` was worked out from more than the row says of it. */
  readonly writtenDate?: string | undefined;
  readonly valueDate?: string | undefined;
  readonly amount: DraftMoney | undefined;
  /** Booked: the source says so, in a word or a list of its own. Undefined: it says nothing, and the row is booked unless its date is to come. */
  readonly status?: 'Booked' | 'Pending' | undefined;
  /** The bank's own wording. Default: payee, reference and additional text, one after the other. */
  readonly narrative?: string | undefined;
  /** Who is paid or pays. A number is not a name, and is kept as a reference. */
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
  /** Everything of the row that no other member holds. */
  readonly other?: Readonly<Record<string, unknown>> | undefined;
}

/** How the amounts show credits and debits, for rows without a `direction`. */
export type DraftSigns =
  /** A minus is a debit. */
  | 'written'
  /** A minus is a credit. */
  | 'reversed'
  /** Not known. The running balance decides; without one, a minus is a debit. */
  | 'unknown';

export interface DraftAccount {
  readonly document: number;
  /** Undefined where the document names none. */
  readonly accountId: string | undefined;
  /** The id to use if the document names none, such as the layout's name. Default: the format's name. */
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
  /** Everything that the document says about the account and no other member holds. */
  readonly other?: Readonly<Record<string, unknown>> | undefined;
  /** Default: `written`. */
  readonly signs?: DraftSigns | undefined;
  /** Whether a positive running balance is money held or, as on card statements, money owed. Default: found from the rows. */
  readonly balanceMeans?: 'held' | 'owed' | undefined;
  /**
   * What a minus beside a direction is. `idle`: the format writes amounts without a sign, so it repeats the direction. `debit`: it is money
   * out where the rows contradict each other. Default: found from the rows.
   */
  readonly minusIs?: 'idle' | 'debit' | undefined;
  /** What `signBasis` says of rows with a direction. Default: `stated`. */
  readonly directionBasis?: 'stated' | 'columns' | undefined;
  /** Where format or layout tells it. Default: the column decides. */
  readonly dateOrder?: 'day-first' | 'month-first' | 'year-first' | undefined;
  /** Where format or layout tells it. Default: the column decides. */
  readonly decimalMark?: '.' | ',' | undefined;
  /**
   * The source names the pending row that a booked row replaces, or gives both one id. Other rows are then no twins. By default, rows of
   * the same amount and payee that are booked within days are twins.
   */
  readonly settlesById?: boolean | undefined;
  readonly rows: readonly DraftRow[];
}

export interface DraftSkipped {
  readonly region: Region;
  readonly reason: SkippedReason;
  readonly message: string;
}

/** A part of the document that is not a row and needs no report: a header, an envelope, or the facts of an account. */
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

/** What a format's reader makes of its documents. Every part that is not blank is in one of the three lists. */
export interface Reading {
  readonly accounts: readonly DraftAccount[];
  readonly skipped: readonly DraftSkipped[];
  readonly structure: readonly Structure[];
  readonly notes: readonly DraftNote[];
}
