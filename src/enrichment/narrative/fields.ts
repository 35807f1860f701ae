/** To which field each word of a narrative belongs, by the markers with which banks open and close fields. */
import { COLON, COMMA, QUOTE } from '../../base/marks.js';
import { type Words, wordAt } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { Field, OpeningWords } from '../../data/wording/bankWording.js';
import { OPENING_WORDS } from '../../data/wording/lists.js';
import type { Rail } from '../../model/rail.js';
import { openGluedName } from '../lexicon/gluedNames.js';
import type { Hit, MarkerEntry, Names } from '../lexicon/lexicon.js';
import { categoryIdOf } from '../words/categories.js';
import { isTitled, personLikelihood } from '../words/persons.js';
import { isCardRail } from '../words/rails.js';
import type { Span } from './layout.js';

const ACCOUNT_NUMBER = /^(?!0)\d{8,16}$/;
const SURE_OF_PERSON = EVIDENCE_WEIGHTS.personSure;
/** So short an opening is also how names begin: SO ENERGY. */
const LONGEST_CODE = 3;

export interface Fields {
  readonly fields: Field[];
  readonly rail: Rail | null;
}

/** `name`: of the payee, where it is given beside the narrative. Takes a name that a card purchase glues to its order out of the noise. */
export function fieldsOf(
  words: Words,
  hits: readonly Hit[],
  isNoise: boolean[],
  layout: Span | null,
  names: Names,
  name: Words | null,
): Fields {
  const fields: Field[] = new Array(words.count).fill('payee');
  const { body, rail: leadingRail } = openStart(words, hits, fields, isNoise, name);
  if (isCardRail(leadingRail ?? layout?.rail ?? null))
    openGluedName(names, words, hits, isNoise, layout?.from ?? 0, body);
  // The opening of a narrative says more of its rail than what follows; but all of it says what belongs to which field.
  const insideRail = openInside(words, hits, fields, body, isNoise);
  const endRail = openEnd(words, hits, fields, body, isNoise);
  const rail = leadingRail ?? layout?.rail ?? insideRail ?? endRail;
  // CR CORNER BAKES VISA REFUND: of two ways to say that money came in, the end says which.
  return { fields, rail: rail === 'bank-credit' && endRail === 'refund' ? endRail : rail };
}

function openStart(
  words: Words,
  hits: readonly Hit[],
  fields: Field[],
  isNoise: readonly boolean[],
  name: Words | null,
): { body: number; rail: Rail | null } {
  let body = 0;
  // A date or a card's digits may come before the opening.
  while (isNoise[body] === true) body++;
  let rail: Rail | null = null;
  // A few banks put two openings before the payee: PAID TRANSACTION, DIRECT DEBIT PAYMENT TO.
  for (let opening = 0; opening < 3; opening++) {
    const marker = openingAt(words, hits, body, isNoise, name);
    if (marker === null) break;
    fields.fill('noise', marker.first, marker.last + 1);
    fields.fill(marker.entry.opens, marker.last + 1, words.count);
    rail = marker.entry.rail ?? rail;
    body = marker.last + 1;
  }
  const run = openingRun(words, hits, isNoise, body, rail);
  if (run === null) return { body, rail };
  fields.fill('noise', body, run.end);
  fields.fill('payee', run.end, words.count);
  return { body: run.end, rail: rail ?? run.rail };
}

function openingAt(
  words: Words,
  hits: readonly Hit[],
  first: number,
  isNoise: readonly boolean[],
  name: Words | null,
): Hit<MarkerEntry> | null {
  let longest: Hit<MarkerEntry> | null = null;
  for (const hit of hits) {
    if (hit.first !== first || hit.kind !== 'marker' || hit.entry.at !== 'start') continue;
    if (hit.entry.key.length <= LONGEST_CODE && beginsName(hits, hit)) continue;
    if (!conditionHolds(words, hit.entry, hit.last, isNoise, name)) continue;
    if (longest === null || hit.last > longest.last) longest = hit;
  }
  return longest;
}

function beginsName(hits: readonly Hit[], { first, last }: Hit): boolean {
  return hits.some(other => other.first === first && other.last > last && other.kind === 'merchant');
}

