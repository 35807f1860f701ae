/** Where no known words mean anything, whatever they are. */
import { wordAt } from '../../../base/text.js';
import type { Hit } from '../../lexicon/lexicon.js';
import { isOfStreet } from '../../narrative/streets.js';
import { isMonthName } from '../../words/noise.js';
import { isIntoReference, isNaming } from '../misplaced.js';
import { isPartOfPerson } from '../personForm.js';
import type { SilencingRule } from './rule.js';

export const READING_RULES: readonly SilencingRule<Hit>[] = [
  {
    // The petrol brand 76 is no part of 12.76, nor the environment agency SEPA of 01SEP A/C.
    name: 'part-of-figure',
    silences: ({ entry, first }, { narrative: { isNoise, words } }) =>
      isNoise[first] === true &&
      (/^\d+$/.test(entry.key) || (words.glued[first] === true && isMonthName(wordAt(words, first)))),
  },
];

export const PERSON_RULES: readonly SilencingRule<Hit>[] = [
  {
    name: 'part-of-person-name',
    silences: (hit, { narrative, rail }) => isPartOfPerson(hit, narrative, rail),
  },
];

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
