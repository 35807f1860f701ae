import type * as adapters from '../../src/adapters.js';

interface Case {
  readonly id: string;
  readonly format: string;
  readonly title: string;
  /** The file whole, and what of it the page shows. */
  readonly file: string;
  readonly shown: string;
  readonly ours: (read: typeof adapters) => unknown;
  readonly why: string;
}

export declare const CASES: readonly Case[];
export declare function shownValue(value: unknown): string;
export declare function oursLine(each: Case, read: typeof adapters): string;
