/** What must follow a marker for it to be one. */
import { COLON, COMMA, QUOTE } from '../base/marks.js';
import { type Words, wordAt } from '../base/text.js';
import { EVIDENCE_WEIGHTS } from '../data/evidenceWeights.js';
import type { MarkerEntry } from './lexicon.js';
import { personLikelihood } from './persons.js';

const SURE_OF_PERSON = EVIDENCE_WEIGHTS.personSure;

/** `name`: of the payee, where it is given beside the narrative. */
export function conditionHolds(
  words: Words,
  entry: MarkerEntry,
  last: number,
  isNoise: readonly boolean[],
  name: Words | null = null,
): boolean {
  if (entry.before === null) return true;
  const following = last + 1;
  if (entry.before === 'comma') return words.marks[following] === COMMA;
  if (entry.before === 'person') {
    if (name !== null) return personLikelihood(name, 0, name.count, true) >= SURE_OF_PERSON;
    let end = following;
    while (end < words.count && isNoise[end] !== true) end++;
    return personLikelihood(words, following, end, true) >= SURE_OF_PERSON;
  }
  if (entry.before === 'colon') return words.text.charCodeAt(words.to[last] as number) === COLON;
  if (entry.before === 'quote') return words.marks[following] === QUOTE;
  return following >= words.count || isNoise[following] === true || /^\d/.test(wordAt(words, following));
}
