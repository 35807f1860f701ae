/** What a rule of evidence is. `rules.ts` lists all of them, in the order in which they are asked. */
import type { Rail } from '../../../model/rail.js';
import type { CategoryId } from '../../../model/taxonomy.js';
import type { Hit } from '../../lexicon/lexicon.js';
import type { Narrative } from '../../narrative/narrative.js';
import type { Candidate } from '../candidate.js';

/** What rules may look at. */
export interface RowFacts {
  readonly narrative: Narrative;
  readonly hits: readonly Hit[];
  readonly isCredit: boolean;
  readonly rail: Rail | null;
}

/** Says of known words that they mean nothing where they stand. `category`: what they would point to; null for a merchant. */
export interface SilencingRule<Found extends Hit> {
  readonly name: string;
  silences(hit: Found, row: RowFacts, category: CategoryId | null): boolean;
}

/** Changes what one candidate says, by what stands beside it. Gives the same candidate back where it has nothing to change. */
export interface BendingRule {
  readonly name: string;
  bend(candidate: Candidate, beside: readonly Candidate[]): Candidate;
}
