/** What a rule of evidence is. `rules.ts` lists all of them, in the order in which they are asked. */
import type { OwnSignal } from '../../../data/evidenceWeights.js';
import type { CategoryId } from '../../../model/taxonomy.js';
import type { Hit } from '../../lexicon/lexicon.js';
import type { Candidate } from '../candidate.js';
import type { TextFacts } from '../row.js';

/** Says of known words that they mean nothing where they stand. `category`: what they would point to; null for a merchant. */
export interface SilencingRule<Found extends Hit> {
  readonly name: string;
  silences(hit: Found, text: TextFacts, category: CategoryId | null): boolean;
}

/**
 * Changes what one candidate says, by what stands beside it and by the facts of the text or of the row. Gives the same candidate back
 * where it has nothing to change, and null where the candidate says nothing at all.
 */
export interface BendingRule<Facts> {
  readonly name: string;
  /** Whose candidates it may change; left out where it may change any. */
  readonly of?: readonly OwnSignal[];
  bend(candidate: Candidate, beside: readonly Candidate[], facts: Facts): Candidate | null;
}
