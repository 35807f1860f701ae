/** What proves a list of words. A file of data exports it beside its lists; only tests read it, so no bundle has it. */
import type { CategorySlug, ClassSlug } from '../model/taxonomy.js';
import type { CountryCode, CreditDebitIndicator } from '../model/transaction.js';

export interface WordSamples {
  /** Upper case, with spaces or semicolons between; or a pattern of words. */
  readonly words: string | RegExp;
  /** Narratives that one of the words decides. */
  readonly examples: readonly WordSample[];
  /** Look-alikes that it does not. */
  readonly counterexamples: readonly WordSample[];
}

/** Without `reads`, that one of the words stands in the text is all that is told. */
export type WordSample = readonly [
  country: CountryCode,
  direction: CreditDebitIndicator,
  text: string,
  reads?: { readonly category?: CategorySlug; readonly class?: ClassSlug; readonly merchant?: string | null },
];
