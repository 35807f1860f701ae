/**
 * Digits in bank text that name nobody: dates, amounts and references. One reading for all who must agree on it: what is
 * noise in a narrative may also be masked when narratives are compared.
 */

const ZERO = 48;
const NINE = 57;
const SPACE = 32;
/** The bits that tell a letter from the others, whatever its case. */
const LETTER = 31;
const SHORTEST_REFERENCE = 4;
/** 21-11-2024, 2024-11-21, 06/03/26, 18.12.24; 05/12, 05-12; 12.34, 1,234.56; 03:40, 03:40:12, 3:40 pm, 03:40p. */
const JOINED =
  /(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\/\d{1,2}|\d{2}-\d{2}|\d+(?:,\d{3})*\.\d{2}|\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M|[AP])?)(?![A-Z0-9]|[.,:/-]\d)/iy;
/** By number, so that no date of the many is cut out of its text. */
const MONTHS: ReadonlySet<number> = new Set(
  ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'].map(month =>
    threeLetters(month, 0),
  ),
);

/** Where the date or amount ends that begins at `start`; 0 when none does. */
export function figureEnd(text: string, start: number): number {
  return beginsNumber(text, start) ? figureFrom(text, start, endOfDigits(text, start)) : 0;
}

/** As `figureEnd`, and also where a number of four and more digits ends that stands alone. */
export function figureOrReferenceEnd(text: string, start: number): number {
  if (!beginsNumber(text, start)) return 0;
  const end = endOfDigits(text, start);
  const isReference =
    end - start >= SHORTEST_REFERENCE && !isJoined(text, end) && !isLetter(codeAt(text, end));
  return isReference ? end : figureFrom(text, start, end);
}

/** `end`: of the first digits. */
function figureFrom(text: string, start: number, end: number): number {
  if (isJoined(text, end)) {
    JOINED.lastIndex = start;
    return JOINED.test(text) ? JOINED.lastIndex : 0;
  }
  return end - start <= 2 && codeAt(text, end) === SPACE ? endOfMonth(text, end + 1) : 0;
}

export function endOfDigits(text: string, start: number): number {
  let end = start;
  while (end < text.length && isDigit(text.charCodeAt(end))) end++;
  return end;
}

export function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

/** 0 before and behind the text: asked for what is not there, `charCodeAt` is never fast again where it was asked. */
export function codeAt(text: string, position: number): number {
  return position >= 0 && position < text.length ? text.charCodeAt(position) : 0;
}

/** No letter or digit before it, nor a mark that joins it to a digit. */
function beginsNumber(text: string, start: number): boolean {
  if (!isDigit(codeAt(text, start))) return false;
  const before = codeAt(text, start - 1);
  if (isLetter(before) || isDigit(before)) return false;
  return !(isJoiner(before) && isDigit(codeAt(text, start - 2)));
}

/** A mark joins the digits that end at `end` to more. */
function isJoined(text: string, end: number): boolean {
  return isJoiner(codeAt(text, end)) && isDigit(codeAt(text, end + 1));
}

/** 02 JUL, but not 02 JULIET. */
function endOfMonth(text: string, start: number): number {
  const end = start + 3;
  return end <= text.length && !isLetter(codeAt(text, end)) && MONTHS.has(threeLetters(text, start))
    ? end
    : 0;
}

/** The same number for the same three letters in either case; 0 where they are none. */
function threeLetters(text: string, start: number): number {
  let number = 0;
  for (let position = start; position < start + 3; position++) {
    const code = text.charCodeAt(position);
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
