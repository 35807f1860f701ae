/**
 * Decides whether the other party is written like a person, without any list of names: no list is complete, and people whose names are
 * missing from one must not be treated differently. It describes only the form of a name. What follows from it is decided where the amounts
 * are known, because small employers can look the same.
 */
import { AMPERSAND } from '../../base/marks.js';
import { type Words, wordAt } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import { NAME_PARTICLES, NAMES_WITHOUT_VOWEL } from '../../data/holderWords.js';
import {
  BATCH_WORDS,
  BEFORE_HOUSEHOLD,
  HOUSEHOLD_OR_FIRM,
  HOUSEHOLD_WORDS,
  NAMES_OF_FIRMS_TOO,
  NO_PART_OF_NAME,
} from '../../data/householdWords.js';
import { CALENDAR_WORDS, PURPOSE_WORDS } from '../../data/payerWords.js';
import type { Rail } from '../../model/rail.js';
import type { Hit } from '../lexicon/lexicon.js';
import type { Narrative } from '../narrative/narrative.js';
import { isDealer } from '../words/dealers.js';
import { isCutFirmWord, isFirmWord, isFirstName, isKnownName, isTitle } from '../words/persons.js';
import { isTown } from '../words/placeNames.js';
import { PERSONAL_RAILS } from '../words/rails.js';

/** `name`: nothing but a name. `message`: a name with what a household shares, or friends settle, beside it. */
export type PersonForm = 'none' | 'name' | 'message';

const HOUSEHOLD: ReadonlySet<string> = new Set(HOUSEHOLD_WORDS.split(' '));
const MAYBE_HOUSEHOLD: ReadonlySet<string> = new Set(HOUSEHOLD_OR_FIRM.split(' '));
const PURPOSE: ReadonlySet<string> = new Set(PURPOSE_WORDS.split(' '));
const NO_NAME: ReadonlySet<string> = new Set([
  ...PURPOSE,
  ...`${NO_PART_OF_NAME} ${CALENDAR_WORDS}`.split(' '),
]);
const BATCH: ReadonlySet<string> = new Set(BATCH_WORDS.split(' '));
const OF_MESSAGE: ReadonlySet<string> = new Set(BEFORE_HOUSEHOLD.split(' '));
const FIRM_OR_NAME: ReadonlySet<string> = new Set(NAMES_OF_FIRMS_TOO.split(' '));
const WITHOUT_VOWEL: ReadonlySet<string> = new Set(NAMES_WITHOUT_VOWEL.split(' '));
const FEWEST_PARTS = 2;
const INITIALS = 2;
/** First names of two parts and a family name of two: MARIA JOSE DE SOUZA. */
const MOST_PARTS = 5;
const LONGEST_PART = 14;
const PARTICLE: ReadonlySet<string> = new Set(NAME_PARTICLES.split(' '));

export function personFormOf(
  narrative: Narrative,
  hits: readonly Hit[],
  rail: Rail | null,
  country: NarrativeCountry,
): PersonForm {
  const { words, runEnd, payeeEnd, isGiven } = narrative;
  if (!mayBePersonal(narrative, rail)) return 'none';
  const last = isGiven ? payeeEnd : runEnd;
  const start = nameStart(narrative, last);
  const isPersonal = isGiven || PERSONAL_RAILS.includes(rail);
  const first = wordAt(words, start);
  // Firms and public bodies are named after their town, people begin with a name.
  if (!isPersonal && isTown(first, country) && !isKnownName(first)) return 'none';
  if (isDealer(words, start, last, country)) return 'none';
  const end = isGiven ? last : nameEnd(words, start, last);
  if (!isNameOf(words, start, end, hits, isPersonal)) return 'none';
  if (end < last) return isMessage(words, start, end, isPersonal) ? 'message' : 'name';
  return hasMessageBeside(words, start, last) ? 'message' : 'name';
}

function mayBePersonal({ words, viaProcessor, isWeb }: Narrative, rail: Rail | null): boolean {
  if (PERSONAL_RAILS.includes(rail)) return true;
  if (rail !== null && rail !== 'bank-credit') return false;
  return !viaProcessor && !isWeb && !words.spelt.some(word => BATCH.has(word));
}

/** CREDIT, RECEIVED and FROM before the name, where no marker has taken them for the bank's. */
function nameStart({ words, payeeStart }: Narrative, last: number): number {
  let start = payeeStart;
  while (start < last && PURPOSE.has(wordAt(words, start)) && !BATCH.has(wordAt(words, start))) start++;
  return start;
}

/** Where the name ends and a message may begin. */
function nameEnd(words: Words, start: number, last: number): number {
  let end = Math.min(start + FEWEST_PARTS, last);
  while (end < last && !HOUSEHOLD.has(wordAt(words, end)) && !MAYBE_HOUSEHOLD.has(wordAt(words, end))) end++;
  // YOUR of YOUR HALF is of the message.
  while (end < last && end > start + 1 && OF_MESSAGE.has(wordAt(words, end - 1))) end--;
  return end;
}

