/**
 * The shape of a narrative: itself, with the digits of references, card numbers, amounts and dates masked. Two narratives
 * of one shape are decided alike, since such digits name nobody; so each shape is decided once.
 */

const DAY_AND_MONTH = '\\d{1,2} ?(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?![A-Z])';
/** Joined to more digits by a mark, as in 06/03/26, 21-11-2024 and 12.34. */
const PART_OF_FIGURE = '\\d+(?=[.,:/-]\\d)|(?<=\\d[.,:/-])\\d+';
/** Shorter runs can be part of a name: 7-Eleven, Pier 1, 118 118 Money. */
const REFERENCE = '\\d{4,}';

/** What to mask. `named`: long numbers that are part of a known name, which stay. */
export function shapeMask(named: ReadonlySet<string>): RegExp {
  const kept = named.size === 0 ? '' : `(?!(?:${[...named].sort().join('|')})(?!\\d))`;
  return new RegExp(`${DAY_AND_MONTH}|${kept}${REFERENCE}|${PART_OF_FIGURE}`, 'gi');
}

export function shapeOf(narrative: string, mask: RegExp): string {
  return narrative.replace(mask, '#');
}
