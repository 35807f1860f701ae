/** Where no known words mean anything, whatever they are. */
import type { Hit } from '../../lexicon/lexicon.js';
import { isOfStreet } from '../../narrative/streets.js';
import { isIntoReference, isNaming } from '../misplaced.js';
import type { SilencingRule } from './rule.js';

export const ANY_WORD_RULES: readonly SilencingRule<Hit>[] = [
  {
    name: 'part-of-person-field',
    silences: ({ first }, { narrative }) => narrative.fields[first] === 'person',
  },
  {
    name: 'runs-into-reference',
    silences: (hit, { narrative }) => isIntoReference(hit, narrative),
  },
  {
    name: 'name-of-street',
    silences: (hit, { narrative }) => isNaming(hit, narrative) && isOfStreet(hit, narrative),
  },
];
