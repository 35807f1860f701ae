/** Names of people: never a merchant. */

import { beginsOne } from '../../base/binarySearch.js';
import { AMPERSAND } from '../../base/marks.js';
import { type Words, wordAt } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import { FIRM_WORDS, LEGAL_FORMS, PRACTICE_FORMS } from '../../data/firmWords.js';
import { BRANDS_OR_NAMES, FIRST_NAMES, SURNAMES, TITLES } from '../../data/firstNames.js';
import { MORE_FIRST_NAMES, MORE_SURNAMES, SURNAMES_LIKE_FIRMS } from '../../data/moreNames.js';
import { TRADES } from '../../data/trades.js';
import { isCraftAt } from './crafts.js';

const FIRST: ReadonlySet<string> = new Set(`${FIRST_NAMES} ${MORE_FIRST_NAMES}`.split(/\s+/));
const FIRST_OF_PAID: ReadonlySet<string> = new Set([...FIRST, ...BRANDS_OR_NAMES.split(' ')]);
const LAST: ReadonlySet<string> = new Set(`${SURNAMES} ${MORE_SURNAMES}`.split(/\s+/));
const NAMESAKE: ReadonlySet<string> = new Set(SURNAMES_LIKE_FIRMS.split(' '));
const TITLE: ReadonlySet<string> = new Set(TITLES.split(/\s+/));
const FIRM: ReadonlySet<string> = new Set(FIRM_WORDS.split(/\s+/));
const LEGAL: ReadonlySet<string> = new Set(LEGAL_FORMS.split(' '));
const PRACTICES: ReadonlySet<string> = new Set(PRACTICE_FORMS.split(' '));
/** SCAFFOLDING, HOTELS: what firms are named after, and people are not. */
const TRADE_WORD: ReadonlySet<string> = new Set(
  TRADES.flatMap(({ strong }) => strong.split(';')).filter(word => !FIRST.has(word) && !LAST.has(word)),
);
const FIRM_IN_ORDER = [...FIRM].sort();
const TRADES_IN_ORDER = [...TRADE_WORD].sort();
const SHORTEST_CUT = 5;
/** There are more trades than surnames we know: BARRI may be cut from BARRISTER. */
const SHORTEST_CUT_TRADE = 7;
const MOST_WORDS = 4;
/** A known first name before a word that is no known surname. */
const FIRST_NAME_ONLY = EVIDENCE_WEIGHTS.personFirstName;
/** An initial beside a word that may be a surname, where people are paid: T RADCLIFFE, SUTTON N. */
const INITIAL_ONLY = EVIDENCE_WEIGHTS.personInitialOnly;
const SHORTEST_SURNAME = 4;
const TITLED = EVIDENCE_WEIGHTS.personTitled;
const TITLED_LONG = EVIDENCE_WEIGHTS.personTitledLong;
const FIRST_AND_LAST = EVIDENCE_WEIGHTS.personFirstAndLast;
const WITH_INITIAL = EVIDENCE_WEIGHTS.personInitial;
const KNOWN_NAMES = EVIDENCE_WEIGHTS.personKnownNames;

/**
 * 0 to 1: how surely words `start` to `end` (exclusive) name a person, or begin with one whose message follows. `isName`: they
 * are a name and nothing else.
 */
export function personLikelihood(
  words: Words,
  start: number,
  end: number,
  mayHaveMessage: boolean,
  isName = false,
): number {
  const parts = words.spelt.slice(start, Math.max(start, end));
  if (parts.some(isLegalForm) || isPractice(parts) || isJoined(words, start, end)) return 0;
  const firsts = mayHaveMessage ? FIRST_OF_PAID : FIRST;
  const whole = nameLikelihood(parts, firsts, isName);
  if (whole > 0 || !mayHaveMessage) return whole;
  return Math.max(messageFollows(parts, 2, firsts), messageFollows(parts, 3, firsts), initialOnly(parts));
}

/** No word of a firm may follow: E SUSSEX COLLEGE. */
function initialOnly(parts: readonly string[]): number {
  const [first = '', second = ''] = parts;
  const surname = first.length === 1 ? second : second.length === 1 ? first : '';
  return surname.length >= SHORTEST_SURNAME &&
    !endsInCraft(parts) &&
    !parts.some(part => FIRM.has(part) || TRADE_WORD.has(part) || /\d/.test(part)) &&
    !isCutFirmWord(surname)
    ? INITIAL_ONLY
    : 0;
}

/** ZARA of ZARA SMITH, CHLOE of CHLOE SUTTON, who are paid: many surnames are towns. But ZARA alone, or ZARA ONLINE, is the shop. */
export function isGivenName(words: Words, first: number, end: number): boolean {
  return (
    FIRST_OF_PAID.has(wordAt(words, first)) && personLikelihood(words, first, end, true) >= FIRST_NAME_ONLY
  );
}

/** A first name or a family name of our lists. */
export function isKnownName(word: string): boolean {
  return FIRST_OF_PAID.has(word) || LAST.has(word);
}

export function isFirstName(word: string): boolean {
  return FIRST_OF_PAID.has(word);
}

export function isTitle(word: string): boolean {
  return TITLE.has(word);
}

/** LTD, HOMES, SCAFFOLDING: what firms are named with, and people are not. */
export function isFirmWord(word: string): boolean {
  return LEGAL.has(word) || FIRM.has(word) || TRADE_WORD.has(word);
}

