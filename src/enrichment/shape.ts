/**
 * The shape of a narrative: itself, with the digits of references, card numbers and dates masked. Two narratives of one
 * shape are decided alike, since such digits name nobody; so each shape is decided once.
 */

const ZERO = 48;
const NINE = 57;
/** Shorter runs can be part of a name: 7-Eleven, Pier 1, 118 118 Money. */
const SHORTEST_REFERENCE = 4;
const MONTHS = new Set(['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']);

/** `named`: long numbers that are part of a known name, which are kept. */
export function shapeOf(narrative: string, named: ReadonlySet<string>): string {
  let shape = '';
  let copied = 0;
  for (let position = 0; position < narrative.length; ) {
    if (!isDigit(narrative, position)) {
      position++;
      continue;
    }
    let end = position + 1;
    while (end < narrative.length && isDigit(narrative, end)) end++;
    if (
      end - position >= SHORTEST_REFERENCE
        ? !named.has(narrative.slice(position, end))
        : isPartOfFigure(narrative, position, end)
    ) {
      shape += `${narrative.slice(copied, position)}#`;
      copied = end;
    } else if (end - position <= 2) {
      const monthEnd = endOfMonthName(narrative, end);
      if (monthEnd > 0) {
        shape += `${narrative.slice(copied, position)}@`;
        copied = monthEnd;
        end = monthEnd;
      }
    }
    position = end;
  }
  return copied === 0 ? narrative : shape + narrative.slice(copied);
}

/** Where a month's name ends that follows the day at `position`, as in 02 JUL or 02JUL; 0 when none does. */
function endOfMonthName(narrative: string, position: number): number {
  const start = narrative.charCodeAt(position) === 32 ? position + 1 : position;
  const end = start + 3;
  if (!MONTHS.has(narrative.slice(start, end).toUpperCase())) return 0;
  const next = narrative.charCodeAt(end);
  // MAR is a month, MARKET is not.
  return (next >= 65 && next <= 90) || (next >= 97 && next <= 122) ? 0 : end;
}

/** Joined to more digits by a mark, as in 06/03/26, 21-11-2024 and 12.34. */
function isPartOfFigure(text: string, start: number, end: number): boolean {
  return (
    (isJoiner(text.charCodeAt(start - 1)) && isDigit(text, start - 2)) ||
    (isJoiner(text.charCodeAt(end)) && isDigit(text, end + 1))
  );
}

/** `,` `-` `.` `/` `:` */
function isJoiner(code: number): boolean {
  return (code >= 44 && code <= 47) || code === 58;
}

function isDigit(text: string, position: number): boolean {
  const code = text.charCodeAt(position);
  return code >= ZERO && code <= NINE;
}
