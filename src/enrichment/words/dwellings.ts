/** ASHDOWN LETTINGS FLAT 4 RENT: what is paid, and for which dwelling, is no part of the landlord's name. */
import { type Words, wordAt } from '../../base/text.js';
import { DWELLINGS, DWELLINGS_BESIDE_RENT, HIRED, PAID_FOR_DWELLING } from '../../data/dwellingWords.js';
import { CALENDAR_WORDS } from '../../data/payerWords.js';

const DWELLING: ReadonlySet<string> = new Set(DWELLINGS.split(' '));
const MAYBE_DWELLING: ReadonlySet<string> = new Set(DWELLINGS_BESIDE_RENT.split(' '));
const PAID = PAID_FOR_DWELLING.split(';').map(phrase => phrase.split(' '));
const HIRE: ReadonlySet<string> = new Set(HIRED.split(' '));
const CALENDAR: ReadonlySet<string> = new Set(CALENDAR_WORDS.split(' '));
const FEWEST_WORDS = 2;

/** Where the name ends before them; `end` where they are not there, or nothing would remain. */
export function endBeforeDwelling(words: Words, start: number, end: number): number {
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
