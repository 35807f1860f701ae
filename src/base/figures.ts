/**
 * Digits in bank text that name nobody: dates, amounts and references. One reading for all who must agree on it: what is
 * noise in a narrative may also be masked when narratives are compared.
 */

const ZERO = 48;
const NINE = 57;
const SPACE = 32;
const SHORTEST_REFERENCE = 4;
/** 21-11-2024, 2024-11-21, 06/03/26, 18.12.24; 05/12, 05-12; 12.34, 1,234.56; 03:40, 03:40:12, 3:40 pm, 03:40p. */
const JOINED =
  /(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\/\d{1,2}|\d{2}-\d{2}|\d+(?:,\d{3})*\.\d{2}|\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M|[AP])?)(?![A-Z0-9]|[.,:/-]\d)/iy;
const MONTHS = new Set(['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']);

/** Where the date or amount ends that begins at `start`; 0 when none does. */
export function figureEnd(text: string, start: number): number {
  if (!isDigit(text, start) || !beginsAlone(text, start)) return 0;
  const end = endOfDigits(text, start);
  if (isJoiner(text, end) && isDigit(text, end + 1)) {
    JOINED.lastIndex = start;
    return JOINED.test(text) ? JOINED.lastIndex : 0;
  }
  return end - start <= 2 && text.charCodeAt(end) === SPACE ? endOfMonth(text, end + 1) : 0;
}

/** Where a number of four and more digits ends that begins at `start` and stands alone; 0 when none does. */
export function referenceEnd(text: string, start: number): number {
  if (!isDigit(text, start) || !beginsAlone(text, start)) return 0;
  const end = endOfDigits(text, start);
  const isJoined = isJoiner(text, end) && isDigit(text, end + 1);
  return end - start >= SHORTEST_REFERENCE && !isJoined && !isLetter(text, end) ? end : 0;
}

export function isDigit(text: string, position: number): boolean {
  const code = text.charCodeAt(position);
  return code >= ZERO && code <= NINE;
}

export function endOfDigits(text: string, start: number): number {
  let end = start;
  while (isDigit(text, end)) end++;
  return end;
}

/** No letter or digit before it, nor a mark that joins it to a digit. */
function beginsAlone(text: string, start: number): boolean {
  if (isLetter(text, start - 1) || isDigit(text, start - 1)) return false;
  return !(isJoiner(text, start - 1) && isDigit(text, start - 2));
}

/** 02 JUL, but not 02 JULIET. */
function endOfMonth(text: string, start: number): number {
  const end = start + 3;
  if (!isLetter(text, start) || isLetter(text, end)) return 0;
  return MONTHS.has(text.slice(start, end).toUpperCase()) ? end : 0;
}

/** `,` `-` `.` `/` `:` */
function isJoiner(text: string, position: number): boolean {
  const code = text.charCodeAt(position);
  return (code >= 44 && code <= 47) || code === 58;
}

function isLetter(text: string, position: number): boolean {
  const code = text.charCodeAt(position) & ~SPACE;
  return code >= 65 && code <= 90;
}
