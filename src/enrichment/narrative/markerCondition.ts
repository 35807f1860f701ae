/** What must follow a marker for it to be one. */
import { COLON, COMMA, QUOTE } from '../../base/marks.js';
import { type Words, wordAt } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { MarkerEntry } from '../lexicon/lexicon.js';
import { isTitled, personLikelihood } from '../words/persons.js';

const ACCOUNT_NUMBER = /^(?!0)\d{8,16}$/;
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
  if (entry.before === 'person-or-account' && endsInAccountNumber(words, following)) return true;
  if (entry.before === 'person' || entry.before === 'person-or-account') {
    // MRS E ELLIS FROM MUM: the message behind the name says nothing of who is paid.
    if (isTitled(words, following, Math.min(following + 3, words.count))) return true;
    if (name !== null) return personLikelihood(name, 0, name.count, true) >= SURE_OF_PERSON;
    let end = following;
    while (end < words.count && isNoise[end] !== true) end++;
    return personLikelihood(words, following, end, true) >= SURE_OF_PERSON;
  }
  if (entry.before === 'colon') return words.text.charCodeAt(words.to[last] as number) === COLON;
  if (entry.before === 'quote') return words.marks[following] === QUOTE;
  return following >= words.count || isNoise[following] === true || /^\d/.test(wordAt(words, following));
}

/** NEXT RETAIL LTD 153758798. A purchase ends in its town; the number of a branch is shorter. */
function endsInAccountNumber(words: Words, first: number): boolean {
  return words.count - first > 1 && ACCOUNT_NUMBER.test(wordAt(words, words.count - 1));
}
