/** The types of rules of evidence. `rules.ts` lists all rules in the order in which they apply. */
import type { OwnSignal } from '../../../data/evidenceWeights.js';
import type { CategoryId } from '../../../model/taxonomy.js';
import type { Hit } from '../../lexicon/lexicon.js';
import type { Candidate } from '../candidate.js';
import type { TextFacts } from '../row.js';

/** Drops known words that mean nothing at their place in the text. `category` is what they would point to. Null for a merchant. */
export interface ExcludingRule<Found extends Hit> {
  readonly name: string;
  excludes(hit: Found, text: TextFacts, category: CategoryId | null): boolean;
}

/**
 * Changes one candidate, by the candidates beside it and by the facts of the text or of the row. Returns the same candidate if nothing
 * changes, and null if the candidate is dropped.
 */
export interface AdjustingRule<Facts> {
  readonly name: string;
  /** Whose candidates it may change; left out where it may change any. */
  readonly of?: readonly OwnSignal[];
  adjust(candidate: Candidate, beside: readonly Candidate[], facts: Facts): Candidate | null;
}
