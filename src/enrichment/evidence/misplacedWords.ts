/** Words that name a merchant or a purpose elsewhere, but mean nothing at their place in this narrative. */
import { wordAt } from '../../base/text.js';
import type { Rail } from '../../model/rail.js';
import type { Hit, MerchantEntry, PhraseEntry } from '../lexicon/lexicon.js';
import type { Narrative } from '../narrative/narrative.js';
import { categoryIdsOf } from '../words/categories.js';
import { isFirmWord, isGivenName, isKnownName, isSurname, isTitled } from '../words/persons.js';
import { isState } from '../words/placeNames.js';
import { PERSONAL_RAILS } from '../words/rails.js';

/** What public bodies are paid where nothing else is said. */
const TAKEN_BY_BODIES = categoryIdsOf('government-and-tax', 'council-tax');

/** A merchant's name that begins the payee is its own: TESCO ROAD. */
export function isNaming({ kind, first }: Hit, { payeeStart }: Narrative): boolean {
  return kind === 'phrase' || kind === 'trade' || (kind === 'merchant' && first > payeeStart);
}

/** SAMSUNG of VIA SAMSUNG PAY: what a bank says between the names is no name. */
export function isOfChannel({ first, last }: Hit, { fields }: Narrative, hits: readonly Hit[]): boolean {
  return (
    fields[first] === 'noise' &&
    fields[last] === 'noise' &&
    hits.some(
      ({ kind, entry, first: from, last: to }) =>
        kind === 'marker' && entry.at === 'inside' && from <= first && to >= last,
    )
  );
}

/** What is bought there is paid by card, and not by a transfer between persons. */
const SHOPS = categoryIdsOf(
  'groceries',
  'general-retail',
  'clothing',
  'electronics',
  'home-and-garden',
  'restaurants-and-cafes',
  'takeaway-and-fast-food',
  'pubs-and-bars',
  'books-and-stationery',
  'gifts-and-flowers',
  'hobbies-and-toys',
  'sports-goods',
  'pharmacy',
  'fuel',
  'entertainment',
  'hotels',
  'vehicle-purchase-and-hire',
  'vehicle-maintenance',
);
const MOST_NAMES_BEHIND = 2;

/** MS JANE SMITH is no purchase at M&S, nor a payment to ZARA SMITH one at Zara, nor one to JOHN LEWIS SMITH one at John Lewis. */
export function isPersonal(hit: Hit<MerchantEntry>, narrative: Narrative, rail: Rail | null): boolean {
  const { first, last } = hit;
  const { words, payeeStart, payeeEnd, runEnd } = narrative;
  if (first === payeeStart && PERSONAL_RAILS.includes(rail) && hasSurnameBehind(hit, narrative)) return true;
  if (first !== last) return false;
  return (
    isTitled(words, first, payeeEnd) ||
    (first === payeeStart && PERSONAL_RAILS.includes(rail) && isGivenName(words, first, runEnd))
  );
}

/** A surname at the end of the payee, right behind the name of the shop or a given name further. */
function hasSurnameBehind({ entry, last }: Hit<MerchantEntry>, { words, payeeEnd }: Narrative): boolean {
  const behind = words.spelt.slice(last + 1, payeeEnd);
  if (behind.length === 0 || behind.length > MOST_NAMES_BEHIND || !SHOPS.has(entry.debit)) return false;
  return (
    isSurname(behind.at(-1) as string) &&
    behind.every(word => (isKnownName(word) || word.length === 1) && !isFirmWord(word))
  );
}

/** WASHINGTON DC S30721…, INDIANAPOLIS IN S30407…: what ends in the first letter of a reference behind a state is nothing. */
export function isIntoReference({ first, last }: Hit, { words, isNoise }: Narrative): boolean {
  return (
    first < last &&
    isNoise[last + 1] === true &&
    words.glued[last + 1] === true &&
    wordAt(words, last).length === 1 &&
    isState(wordAt(words, last - 1))
  );
}

/** CITY OF of CITY OF AUSTIN says no more than the name. */
export function isInsideBody(
  { first, last, entry }: Hit<PhraseEntry>,
  { payeeStart }: Narrative,
  hits: readonly Hit[],
): boolean {
  return hits.some(
    body =>
      body.kind === 'merchant' &&
      body.first <= payeeStart &&
      body.first <= first &&
      body.last >= last &&
      body.last - body.first > last - first &&
      body.entry.flags.publicBody &&
      body.entry.debit === entry.debit &&
      TAKEN_BY_BODIES.has(entry.debit),
  );
}

/** TESCO in TESCO BANK: the longer name is meant. */
export function isInsideAnother({ first, last }: Hit, hits: readonly Hit[]): boolean {
  return hits.some(
    other =>
      other.kind === 'merchant' &&
      other.first <= first &&
      other.last >= last &&
      other.last - other.first > last - first,
  );
}
