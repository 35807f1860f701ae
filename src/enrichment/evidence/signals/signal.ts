/** The type of a signal of evidence: it reads a row and adds candidates. `gather.ts` lists the signals in the order in which they run. */
import type { BenefitName } from '../../../model/benefits.js';
import type { Leaning } from '../../lexicon/food.js';
import type { Candidate } from '../candidate.js';
import type { Row } from '../row.js';

export type Signal = (row: Row, gathered: Gathered) => void;

/** What the signals before have added. */
export interface Gathered {
  readonly candidates: Candidate[];
  /** The state benefit that the text names. */
  benefit: BenefitName | null;
  /** How likely the other side is a person, from 0 to 1. */
  person: number;
  /** How likely the name is that of each kind of place to eat at or to buy food from. Empty if this was not needed. */
  food: readonly Leaning[];
}
