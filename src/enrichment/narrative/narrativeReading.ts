/** A narrative with the names and phrases found in it. */
import type { Hit } from '../lexicon/lexicon.js';
import type { Narrative } from './narrative.js';

export interface Reading {
  readonly narrative: Narrative;
  /** By first word, then by length. */
  readonly hits: readonly Hit[];
}
