/** What the page shows. Everything long stays in the worker, and comes in windows. */
import type { CsvPreviewColumn } from 'open-banking-insights/adapters';
import type { EnrichmentRule } from 'open-banking-insights/core';

export interface FileView {
  readonly id: number;
  readonly name: string;
  /** What the file is, in words. Null where it could not be read. */
  readonly kind: string | null;
  readonly rows: number;
  /** Lines that are no transaction, the first of them. */
  readonly skipped: readonly { readonly place: string; readonly message: string; readonly text: string }[];
  readonly skippedCount: number;
  readonly notes: readonly string[];
  readonly error: string | null;
  /** Whether it has columns that the reader can name. */
  readonly hasColumns: boolean;
}

/** Files that do not say which money their amounts are in. */
export interface MoneyQuestion {
  readonly files: readonly { readonly id: number; readonly name: string }[];
  /** What they look like, if all look alike. */
  readonly likely: 'GB' | 'US' | null;
  readonly evidence: readonly string[];
}

/** The columns of a file, and what is read with them. */
export interface ColumnsView {
  readonly columns: readonly CsvPreviewColumn[];
  /** The cells of the first rows. */
  readonly cells: readonly (readonly string[])[];
  readonly transactions: number;
  readonly skipped: number;
  readonly first: readonly { readonly date: string; readonly description: string; readonly amount: number }[];
  readonly error: string | null;
}

/** A figure that a correction moved. */
export interface Move {
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
  /** False for a mere number. */
  readonly isMoney: boolean;
}

/** What the last change changed. */
export interface Effect {
  readonly moves: readonly Move[];
  readonly transactions: number;
}

export interface SourceView {
  readonly id: number;
  readonly name: string;
  readonly category: string;
  readonly slug: string;
  readonly payments: number;
  readonly total: number;
  readonly typical: number;
  /** 0 to 10, as the report says it. Null where it does not count, or has no stream of its own. */
  readonly sureness: number | null;
  /** In words: as what it counts, or why it does not. */
  readonly counted: string;
  readonly counts: boolean;
}

export interface ReportView {
  readonly currency: 'GBP' | 'USD' | null;
  readonly locale: 'en-GB' | 'en-US';
  /** The period and the accounts, in a sentence. */
  readonly facts: string;
  /** The sections of the report, as the library wrote them. */
  readonly html: string;
  readonly rows: number;
  readonly accounts: readonly { readonly id: string; readonly name: string }[];
  readonly categories: readonly { readonly slug: string; readonly name: string; readonly count: number }[];
  readonly months: readonly string[];
  readonly sources: readonly SourceView[];
  /** Whether it has a Standard Financial Statement. */
  readonly hasBudget: boolean;
  /** False for a saved result or report, which has no request to work out again. */
  readonly canCorrect: boolean;
}

export interface View {
  readonly files: readonly FileView[];
  readonly report: ReportView | null;
  /** Why there is no report, though files were read. */
  readonly problem: string | null;
  readonly question: MoneyQuestion | null;
  /** Those of the changes, then those that were opened. */
  readonly rules: readonly EnrichmentRule[];
  /** Rules of files that were dropped. They are part of `rules` already. */
  readonly opened: readonly EnrichmentRule[];
  /** Changes that no longer fit, as their transactions are gone. */
  readonly lost: readonly number[];
  readonly effect: Effect | null;
  /** The lines of code that make the report. */
  readonly code: string;
}

export interface RowQuery {
  readonly text: string;
  readonly account: string;
  readonly category: string;
  readonly direction: '' | 'in' | 'out';
  readonly month: string;
  readonly only: '' | 'unsure' | 'corrected' | 'uncounted';
}

export interface RowView {
  readonly index: number;
  readonly transactionId: string;
  readonly accountId: string;
  readonly date: string;
  readonly description: string;
  readonly merchant: string | null;
  readonly category: string;
  readonly slug: string;
  readonly confidence: number | null;
  readonly amount: number;
  readonly balance: number | null;
  readonly counts: boolean;
  readonly corrected: boolean;
}

/** A row with the reasons for what it was read as. */
export interface RowDetail extends RowView {
  readonly evidence: readonly {
    readonly words: string;
    readonly matched: string | null;
    readonly weight: number;
  }[];
  readonly alternatives: readonly { readonly name: string; readonly confidence: number }[];
}

export interface ExplanationView {
  readonly path: string;
  readonly value: string;
  readonly formula: string;
  readonly inputs: readonly { readonly path: string; readonly value: string }[];
  readonly transactions: number;
}
