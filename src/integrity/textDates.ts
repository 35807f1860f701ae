/**
 * Dates in the text of a row, in the forms that banks print: 12MAR, 12 MAR 26, 12-MAR-2026, 12/03, 12/03/26, 12-03-2026, 12.03.2026,
 * 2026-03-12. Read by character, since every row is read: expressions would cost half of all checks.
 */
import { MONTHS } from '../base/figures.js';

/** `named`: a day and a month. `numbers`: two numbers, of which the country tells which is the day. `iso`: a month and a day. */
interface TextDate {
  readonly first: number;
  readonly second: number;
  readonly form: 'named' | 'numbers' | 'iso';
}

const [SPACE, DASH, DOT, SLASH, ZERO] = [32, 45, 46, 47, 48] as const;
const SHORTEST_NAME = 3;
const SEPT = 4;
const CENTURY = 20;

export function datesIn(text: string): readonly TextDate[] {
  const dates: TextDate[] = [];
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    while (start < text.length && !isDigit(text, start)) start++;
    end = start;
    while (isDigit(text, end)) end++;
    const date = dateAt(text, start, end);
    if (date === null) continue;
    dates.push(date);
    // Its other numbers begin no date of their own.
    while (isDigit(text, end) || isDigit(text, end + 1)) end++;
  }
  return dates;
}

/** `start` to `end`: a number. */
function dateAt(text: string, start: number, end: number): TextDate | null {
  const length = end - start;
  const sign = text.charCodeAt(end);
  if (length === 4 && sign === DASH && numberAt(text, start, start + 2) === CENTURY) {
    const isWhole = isPair(text, end + 1) && text.charCodeAt(end + 3) === DASH && isPair(text, end + 4);
    return isWhole && !isDigit(text, end + 6)
      ? { first: numberAt(text, end + 1, end + 3), second: numberAt(text, end + 4, end + 6), form: 'iso' }
      : null;
  }
  if (length === 0 || length > 2) return null;
  const first = numberAt(text, start, end);
  const month = monthAt(text, sign === SPACE || sign === DASH ? end + 1 : end);
  if (month > 0) return { first, second: month, form: 'named' };
  if (length !== 2 || isJoined(text, start - 1) || !isPair(text, end + 1) || isDigit(text, end + 3))
    return null;
  const second = numberAt(text, end + 1, end + 3);
  // Without a year, what a dash or a dot parts may be a sort code or an amount.
  const isNumbers = sign === SLASH || ((sign === DASH || sign === DOT) && isYearAfter(text, end + 3, sign));
  return isNumbers ? { first, second, form: 'numbers' } : null;
}

function isYearAfter(text: string, place: number, sign: number): boolean {
  return (
    text.charCodeAt(place) === sign &&
    isPair(text, place + 1) &&
    numberAt(text, place + 1, place + 3) === CENTURY &&
    isPair(text, place + 3) &&
    !isDigit(text, place + 5)
  );
}

/** 1 to 12; 0 where no name of a month stands there. */
function monthAt(text: string, place: number): number {
  let end = place;
  while (isLetter(text.charCodeAt(end))) end++;
  if (end - place < SHORTEST_NAME) return 0;
  const name = text.slice(place, end).toUpperCase();
  return (
    MONTHS.findIndex(
      month =>
        month === name || (month.startsWith(name) && (name.length === SHORTEST_NAME || name.length === SEPT)),
    ) + 1
  );
}

function isJoined(text: string, place: number): boolean {
  const code = text.charCodeAt(place);
  return code === SLASH || code === DOT || code === DASH;
}

function isPair(text: string, place: number): boolean {
  return isDigit(text, place) && isDigit(text, place + 1);
}

function isDigit(text: string, place: number): boolean {
  const code = text.charCodeAt(place);
  return code >= ZERO && code < ZERO + 10;
}

function isLetter(code: number): boolean {
  const capital = code & ~32;
  return capital >= 65 && capital <= 90;
}

function numberAt(text: string, start: number, end: number): number {
  let number = 0;
  for (let place = start; place < end; place++) number = number * 10 + text.charCodeAt(place) - ZERO;
  return number;
}