/** A firm may have FOOD or HOUSE in its name too. If nothing else shows a person, such a word is only part of a name. */
function isMessage(words: Words, start: number, end: number, isPersonal: boolean): boolean {
  return HOUSEHOLD.has(wordAt(words, end)) || isPersonal || hasFirstName(words, start, end);
}

function hasFirstName(words: Words, start: number, end: number): boolean {
  return words.spelt.slice(start, end).some(word => word.length === 1 || isTitle(word) || isFirstName(word));
}

/** A message in a field of its own. */
function hasMessageBeside(words: Words, start: number, end: number): boolean {
  return words.spelt.some(
    (word, index) => (index < start || index >= end) && (HOUSEHOLD.has(word) || MAYBE_HOUSEHOLD.has(word)),
  );
}

function isNameOf(
  words: Words,
  start: number,
  end: number,
  hits: readonly Hit[],
  isPersonal: boolean,
): boolean {
  const parts = words.spelt.slice(start, end).filter(word => !isTitle(word));
  const hasTitle = parts.length < end - start;
  if (parts.length < (hasTitle ? 1 : FEWEST_PARTS) || parts.length > MOST_PARTS) return false;
  if (!parts.some(part => part.length > 1)) return false;
  const isSure =
    isPersonal ||
    hasTitle ||
    parts.length > FEWEST_PARTS ||
    parts.some(part => part.length === 1 || isKnownName(part));
  if (!parts.every(part => isPart(part) || (isSure && FIRM_OR_NAME.has(part)))) return false;
  const lastPart = parts.at(-1) as string;
  if (!isKnownName(lastPart) && isCutFirmWord(lastPart)) return false;
  for (let index = start + 1; index < end; index++)
    if (words.marks[index] === AMPERSAND && !hasTitle) return false;
  return !hits.some(hit => isOtherName(hit, words, start, end, isPersonal));
}

function isPart(word: string): boolean {
  if (word.length === 1) return /[A-Z]/.test(word);
  if (word.length > LONGEST_PART || !/^[A-Z]+$/.test(word)) return false;
  if (isKnownName(word) || PARTICLE.has(word)) return true;
  // LJ of WONG LJ: two initials.
  const mayBeName = /[AEIOUY]/.test(word) || WITHOUT_VOWEL.has(word) || word.length === INITIALS;
  return mayBeName && !NO_NAME.has(word) && !isFirmWord(word);
}

/** A shop's name or a bank's own words; but a single word may be somebody's name too. */
function isOtherName(hit: Hit, words: Words, start: number, end: number, isPersonal: boolean): boolean {
  const { kind, first, last } = hit;
  if (first < start || last >= end || (kind !== 'merchant' && kind !== 'phrase')) return false;
  return !mayBePart(hit, words, start, end, isPersonal);
}

function mayBePart(
  { kind, first, last }: Hit,
  words: Words,
  start: number,
  end: number,
  isPersonal: boolean,
): boolean {
  const word = wordAt(words, first);
  // AL AMIN of H AL AMIN; but H SAMUEL is a shop.
  if (last > first)
    return (
      kind === 'merchant' && first > start && (PARTICLE.has(word) || wordAt(words, first - 1).length === 1)
    );
  if (PARTICLE.has(word)) return true;
  // MS ADA OBI is nobody at Marks & Spencer.
  if (isKnownName(word) || (first === start && isTitle(word))) return true;
  if (kind === 'merchant' && (first > start || isPersonal || FIRM_OR_NAME.has(word))) return true;
  if (kind === 'phrase' && !FIRM_OR_NAME.has(word)) return false;
  // SUZUKI YUKI; but TESCO LEEDS is a shop. GRANT MCKILLOP; but HEATING GRANT is a grant.
  if (kind === 'phrase' && (isPersonal || first === start)) return true;
  return words.spelt
    .slice(start, end)
    .some(
      (other, index) =>
        index !== first - start &&
        (kind === 'phrase' ? other.length === 1 || isKnownName(other) : isFirstName(other)),
    );
}

/** GRANT of EBONY GRANT is no grant, and SUZUKI of YUKI SUZUKI no firm. `hit`: in the text of a person's form. */
export function isPartOfPerson(
  hit: Hit,
  { words, payeeStart, payeeEnd, isGiven }: Narrative,
  rail: Rail | null,
): boolean {
  const { kind, first, last } = hit;
  if (first < payeeStart || last >= payeeEnd) return false;
  return (
    (kind === 'phrase' || kind === 'merchant') &&
    mayBePart(hit, words, payeeStart, payeeEnd, isGiven || PERSONAL_RAILS.includes(rail))
  );
}
