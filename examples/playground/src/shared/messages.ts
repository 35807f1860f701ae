/** What the page and the worker say to each other. */
import type { Reading, Recipe, RecipeFile } from './recipe';
import type { ColumnsView, ExplanationView, RowDetail, RowQuery, RowView, View } from './view';

export type Document = 'request' | 'result';
export type Saved = Document | 'rules' | 'report' | 'page' | 'pdf' | 'whole' | 'rows' | 'budget';

/** A member of a document, and the line on which it begins. */
export interface PartLine {
  readonly name: string;
  readonly line: number;
}

/** Each question with its answer. */
export interface Questions {
  readonly run: { readonly asks: { readonly recipe: Recipe }; readonly answer: View };
  readonly columns: {
    readonly asks: { readonly file: RecipeFile; readonly reading: Reading };
    readonly answer: ColumnsView;
  };
  readonly rows: {
    readonly asks: { readonly query: RowQuery; readonly from: number; readonly count: number };
    readonly answer: { readonly total: number; readonly items: readonly RowView[] };
  };
  readonly row: { readonly asks: { readonly index: number }; readonly answer: RowDetail };
  readonly source: { readonly asks: { readonly id: number }; readonly answer: readonly RowView[] };
  readonly lines: {
    readonly asks: { readonly document: Document; readonly from: number; readonly count: number };
    readonly answer: { readonly total: number; readonly items: readonly string[] };
  };
  readonly parts: { readonly asks: { readonly document: Document }; readonly answer: readonly PartLine[] };
  readonly find: {
    readonly asks: { readonly document: Document; readonly text: string; readonly from: number };
    readonly answer: number | null;
  };
  readonly explain: {
    readonly asks: { readonly line: number };
    readonly answer: ExplanationView | { readonly none: string };
  };
  readonly save: { readonly asks: { readonly what: Saved }; readonly answer: Blob };
}

export type Kind = keyof Questions;

export interface Question<K extends Kind = Kind> {
  readonly id: number;
  readonly kind: K;
  readonly asks: Questions[K]['asks'];
}

export interface Progress {
  /** 0 to 1. */
  readonly done: number;
  readonly words: string;
  /** The transactions read so far. */
  readonly rows: number;
}

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'failed'; readonly id: number | null; readonly message: string };
