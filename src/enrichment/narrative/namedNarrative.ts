/**
 * A narrative whose payee is given beside it. The name takes the payee's place, unless the text has it there; rail, reference
 * and wording are read from the text alone, in which what stood in the payee's place is the reference.
 */

import { COMMA } from '../../base/marks.js';
import type { NarrativeCountry } from '../../countries/country.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { Rail } from '../../model/rail.js';
import type { Names } from '../lexicon/lexicon.js';
import { hasWebAddress } from '../words/contacts.js';
import { personLikelihood } from '../words/persons.js';
import { trimPlaces } from '../words/placeNames.js';
import { isCardRail } from '../words/rails.js';
import type { GivenName } from './givenName.js';
import { namesShop, placeOfName, saysShop } from './givenPlace.js';
import { insertName } from './insertedName.js';
import type { Narrative } from './narrative.js';
import type { Reading } from './narrativeReading.js';
import { skipProcessors } from './processors.js';

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

/** On these the payer writes what stands beside the name. */
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

/** Nothing but a town stands where the text alone has its payee. */
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