function openInside(
  words: Words,
  hits: readonly Hit[],
  fields: Field[],
  body: number,
  isNoise: readonly boolean[],
): Rail | null {
  let rail: Rail | null = null;
  let reached = body;
  for (const hit of hits) {
    if (hit.kind !== 'marker' || hit.first < reached) continue;
    const { entry, first, last } = hit;
    const isInside = entry.at === 'inside' && (first > body || fields[first] === 'reference');
    if (!isInside && entry.at !== 'anywhere') continue;
    if (entry.within !== null && entry.within !== fields[first]) continue;
    if (longerMarkerFollows(hits, hit) || !conditionHolds(words, entry, last, isNoise)) continue;
    fields.fill('noise', first, last + 1);
    fields.fill(entry.opens, last + 1, words.count);
    rail = entry.rail ?? rail;
    reached = last + 1;
  }
  return rail;
}

function longerMarkerFollows(hits: readonly Hit[], { first, last }: Hit): boolean {
  return hits.some(
    other =>
      other.first === first &&
      other.last > last &&
      other.kind === 'marker' &&
      (other.entry.at === 'inside' || other.entry.at === 'anywhere'),
  );
}

function openEnd(
  words: Words,
  hits: readonly Hit[],
  fields: Field[],
  body: number,
  isNoise: readonly boolean[],
): Rail | null {
  let end = words.count;
  while (end > body && isNoise[end - 1] === true) end--;
  for (const hit of hits) {
    if (hit.last !== end - 1 || hit.first < body || hit.kind !== 'marker' || hit.entry.at !== 'end') continue;
    if (hit.first === 0) continue;
    fields.fill('noise', hit.first, hit.last + 1);
    return hit.entry.rail;
  }
  return null;
}

/** What must follow a marker for it to be one. */
function conditionHolds(
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

// The words with which a bank opens a narrative, where no marker is as long.

const SAID: ReadonlyMap<string, OpeningWords['says']> = new Map(
  OPENING_WORDS.flatMap(({ says, words }) => words.split(';').map(word => [word, says] as const)),
);
const CARD_PAYMENT = categoryIdOf('credit-card-payment');
/** One such word may begin a name. */
const FEWEST = 2;

interface OpeningRun {
  /** One past its last word. */
  readonly end: number;
  readonly rail: Rail | null;
}

/** From word `start` on; `rail`: of the marker that stands before it, null without one. Null where it opens nothing. */
function openingRun(
  words: Words,
  hits: readonly Hit[],
  isNoise: readonly boolean[],
  start: number,
  rail: Rail | null,
): OpeningRun | null {
  const said = new Set<OpeningWords['says']>();
  let count = 0;
  let end = start;
  for (let index = start; index < words.count; index++) {
    if (isNoise[index] === true) continue;
    const says = SAID.get(wordAt(words, index));
    if (says === undefined || beginsAnother(hits, index)) break;
    said.add(says);
    count++;
    end = index + 1;
  }
  // One more behind PURCHASE or ACH DEBIT; behind other openings it begins a name: CREDIT SUISSE.
  const isEnough =
    count >= FEWEST || (count > 0 && rail !== null && (isCardRail(rail) || said.has('clearing')));
  return !isEnough || isNothingLeft(words, isNoise, end) ? null : { end, rail: railOf(said) };
}

/** CREDIT ONE is a bank, and a CREDIT CARD PAYMENT what the debit is for. */
function beginsAnother(hits: readonly Hit[], index: number): boolean {
  return hits.some(
    ({ kind, entry, first, last }) =>
      (kind === 'merchant' && first === index) ||
      (kind === 'phrase' && entry.debit === CARD_PAYMENT && first <= index && last >= index),
  );
}

function isNothingLeft({ count }: Words, isNoise: readonly boolean[], end: number): boolean {
  for (let index = end; index < count; index++) if (isNoise[index] !== true) return false;
  return true;
}

function railOf(said: ReadonlySet<OpeningWords['says']>): Rail | null {
  if (said.has('recurring')) return 'card-recurring';
  if (said.has('card')) return said.has('credit') ? null : 'card';
  if (said.has('clearing')) return said.has('credit') ? 'bank-credit' : 'direct-debit';
  return null;
}
