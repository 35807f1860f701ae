/**
 * Finds digits in bank text that name nobody: dates, amounts and references. Reading a narrative and comparing narratives both use it, so
 * that they agree on what is noise.
 */

const ZERO = 48;
const NINE = 57;
const SPACE = 32;
/** The bits that distinguish letters, whatever their case. */
const LETTER = 31;
const SHORTEST_REFERENCE = 4;
/** 21-11-2024, 2024-11-21, 06/03/26, 18.12.24; 05/12, 05-12; 12.34, 1,234.56; 03:40, 03:40:12, 3:40 pm, 03:40p. */
const JOINED =
  /(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\/\d{1,2}|\d{2}-\d{2}|\d+(?:,\d{3})*\.\d{2}|\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M|[AP])?)(?![A-Z0-9]|[.,:/-]\d)/iy;
/** In order. Banks write the first three letters, four of September, or the whole name. */
export const MONTHS =
  'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(' ');
const SEPT = 'SEPT';
const ABBREVIATED = 3;
/** The number of a month, from 1, at the number of its three letters. So dates are read without copying parts of the text. */
const PLACE_OF_MONTH = new Uint8Array(32 ** 3);
for (const [index, month] of MONTHS.entries()) PLACE_OF_MONTH[threeLetters(month, 0)] = index + 1;
/** 2ND SEPT */
const ORDINALS: ReadonlySet<string> = new Set(['ST', 'ND', 'RD', 'TH']);
const ORDINAL_LENGTH = 2;

/** The end of the date or amount that begins at `start`. 0 if there is none. */
export function figureEnd(text: string, start: number): number {
  return isDigit(codeAt(text, start))
    ? endOf(text, start, endOfDigits(text, start), Number.POSITIVE_INFINITY)
    : 0;
}

/** As `figureEnd`, and also where a number of four and more digits ends that stands alone. Digits stand from `start` to `digitsEnd`. */
export function figureOrReferenceEnd(text: string, start: number, digitsEnd: number): number {
  return endOf(text, start, digitsEnd, SHORTEST_REFERENCE);
}

function endOf(text: string, start: number, end: number, shortestReference: number): number {
  const before = codeAt(text, start - 1);
  // No letter or digit before it, nor a mark that joins it to a digit.
  if (isLetter(before) || isDigit(before)) return 0;
  if (isJoiner(before) && isDigit(codeAt(text, start - 2))) return 0;
  const behind = codeAt(text, end);
  if (isJoiner(behind) && isDigit(codeAt(text, end + 1))) {
    JOINED.lastIndex = start;
    return JOINED.test(text) ? JOINED.lastIndex : 0;
  }
  if (end - start >= shortestReference) return isLetter(behind) ? 0 : end;
  return end - start <= 2 ? spacedDateEnd(text, isOrdinal(text, end) ? end + ORDINAL_LENGTH : end) : 0;
}

/** 02 JUL, 02-JULY-2026, but not 02 JULIET. */
function spacedDateEnd(text: string, dayEnd: number): number {
  const joint = codeAt(text, dayEnd);
  if (joint !== SPACE && !isJoiner(joint)) return 0;
  const end = monthEnd(text, dayEnd + 1);
  if (end === 0 || isLetter(codeAt(text, end))) return 0;
  if (joint === SPACE || codeAt(text, end) !== joint) return end;
  const yearEnd = endOfDigits(text, end + 1);
  return isYearLength(yearEnd - end - 1) && !isLetter(codeAt(text, yearEnd)) ? yearEnd : end;
}

/**
 * Where the date ends whose day begins at `start` and whose month is glued on, as in 06MAR26, 21NOV and 5Jun2026; 0 when
 * none does, or when it stands in a longer word. Digits stand from `start` to `digitsEnd`.
 */
export function gluedDateEnd(text: string, start: number, digitsEnd: number): number {
  if (digitsEnd - start > 2) return 0;
  const before = codeAt(text, start - 1);
  if (isLetter(before) || isDigit(before)) return 0;
  const yearStart = monthEnd(text, digitsEnd);
  if (yearStart === 0) return 0;
  const end = endOfDigits(text, yearStart);
  return (end === yearStart || isYearLength(end - yearStart)) && !isLetter(codeAt(text, end)) ? end : 0;
}

/** The end of the name of a month, abbreviated or whole. 0 if none begins at `start`. */
function monthEnd(text: string, start: number): number {
  const place = PLACE_OF_MONTH[threeLetters(text, start)] as number;
  if (place === 0) return 0;
  const whole = MONTHS[place - 1] as string;
  if (holdsAt(text, start, whole)) return start + whole.length;
  return start + (whole.startsWith(SEPT) && holdsAt(text, start, SEPT) ? SEPT.length : ABBREVIATED);
}

/** `letters`: in capitals. */
function holdsAt(text: string, start: number, letters: string): boolean {
  for (let place = 0; place < letters.length; place++) {
    const code = codeAt(text, start + place);
    if (!isLetter(code) || (code & ~SPACE) !== letters.charCodeAt(place)) return false;
  }
  return true;
}

function isOrdinal(text: string, start: number): boolean {
  return (
    isLetter(codeAt(text, start)) && ORDINALS.has(text.slice(start, start + ORDINAL_LENGTH).toUpperCase())
  );
}

function isYearLength(digits: number): boolean {
  return digits === 2 || digits === 4;
}

export function endOfDigits(text: string, start: number): number {
  let end = start;
  while (isDigit(codeAt(text, end))) end++;
  return end;
}

/** Returns 0 outside the text. Out of range, `charCodeAt` would make its call site slow for good. */
export function codeAt(text: string, position: number): number {
  return position >= 0 && position < text.length ? text.charCodeAt(position) : 0;
}

export function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

/** The same number for the same three letters in either case. 0 if they are not letters. */
function threeLetters(text: string, start: number): number {
  let number = 0;
  for (let position = start; position < start + 3; position++) {
    const code = codeAt(text, position);
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
