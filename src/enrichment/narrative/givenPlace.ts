/** What the text says of the payee by itself, where a name is given beside it. */
import { squash, wordAt } from '../../base/text.js';
import { CALENDAR_WORDS, PURPOSE_WORDS } from '../../data/payerWords.js';
import type { Hit } from '../lexicon/lexicon.js';
import { isLegalForm } from '../words/persons.js';
import type { GivenName } from './givenName.js';
import type { Narrative } from './narrative.js';
import type { Reading } from './narrativeReading.js';

const NO_NAME: ReadonlySet<string> = new Set(`${PURPOSE_WORDS} ${CALENDAR_WORDS}`.split(' '));
const SHORTEST_NAME = 3;

/** Where the words of the name stand in the text, its legal form aside: where the payee does, else where first found. */
export function placeOfName(
  { words, fields, isNoise, payeeStart, runStart }: Narrative,
  name: GivenName,
): { readonly first: number; readonly end: number } | null {
  const key = nameKey(name);
  if (key === '') return null;
  const endFrom = (first: number): number => {
    if (isNoise[first] === true || fields[first] === 'noise' || words.glued[first] === true) return -1;
    if (!words.squashed.startsWith(key, words.starts[first])) return -1;
    const last = words.ends.indexOf((words.starts[first] as number) + key.length, first);
    if (last < 0 || words.glued[last + 1] === true) return -1;
    let end = last + 1;
    while (end < words.count && isLegalForm(wordAt(words, end))) end++;
    return end;
  };
  for (const first of [payeeStart, runStart, ...words.starts.keys()]) {
    const end = first < words.count ? endFrom(first) : -1;
    if (end > 0) return { first, end };
  }
  return null;
}

/** AMZN of Amazon: a known shop in the payee's place that is called what is given, or begins so. */
export function saysShop({ narrative: { payeeStart }, hits }: Reading, name: GivenName): boolean {
  const key = nameKey(name);
  return (
    key.length >= SHORTEST_NAME &&
    hits.some(
      ({ kind, first, entry }) =>
        kind === 'merchant' &&
        first === payeeStart &&
        !entry.flags.bankOrWallet &&
        squash(entry.name).startsWith(key),
    )
  );
}

/**
 * Whom a processor stands before: a known shop; for a debit also what is no purpose, date or phrase, unless the processor is a
 * shop too: ETSY.
 */
export function namesShop({ narrative, hits }: Reading, name: GivenName, isCredit: boolean): boolean {
  const { words, payeeStart, payeeEnd } = narrative;
  const isShop = ({ kind, entry }: Hit) => kind === 'merchant' && !entry.flags.bankOrWallet;
  if (hits.some(hit => hit.first === payeeStart && isShop(hit))) return true;
  if (isCredit || name.hits.some(hit => hit.first === 0 && isShop(hit))) return false;
  for (let index = payeeStart; index < payeeEnd; index++) {
    const isPhrase = ({ kind, first, last }: Hit) => kind === 'phrase' && first <= index && last >= index;
    const word = wordAt(words, index);
    if (word.length >= SHORTEST_NAME && !NO_NAME.has(word) && !hits.some(isPhrase)) return true;
  }
  return false;
}

function nameKey({ words }: GivenName): string {
  let end = words.count;
  while (end > 1 && isLegalForm(wordAt(words, end - 1))) end--;
  return end === 0 ? '' : words.squashed.slice(0, words.ends[end - 1]);
}
