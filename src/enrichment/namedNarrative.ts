/**
 * A narrative whose payee is given beside it. The name takes the payee's place, unless the text has it there; rail, reference
 * and wording are read from the text alone, in which what stood in the payee's place is the reference.
 */
import { insertWords } from '../base/joinedWords.js';
import { COMMA } from '../base/marks.js';
import type { Rail } from '../model/rail.js';
import type { CountryCode } from '../model/request.js';
import type { GivenName } from './givenName.js';
import { namesShop, placeOfName, saysShop } from './givenPlace.js';
import { findHits, type Hit, type Names } from './lexicon.js';
import { noiseIn } from './nameNoise.js';
import type { Narrative } from './narrative.js';
import { skipProcessors } from './payee.js';
import { personLikelihood } from './persons.js';
import { trimPlaces } from './placeNames.js';
import { isCardRail } from './rails.js';
import { hasWebAddress } from './webAddress.js';

export interface Reading {
  readonly narrative: Narrative;
  /** By first word, then by length. */
  readonly hits: readonly Hit[];
}

export interface NamedReading extends Reading {
  /** As it reads without the name, in the same words. */
  readonly text: Narrative;
  /** The text is no payer's message, and so may name the shop better than the name does. */
  readonly isShopText: boolean;
}

export interface NamedQuestion {
  readonly text: Reading;
  readonly name: GivenName;
  /** Of the bank's codes, else of the text. */
  readonly rail: Rail | null;
  readonly isCredit: boolean;
  readonly country: CountryCode;
  readonly names: Names;
}

/** Words `first` to `end` (exclusive). */
interface Run {
  readonly first: number;
  readonly end: number;
}

/** On these the payer writes what stands beside the name. */
const MESSAGE_RAILS: ReadonlySet<Rail | null> = new Set([
  'faster-payment',
  'transfer',
  'standing-order',
  'bank-credit',
]);
const LIKELY_PERSON = 0.5;

export function readNamed(question: NamedQuestion): NamedReading {
  const { text, name, rail, country, names } = question;
  const { narrative } = text;
  const place = placeOfName(narrative, name);
  const alone = { ...text, text: narrative, isShopText: false };
  if (place !== null && name.isProcessor) return alone;
  const isAtPayee =
    place !== null && (place.first === narrative.payeeStart || place.first === narrative.runStart);
  const isPurchase = isCardRail(rail) || narrative.hasPlace || narrative.viaProcessor;
  if (isAtPayee ? name.isBrand || isPurchase : saysShop(text, name)) return alone;
  const { reading, at } = place === null ? withName(text, name, names) : { reading: text, at: place };
  const isOnlyPlace = isPlace(reading.narrative, country);
  if (name.isProcessor && !isOnlyPlace && namesShop(reading, name, question.isCredit)) {
    const behind = { ...reading.narrative, runStart: at.first, viaProcessor: true };
    return { ...reading, narrative: behind, text: behind, isShopText: false };
  }
  const named = withPayee(reading, at, rail, country);
  const hasReference = named.runEnd === named.payeeEnd && !isOnlyPlace;
  return {
    narrative: { ...named, hasReference },
    hits: reading.hits,
    text: reading.narrative,
    isShopText: hasReference && !isMessage(question),
  };
}

/** The text with the name in it, else as it was. */
function withName(
  { narrative, hits }: Reading,
  name: GivenName,
  names: Names,
): { reading: Reading; at: Run } {
  const at = freePlace(narrative, hits);
  const { count } = name.words;
  const joined = insertWords(narrative.words, at, name.words);
  const set = <Item>(given: readonly Item[], added: readonly Item[]) => [
    ...given.slice(0, at),
    ...added,
    ...given.slice(at),
  ];
  const moved = (index: number) => (index < at ? index : index + count);
  const before = hits.filter(({ last }) => last < at);
  const behind = hits.filter(({ first }) => first >= at).map(hit => shifted(hit, count));
  const inName = name.hits.filter(({ kind }) => kind !== 'marker').map(hit => shifted(hit, at));
  const { fields, isNoise, payeeStart, payeeEnd, runStart, runEnd } = narrative;
  return {
    at: { first: at, end: at + count },
    reading: {
      hits: [...before, ...inName, ...phrasesFrom(at, at + count, findHits(names, joined)), ...behind],
      narrative: {
        ...narrative,
        words: joined,
        fields: set(fields, new Array(count).fill('payee')),
        isNoise: set(isNoise, noiseIn(name.words, name.hits)),
        payeeStart: moved(payeeStart),
        payeeEnd: moved(payeeEnd),
        runStart: moved(runStart),
        runEnd: moved(runEnd),
      },
    },
  };
}

