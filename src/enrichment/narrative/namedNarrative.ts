/**
 * A narrative whose payee is given beside it. The name takes the payee's place, unless the text has it there; rail, reference
 * and wording are read from the text alone, in which what stood in the payee's place is the reference.
 */

import { insertWords } from '../../base/joinedWords.js';
import { COMMA } from '../../base/marks.js';
import { squash, type Words, wordAt, wordsOf } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import { CALENDAR_WORDS, PURPOSE_WORDS } from '../../data/payerWords.js';
import type { Rail } from '../../model/rail.js';
import { noiseIn } from '../lexicon/gluedNames.js';
import { findHits, type Hit, type Names, type ProcessorEntry } from '../lexicon/lexicon.js';
import { hasWebAddress } from '../words/contacts.js';
import { isLegalForm, personLikelihood } from '../words/persons.js';
import { trimPlaces } from '../words/placeNames.js';
import { isCardRail } from '../words/rails.js';
import type { GivenName } from './givenName.js';
import type { Narrative } from './narrative.js';
import { skipProcessors } from './processors.js';
import { readNarrative } from './readNarrative.js';

export interface NamedReading extends Reading {
  /** As it reads without the name, in the same words. */
  readonly text: Narrative;
  /** The text is no payer's message, and so may name the shop better than the name does. */
  readonly isShopText: boolean;
}

export interface NamedQuestion {
  readonly text: Reading;
  readonly name: GivenName;
  /** As the bank's codes give it. */
  readonly codedRail: Rail | null;
  readonly isCredit: boolean;
  readonly country: NarrativeCountry;
  readonly names: Names;
}

/** Words `first` to `end` (exclusive). */
interface Run {
  readonly first: number;
  readonly end: number;
}

/** On these rails, the payer writes the text beside the name. */
const MESSAGE_RAILS: ReadonlySet<Rail | null> = new Set([
  'faster-payment',
  'transfer',
  'standing-order',
  'bank-credit',
]);
const LIKELY_PERSON = EVIDENCE_WEIGHTS.personLikely;

export function readNamed(question: NamedQuestion): NamedReading {
  const { text, name, codedRail, isCredit, country, names } = question;
  const { narrative } = text;
  const place = placeOfName(narrative, name);
  const alone = { ...text, text: narrative, isShopText: false };
  if (place !== null && name.isProcessor) return alone;
  const isAtPayee =
    place !== null && (place.first === narrative.payeeStart || place.first === narrative.runStart);
  const isPurchase = isCardRail(codedRail ?? narrative.rail) || narrative.hasPlace || narrative.viaProcessor;
  if (isAtPayee ? name.isBrand || isPurchase : saysShop(text, name)) return alone;
  const found = place === null ? insertName(text, name, names, country) : { ...place, reading: text };
  const { reading } = found;
  const isOnlyPlace = isPlace(reading.narrative, country);
  if (name.isProcessor && !isOnlyPlace && namesShop(reading, name, isCredit)) {
    const behind = { ...reading.narrative, runStart: found.first, viaProcessor: true };
    return { ...reading, narrative: behind, text: behind, isShopText: false };
  }
  const payee = withPayee(reading, found, codedRail, country);
  const rail = codedRail ?? payee.rail;
  const mayHaveTown = rail === null || isCardRail(rail);
  const hasTown = mayHaveTown && isOnlyPlace && narrative.payeeStart < narrative.payeeEnd;
  // TESCO STORES 3021, LEEDS: a number may part the name from its town.
  const named = { ...payee, hasPlace: payee.hasPlace || hasTown };
  return {
    narrative: named,
    hits: reading.hits,
    text: reading.narrative,
    isShopText: !isOnlyPlace && !isMessage(question, named),
  };
}

/** The narrative with these words for its payee. Behind them may stand a town, as behind the payee of a card purchase. */
function withPayee(
  { narrative, hits }: Reading,
  { first, end }: Run,
  codedRail: Rail | null,
  country: NarrativeCountry,
): Narrative {
  const { words, isNoise, runStart, runEnd } = narrative;
  const rail = codedRail ?? narrative.rail;
  let start = first;
  while (start < end && isNoise[start] === true) start++;
  let nameEnd = start;
  while (nameEnd < end && isNoise[nameEnd] !== true && !(nameEnd > start && words.marks[nameEnd] === COMMA))
    nameEnd++;
  const { start: payeeStart, processor } = skipProcessors(words, hits, { start, end: nameEnd });
  const isVia = processor !== null;
  const goesOn = nameEnd === end && runStart <= end && end < runEnd;
  const wholeEnd = goesOn ? runEnd : nameEnd;
  const trimmed = rail === 'transfer' ? wholeEnd : trimPlaces(words, payeeStart, wholeEnd, country);
  const isPlaceBehind = goesOn && trimmed <= nameEnd;
  return {
    ...narrative,
    payeeStart,
    payeeEnd: Math.min(trimmed, nameEnd),
    runStart: isVia || !narrative.viaProcessor ? start : Math.min(runStart, start),
    runEnd: isPlaceBehind ? wholeEnd : nameEnd,
    viaProcessor: isVia || narrative.viaProcessor,
    isInPerson: isVia ? processor === 'in-person' : narrative.isInPerson,
    isWeb: hasWebAddress(words, start, wholeEnd),
    hasPlace: trimmed < wholeEnd,
    isGiven: true,
    hasReference: goesOn && !isPlaceBehind,
  };
}

