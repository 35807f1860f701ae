/**
 * Digits in bank text that name nobody: dates, amounts and references. One reading for all who must agree on it: what is
 * noise in a narrative may also be masked when narratives are compared.
 */
import { type Line, MARGIN } from './line.js';

const ZERO = 48;
const NINE = 57;
const SPACE = 32;
/** The bits that tell a letter from the others, whatever its case. */
const LETTER = 31;
const SHORTEST_REFERENCE = 4;
/** 21-11-2024, 2024-11-21, 06/03/26, 18.12.24; 05/12, 05-12; 12.34, 1,234.56; 03:40, 03:40:12, 3:40 pm, 03:40p. */
const JOINED =
  /(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\/\d{1,2}|\d{2}-\d{2}|\d+(?:,\d{3})*\.\d{2}|\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M|[AP])?)(?![A-Z0-9]|[.,:/-]\d)/iy;
/** 1 at the number of each month's three letters, so that no date of the many is cut out of its text. */
const IS_MONTH = new Uint8Array(32 ** 3);
for (const month of 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' '))
  IS_MONTH[
    threeLetters(
      Array.from(month, letter => letter.charCodeAt(0)),
      0,
    )
  ] = 1;

/** Where the date or amount ends that begins at `start`; 0 when none does. */
export function figureEnd(line: Line, start: number): number {
  return endOf(line, start, Number.POSITIVE_INFINITY);
}

/** As `figureEnd`, and also where a number of four and more digits ends that stands alone. */
export function figureOrReferenceEnd(line: Line, start: number): number {
  return endOf(line, start, SHORTEST_REFERENCE);
}

/** In one piece, since every number of every narrative is read here: V8 makes no calls of so few. */
function endOf({ text, codes }: Line, start: number, shortestReference: number): number {
  const first = start + MARGIN;
  const before = codes[first - 1] as number;
  // No letter or digit before it, nor a mark that joins it to a digit.
  if (!isDigit(codes[first] as number) || isLetter(before) || isDigit(before)) return 0;
  if (isJoiner(before) && isDigit(codes[first - 2] as number)) return 0;
  const end = endOfDigits(codes, first);
  const behind = codes[end] as number;
  if (isJoiner(behind) && isDigit(codes[end + 1] as number)) {
    JOINED.lastIndex = start;
    return JOINED.test(text) ? JOINED.lastIndex : 0;
  }
  if (end - first >= shortestReference) return isLetter(behind) ? 0 : end - MARGIN;
  // 02 JUL, but not 02 JULIET.
  return end - first <= 2 &&
    behind === SPACE &&
    !isLetter(codes[end + 4] as number) &&
    IS_MONTH[threeLetters(codes, end + 1)] === 1
    ? end + 4 - MARGIN
    : 0;
}

/** Places in the codes of a line, which a zero ends. */
export function endOfDigits(codes: Line['codes'], start: number): number {
  let end = start;
  while (isDigit(codes[end] as number)) end++;
  return end;
}

export function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

/** The same number for the same three letters in either case; 0 where they are none. */
function threeLetters(codes: ArrayLike<number>, start: number): number {
  let number = 0;
  for (let position = start; position < start + 3; position++) {
    const code = codes[position] as number;
    if (!isLetter(code)) return 0;
    number = 32 * number + (code & LETTER);
  }
  return number;
}

/** `,` `-` `.` `/` `:` */
function isJoiner(code: number): boolean {
  return (code >= 44 && code <= 47) || code === 58;
}

function isLetter(code: number): boolean {
  const upper = code & ~SPACE;
  return upper >= 65 && upper <= 90;
}