/** NAYLOR ESTATE MGMT, SERVICE CHARGE: a phrase that begins in the name is one of the text's own words. */
function phrasesFrom(start: number, end: number, hits: readonly Hit[]): Hit[] {
  return hits.flatMap(hit =>
    hit.kind === 'phrase' && hit.first >= start && hit.first < end && hit.last >= end
      ? [{ ...hit, first: end }]
      : [],
  );
}

function shifted(hit: Hit, by: number): Hit {
  return { ...hit, first: hit.first + by, last: hit.last + by };
}

/** Where the payee begins, or before the words of a name or a phrase that it would part. */
function freePlace({ payeeStart, runStart, runEnd }: Narrative, hits: readonly Hit[]): number {
  // SQ * with nobody behind it.
  const collects = ({ kind, first, last }: Hit) =>
    kind === 'processor' && first === runStart && last === runEnd - 1;
  let at = hits.some(collects) ? runEnd : payeeStart;
  for (const { kind, first, last } of [...hits].reverse())
    if (kind !== 'marker' && kind !== 'processor' && first < at && last >= at) at = first;
  return at;
}

/** The narrative with these words for its payee. Behind them may stand a town, as behind the payee of a card purchase. */
function withPayee(
  { narrative, hits }: Reading,
  { first, end }: Run,
  rail: Rail | null,
  country: CountryCode,
): Narrative {
  const { words, isNoise, runStart, runEnd } = narrative;
  let start = first;
  while (start < end && isNoise[start] === true) start++;
  let nameEnd = start;
  while (nameEnd < end && isNoise[nameEnd] !== true && !(nameEnd > start && words.marks[nameEnd] === COMMA))
    nameEnd++;
  const processor = skipProcessors(words, hits, { start, end: nameEnd });
  const goesOn = nameEnd === end && runStart <= end && end < runEnd;
  const wholeEnd = goesOn ? runEnd : nameEnd;
  const trimmed = rail === 'transfer' ? wholeEnd : trimPlaces(words, processor.start, wholeEnd, country);
  const isPlaceBehind = goesOn && trimmed <= nameEnd;
  return {
    ...narrative,
    payeeStart: processor.start,
    payeeEnd: Math.min(trimmed, nameEnd),
    runStart: processor.found || !narrative.viaProcessor ? start : Math.min(runStart, start),
    runEnd: isPlaceBehind ? wholeEnd : nameEnd,
    viaProcessor: processor.found || narrative.viaProcessor,
    isInPerson: processor.found ? processor.isInPerson : narrative.isInPerson,
    isWeb: hasWebAddress(words, start, wholeEnd),
    hasPlace: trimmed < wholeEnd,
  };
}

/** Nothing but a town stands where the text has its payee. */
function isPlace({ words, runStart, runEnd }: Narrative, country: CountryCode): boolean {
  return runStart >= runEnd || trimPlaces(words, Math.max(0, runStart - 1), runEnd, country) <= runStart;
}

/** What people write to each other, and firms to those they pay; a shop's text is written by its bank. */
function isMessage({ name: { words }, text, rail, isCredit }: NamedQuestion): boolean {
  if (isCardRail(rail) || text.narrative.viaProcessor) return false;
  return (
    isCredit || MESSAGE_RAILS.has(rail) || personLikelihood(words, 0, words.count, false) > LIKELY_PERSON
  );
}
