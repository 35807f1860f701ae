/** A payee that no table knows, as a person would write it. */
import { AMPERSAND } from '../../base/marks.js';
import { type Words, wordAt } from '../../base/text.js';
import { LEFT_OUT_FORMS } from '../../data/firmWords.js';
import { BESIDE, CLOSES_NAME, OPENS_NAME, SMALL_WORDS } from '../../data/paymentWords.js';
import { isWebEnding } from './contacts.js';
import { endBeforeDwelling } from './dwellings.js';

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
