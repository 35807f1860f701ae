/** All that a report is made from. The page holds it, so that it outlives a worker that was ended. */
import type { AdapterOptions, CsvOptions } from 'open-banking-insights/adapters';
import type { Correction, EnrichmentRule } from 'open-banking-insights/core';

export type SampleName = 'british' | 'american';

/** What the reader says of one file. A mapping that was saved holds the same. */
export type Told = Pick<CsvOptions, 'country' | 'columns' | 'signs' | 'dateOrder'>;

/** A file that was dropped, or a sample account. */
export interface RecipeFile {
  /** Never used twice. */
  readonly id: number;
  readonly name: string;
  readonly content: File | SampleName;
  /** Stands over what is said of all files. */
  readonly told?: Told;
}

/** What the reader knows and a file may not say. An empty text: found from the file. */
export interface Reading {
  readonly country: '' | NonNullable<AdapterOptions['country']>;
  readonly dateOrder: '' | NonNullable<AdapterOptions['dateOrder']>;
  readonly signs: '' | NonNullable<CsvOptions['signs']>;
  readonly bank: string;
  readonly timeZone: '' | NonNullable<AdapterOptions['timeZone']>;
}

/** What a person corrected with one click. */
export interface Change {
  readonly id: number;
  /** In words, for the list of changes. */
  readonly words: string;
  readonly corrections: readonly Correction[];
}

/** What a lender asks, as it was typed. An empty text asks nothing. */
export interface LenderQuestion {
  readonly newRepayment: string;
  readonly statedIncome: string;
  readonly statedRent: string;
}

export const NOTHING_ASKED: LenderQuestion = { newRepayment: '', statedIncome: '', statedRent: '' };

/** Nothing, or pounds and pence. */
export function isAmount(text: string): boolean {
  return /^(?:\d{1,9}(?:\.\d{1,2})?)?$/.test(text);
}

export interface Recipe {
  readonly files: readonly RecipeFile[];
  readonly reading: Reading;
  /** `YYYY-MM-DD`, or empty for the latest booked day. */
  readonly asOf: string;
  readonly lender: LenderQuestion;
  readonly changes: readonly Change[];
  /** Rules that were opened from a file. They stand behind those of the changes. */
  readonly rules: readonly EnrichmentRule[];
}

export const EMPTY: Recipe = {
  files: [],
  reading: { country: '', dateOrder: '', signs: '', bank: '', timeZone: '' },
  asOf: '',
  lender: NOTHING_ASKED,
  changes: [],
  rules: [],
};
