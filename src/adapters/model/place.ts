/** Where something stands in a document. */
/** Where something stands in what was given. */
export interface Place {
  /** Which of the documents given, counted from 0. */
  readonly document: number;
  /** Counted from 1. Null where a parsed value was given, which has no lines. */
  readonly line: number | null;
  /** Counted from 1, in UTF-16 units. */
  readonly column: number | null;
  /** For JSON, the keys and indexes from the top of the document; else null. */
  readonly path: readonly (string | number)[] | null;
}
