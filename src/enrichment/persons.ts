/** Names of people: never a merchant. */
import { type Words, wordAt } from '../base/text.js';
import { FIRST_NAMES, SURNAMES, TITLES } from '../data/firstNames.js';
import { TRADES } from '../data/trades.js';

const FIRST: ReadonlySet<string> = new Set(FIRST_NAMES.split(/\s+/));
const LAST: ReadonlySet<string> = new Set(SURNAMES.split(/\s+/));
const TITLE: ReadonlySet<string> = new Set(TITLES.split(/\s+/));
/** Words of firms and of streets, among which are many surnames. */
const COMPANY: ReadonlySet<string> = new Set(
  'LTD LIMITED PLC LLP LLC INC CO CORP COMPANY GROUP AND SONS SHOP STORE STORES SERVICES TRUST CIC CIO FUND BANK STREET ROAD AVENUE LANE PARK HILL SQUARE MARKET CORNER GREEN HALL HOUSE'.split(
    ' ',
  ),
);
/** SCAFFOLDING, HOTELS: what firms are named after, and people are not. */
const TRADE_WORD: ReadonlySet<string> = new Set(TRADES.flatMap(({ strong }) => strong.split(';')));
const AMPERSAND = 38;
const MOST_WORDS = 4;
/** A known first name before a word that is no known surname. */
const FIRST_NAME_ONLY = 0.6;

/** 0 to 1: how surely words `start` to `end` (exclusive) name a person, or begin with one whose message follows. */
export function personLikelihood(words: Words, start: number, end: number, mayHaveMessage: boolean): number {
  const parts = Array.from({ length: Math.max(0, end - start) }, (_, index) => wordAt(words, start + index));
  if (isFirmName(words, start, end)) return 0;
  const whole = nameLikelihood(parts);
  if (whole > 0 || !mayHaveMessage) return whole;
  return Math.max(messageFollows(parts, 2), messageFollows(parts, 3));
}

/** How only firms are called: a trade, a legal form, or two names joined (but MR & MRS ELLIS are a couple). */
export function isFirmName(words: Words, start: number, end: number): boolean {
  let isJoined = false;
  for (let index = start; index < end; index++) {
    const word = wordAt(words, index);
    if (COMPANY.has(word) || TRADE_WORD.has(word)) return true;
    if (TITLE.has(word)) return false;
    isJoined ||= index > start && words.marks[index] === AMPERSAND;
  }
  return isJoined;
}

/** Only an initial or a title with a known surname, or two known names, before a message: "J SMITH PIZZA". */
function messageFollows(parts: readonly string[], length: number): number {
  const likelihood = parts.length > length ? nameLikelihood(parts.slice(0, length)) : 0;
  return likelihood >= 0.8 ? likelihood : 0;
}

function nameLikelihood(parts: readonly string[]): number {
  if (
    parts.length === 0 ||
    parts.length > MOST_WORDS + 1 ||
    parts.some(part => COMPANY.has(part) || TRADE_WORD.has(part) || /\d/.test(part))
  )
    return 0;
  const names = parts.filter(part => !TITLE.has(part));
  if (TITLE.has(parts[0] as string) && names.length > 0) return names.length <= 3 ? 0.95 : 0.7;
  if (names.length < 2 || names.length > MOST_WORDS) return 0;
  const initials = names.filter(name => name.length <= 2 && !FIRST.has(name)).length;
  const known = names.filter(name => name.length > 1 && (FIRST.has(name) || LAST.has(name))).length;
  const hasFirst = names.some(name => FIRST.has(name));
  const hasLast = names.some(name => LAST.has(name));
  if (initials + known < names.length)
    return names.length === 2 && FIRST.has(names[0] as string) ? FIRST_NAME_ONLY : 0;
  if (hasFirst && hasLast) return 0.9;
  if (initials > 0 && (hasLast || hasFirst)) return 0.85;
  return hasFirst || hasLast ? 0.6 : 0;
}
