/** A payee that no table knows, as a person would write it. */
import { AMPERSAND } from '../../base/marks.js';
import { type Words, wordAt } from '../../base/text.js';
import { DWELLINGS, DWELLINGS_BESIDE_RENT, HIRED, PAID_FOR_DWELLING } from '../../data/dwellingWords.js';
import { LEFT_OUT_FORMS } from '../../data/firmWords.js';
import { CALENDAR_WORDS } from '../../data/payerWords.js';
import { BESIDE, CLOSES_NAME, OPENS_NAME, SMALL_WORDS } from '../../data/paymentWords.js';
import { isWebEnding } from './contacts.js';

const SMALL: ReadonlySet<string> = new Set(SMALL_WORDS.split(' '));
const LEGAL: ReadonlySet<string> = new Set(LEFT_OUT_FORMS.split(' '));
const OPENS: ReadonlySet<string> = new Set(OPENS_NAME.split(';'));
const CLOSES: ReadonlySet<string> = new Set(CLOSES_NAME.split(';'));
const STANDS_BESIDE: ReadonlySet<string> = new Set(BESIDE.split(';'));
const THREE_LETTERS = /(?:\p{L}\P{L}*){3}/u;

export function readableName(words: Words, start: number, end: number): string | null {
  const parts: string[] = [];
  const to = nameEnd(words, start, end);
  for (let index = nameStart(words, start, to); index < to; index++) {
    const word = wordAt(words, index);
    if (parts.length > 0 && (LEGAL.has(word) || isWebEnding(words, index))) break;
    const raw = words.text.slice(words.from[index], words.to[index]);
    const isGlued = words.glued[index] === true && parts.length > 0;
    // 3RD is 3rd.
    const part = isGlued ? raw.toLowerCase() : capitalised(raw, word, parts.length === 0);
    if (isGlued) parts[parts.length - 1] += part;
    else if (isAmpersand(words, index) && parts.length > 0) parts.push('&', part);
    else parts.push(part);
  }
  const name = parts
    .join(' ')
    .replace(/\b(Www|Https?)\b\s*/g, '')
    .trim();
  return THREE_LETTERS.test(name) ? name : null;
}

/** PAYMENT SALLIE MAE. */
function nameStart(words: Words, start: number, end: number): number {
  let first = start;
  while (first < end - 1 && isOneOf(words, first, first > start, OPENS)) first++;
  return first === start || hasLetters(words, first, end) ? first : start;
}

/** UCF TUITION PMT, ASHDOWN LETTINGS FLAT 4 RENT. */
function nameEnd(words: Words, start: number, end: number): number {
  let closed = end;
  while (closed > start + 1 && CLOSES.has(wordAt(words, closed - 1))) closed--;
  const kept = endBeforeDwelling(words, start, closed);
  let last = kept < closed ? kept : end;
  while (last > start + 1 && isOneOf(words, last - 1, last < end, CLOSES)) last--;
  return last === end || hasLetters(words, start, last) ? last : end;
}

function isOneOf(words: Words, index: number, isBeside: boolean, such: ReadonlySet<string>): boolean {
  const word = wordAt(words, index);
  return such.has(word) || (isBeside && STANDS_BESIDE.has(word));
}

function hasLetters(words: Words, start: number, end: number): boolean {
  return THREE_LETTERS.test(words.spelt.slice(start, end).join(''));
}

function isAmpersand(words: Words, index: number): boolean {
  return words.marks[index] === AMPERSAND;
}

function capitalised(raw: string, word: string, isFirst: boolean): string {
  // A text that already mixes cases was written by a person.
  if (raw !== word && raw !== raw.toUpperCase() && raw !== raw.toLowerCase()) return raw;
  if (!isFirst && SMALL.has(word)) return raw.toLowerCase();
  return raw.charAt(0).toUpperCase() + raw.slice(1).toLowerCase();
}

// ASHDOWN LETTINGS FLAT 4 RENT: what is paid, and for which dwelling, is no part of the landlord's name.

const DWELLING: ReadonlySet<string> = new Set(DWELLINGS.split(' '));
const MAYBE_DWELLING: ReadonlySet<string> = new Set(DWELLINGS_BESIDE_RENT.split(' '));
const PAID = PAID_FOR_DWELLING.split(';').map(phrase => phrase.split(' '));
const HIRE: ReadonlySet<string> = new Set(HIRED.split(' '));
const CALENDAR: ReadonlySet<string> = new Set(CALENDAR_WORDS.split(' '));
const FEWEST_WORDS = 2;

/** Where the name ends before them; `end` where they are not there, or nothing would remain. */
function endBeforeDwelling(words: Words, start: number, end: number): number {
  // RENT MARCH.
  let last = end;
  while (last > start && isDate(words, last - 1)) last--;
  const behind = endBeforePaid(words, start, last);
  const dwelling = endBeforeNumbered(words, start, behind);
  const kept = endBeforePaid(words, start, dwelling);
  const isRent = behind < last || kept < dwelling;
  if (dwelling < behind) {
    const isSure = isRent || DWELLING.has(wordAt(words, dwelling));
    return isSure && kept > start ? kept : end;
  }
  if (!isRent) return end;
  const isHire = HIRE.has(wordAt(words, kept - 1));
  return kept - start >= FEWEST_WORDS && !isHire ? kept : end;
}

function isDate(words: Words, index: number): boolean {
  return CALENDAR.has(wordAt(words, index));
}

function endBeforePaid(words: Words, start: number, end: number): number {
  const lengths = PAID.filter(
    phrase =>
      end - phrase.length >= start &&
      phrase.every((word, index) => wordAt(words, end - phrase.length + index) === word),
  ).map(({ length }) => length);
  return end - Math.max(0, ...lengths);
}

/** FLAT 4, APT 12B, UNIT C. */
function endBeforeNumbered(words: Words, start: number, end: number): number {
  let first = end;
  while (first > start && words.glued[first - 1] === true) first--;
  first--;
  const number = words.spelt.slice(Math.max(start, first), end).join('');
  const before = first - 1;
  if (before < start || !/^(?:\d{1,4}[A-Z]?|[A-Z]\d{0,3})$/.test(number)) return end;
  const word = wordAt(words, before);
  return DWELLING.has(word) || MAYBE_DWELLING.has(word) ? before : end;
}