export function isSurname(word: string): boolean {
  return LAST.has(word);
}

/** A title, and a known name or an initial behind it. */
export function isTitled(words: Words, start: number, end: number): boolean {
  return (
    TITLE.has(wordAt(words, start)) &&
    words.spelt.slice(start + 1, end).some(word => word.length === 1 || FIRST.has(word) || LAST.has(word))
  );
}

/** LTD, PLC. */
export function isLegalForm(word: string): boolean {
  return LEGAL.has(word);
}

/** How only firms are called: a legal form, a trade (the last word may be cut), or two names joined. */
export function isFirmName(words: Words, start: number, end: number): boolean {
  if (isJoined(words, start, end)) return true;
  for (let index = isNamesake(words, start, end) ? start + 2 : start; index < end; index++) {
    const word = wordAt(words, index);
    if (isFirmWord(word) || (index > start && !isKnownName(word) && isCraftAt(words.spelt, index, end)))
      return true;
    if (index > start && index === end - 1 && isCutFirmWord(word)) return true;
  }
  return false;
}

/** GEORGE CASTLE, TEMPLE ALAN, A HOUSE: a given name or an initial beside a family name that firms are named with, too. */
function isNamesake(words: Words, start: number, end: number): boolean {
  if (end - start < 2) return false;
  const [first, second] = [wordAt(words, start), wordAt(words, start + 1)];
  const isGiven = (word: string) => word.length === 1 || FIRST.has(word);
  return (NAMESAKE.has(second) && isGiven(first)) || (NAMESAKE.has(first) && isGiven(second));
}

/** ELLIS & FARROW; but MR & MRS ELLIS are a couple. */
function isJoined(words: Words, start: number, end: number): boolean {
  if (TITLE.has(wordAt(words, start))) return false;
  for (let index = start + 1; index < end; index++) if (words.marks[index] === AMPERSAND) return true;
  return false;
}

/** BUILDE, FLOORIN: what a column cut off of a firm's word. */
export function isCutFirmWord(word: string): boolean {
  if (word.length < SHORTEST_CUT) return false;
  if (beginsOne(FIRM_IN_ORDER, word)) return true;
  if (word.length < SHORTEST_CUT_TRADE || FIRST.has(word) || LAST.has(word)) return false;
  return beginsOne(TRADES_IN_ORDER, word);
}

/**
 * Only an initial or a title with a known surname, or two known names, before a message: "J SMITH PIZZA". But a craft is no
 * message: "D EVANS ROOFING" is a firm.
 */
function messageFollows(parts: readonly string[], length: number, firsts: ReadonlySet<string>): number {
  if (endsInCraft(parts)) return 0;
  const likelihood = parts.length > length ? nameLikelihood(parts.slice(0, length), firsts) : 0;
  return likelihood >= EVIDENCE_WEIGHTS.personBeforeMessage ? likelihood : 0;
}

/** HALL; but MISS L HALL is a person. */
function isFirmPart(word: string, hasTitle: boolean): boolean {
  return FIRM.has(word) && !(hasTitle && LAST.has(word));
}

/** DR A KHAN FLOORING; but DR A CARPENTER, whose name it is. */
function endsInCraft(parts: readonly string[]): boolean {
  const named = parts.findIndex(part => part.length > 1 && !TITLE.has(part));
  return (
    named >= 0 &&
    parts.some((part, index) => index > named && !isKnownName(part) && isCraftAt(parts, index, parts.length))
  );
}

/** DR D SHARMA PA: an American practice, which is a professional association or corporation. */
function isPractice(parts: readonly string[]): boolean {
  return parts.length > 2 && parts[0] === 'DR' && PRACTICES.has(parts.at(-1) as string);
}

function nameLikelihood(parts: readonly string[], firsts: ReadonlySet<string>, isName = false): number {
  const hasTitle = TITLE.has(parts[0] ?? '');
  // SAM GREEN in the field of a name, as MR GREEN.
  const isFull = isName && parts.length === 2 && FIRST.has(parts[0] ?? '') && LAST.has(parts[1] ?? '');
  if (
    parts.length === 0 ||
    parts.length > MOST_WORDS + 1 ||
    parts.some(part => isFirmPart(part, hasTitle || isFull) || TRADE_WORD.has(part) || /\d/.test(part)) ||
    endsInCraft(parts) ||
    (parts.length > 1 && !hasTitle && !isFull && isCutFirmWord(parts.at(-1) as string))
  )
    return 0;
  const names = parts.filter(part => !TITLE.has(part));
  if (hasTitle && names.length > 0) return names.length <= 3 ? TITLED : TITLED_LONG;
  if (names.length < 2 || names.length > MOST_WORDS) return 0;
  const initials = names.filter(name => name.length <= 2 && !firsts.has(name)).length;
  const known = names.filter(name => name.length > 1 && (firsts.has(name) || LAST.has(name))).length;
  const hasFirst = names.some(name => firsts.has(name));
  const hasLast = names.some(name => LAST.has(name));
  if (initials + known < names.length)
    return names.length === 2 && FIRST.has(names[0] as string) ? FIRST_NAME_ONLY : 0;
  if (hasFirst && hasLast) return FIRST_AND_LAST;
  if (initials > 0 && (hasLast || hasFirst)) return WITH_INITIAL;
  return hasFirst || hasLast ? KNOWN_NAMES : 0;
}