/** Whether only a town is in the place of the payee. */
function isPlace({ words, payeeStart, payeeEnd }: Narrative, country: NarrativeCountry): boolean {
  return (
    payeeStart >= payeeEnd || trimPlaces(words, Math.max(0, payeeStart - 1), payeeEnd, country) <= payeeStart
  );
}

/** What people write to each other, and firms to those they pay; a shop's text is written by its bank. */
function isMessage({ name: { words }, codedRail, isCredit }: NamedQuestion, narrative: Narrative): boolean {
  const rail = codedRail ?? narrative.rail;
  if (isCardRail(rail) || narrative.viaProcessor) return false;
  return (
    isCredit ||
    MESSAGE_RAILS.has(rail) ||
    personLikelihood(words, 0, words.count, false, true) > LIKELY_PERSON
  );
}

// What the text says of the payee by itself, where a name is given beside it.

const NO_NAME: ReadonlySet<string> = new Set(`${PURPOSE_WORDS} ${CALENDAR_WORDS}`.split(' '));
const SHORTEST_NAME = 3;

/** The place of the name's words in the text, without its legal form: at the payee, or else the first one found. */
function placeOfName(
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
function saysShop({ narrative: { payeeStart }, hits }: Reading, name: GivenName): boolean {
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
function namesShop({ narrative, hits }: Reading, name: GivenName, isCredit: boolean): boolean {
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

// A given name set into the text, in the place where the text would have it.

interface InsertedName {
  /** Its payee is still what the text alone has for one, behind the name. */
  readonly reading: Reading;
  /** As the text reads with somebody named in it. */
  readonly rail: Narrative['rail'];
  /** First word of the name, and one past its last. */
  readonly first: number;
  readonly end: number;
}

/** Stands for the name where the text is read, so that no word of a name is taken for the bank's. */
const SOMEBODY = wordsOf('SOMEBODY');

function insertName(
  { narrative: alone, hits }: Reading,
  name: GivenName,
  names: Names,
  country: NarrativeCountry,
): InsertedName {
  const { words } = alone;
  const atEnd = readWithSomebody(words, words.count, hits, name, names, country);
  // FASTER PAYMENT FROM, and nobody behind it.
  const isAtEnd = atEnd.payeeStart === words.count;
  const at = isAtEnd ? words.count : freePlace(alone, hits);
  const read = isAtEnd ? atEnd : readWithSomebody(words, at, hits, name, names, country);
  const collector = collectorIn(alone, hits);
  const { count } = name.words;
  const joined = insertWords(words, at, name.words);
  const inPlace = <Item>(given: readonly Item[], added: readonly Item[]) => [
    ...given.slice(0, at),
    ...added,
    ...given.slice(at + 1),
  ];
  const ofSomebody = (index: number) => (index <= at ? index : index + count - 1);
  const ofText = (index: number) => (index < at ? index : index + count);
  return {
    rail: read.rail,
    first: at,
    end: at + count,
    reading: {
      hits: [
        ...hits.filter(({ last }) => last < at),
        ...name.hits.filter(({ kind }) => kind !== 'marker').map(hit => shifted(hit, at)),
        ...phrasesOver(at + count, findHits(names, joined, at, at + count)),
        ...hits.filter(({ first }) => first >= at).map(hit => shifted(hit, count)),
      ],
      narrative: {
        ...read,
        words: joined,
        fields: inPlace(read.fields, new Array(count).fill('payee')),
        isNoise: inPlace(read.isNoise, noiseIn(name.words, name.hits)),
        payeeStart: ofText(alone.payeeStart),
        payeeEnd: ofText(alone.payeeEnd),
        runStart: ofSomebody(read.runStart),
        runEnd: ofSomebody(read.runEnd),
        viaProcessor: read.viaProcessor || collector !== null,
        isInPerson: collector?.isInPerson ?? read.isInPerson,
      },
    },
  };
}

function readWithSomebody(
  words: Words,
  at: number,
  hits: readonly Hit[],
  name: GivenName,
  names: Names,
  country: NarrativeCountry,
): Narrative {
  const around = [
    ...hits.filter(({ last }) => last < at),
    ...hits.filter(({ first }) => first >= at).map(hit => shifted(hit, 1)),
  ];
  return readNarrative(insertWords(words, at, SOMEBODY), around, country, names, name.words);
}

/** Where the payee begins, or before the words of a name or a phrase that it would part. */
function freePlace(alone: Narrative, hits: readonly Hit[]): number {
  let at = collectorIn(alone, hits) === null ? alone.payeeStart : alone.runEnd;
  for (const { kind, first, last } of [...hits].reverse())
    if (kind !== 'marker' && kind !== 'processor' && first < at && last >= at) at = first;
  return at;
}

/** NAYLOR ESTATE MGMT, SERVICE CHARGE: a phrase that begins in the name is one of the text's own words. */
function phrasesOver(end: number, ofName: readonly Hit[]): Hit[] {
  return ofName.flatMap(hit => (hit.kind === 'phrase' && hit.last >= end ? [{ ...hit, first: end }] : []));
}

/** SQ * with nobody behind it. */
function collectorIn({ runStart, runEnd }: Narrative, hits: readonly Hit[]): ProcessorEntry | null {
  for (const { kind, entry, first, last } of hits)
    if (kind === 'processor' && first === runStart && last === runEnd - 1) return entry;
  return null;
}

function shifted(hit: Hit, by: number): Hit {
  return { ...hit, first: hit.first + by, last: hit.last + by };
}

// A narrative with the names and phrases found in it.

interface Reading {
  readonly narrative: Narrative;
  /** By first word, then by length. */
  readonly hits: readonly Hit[];
}
