/**
 * Digits in bank text that name nobody: dates and amounts. One pattern for all who must agree on it: what is noise in a
 * narrative may also be masked when narratives are compared.
 */

const MONTH = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)';
const FIGURES = [
  // 21-11-2024, 2024-11-21, 06/03/26, 18.12.24
  '\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4}',
  // 05/12
  '\\d{1,2}/\\d{1,2}',
  // 12.34, 1,234.56
  '\\d+(?:,\\d{3})*\\.\\d{2}',
  // 02 JUL
  `\\d{1,2} ${MONTH}(?![A-Z])`,
];
const ALONE = '(?<![A-Z0-9.,:/-])';
const ENDED = '(?![A-Z0-9]|[.,:/-][0-9])';

/** Every figure of a text, with its position. */
export function figuresIn(text: string): IterableIterator<RegExpExecArray> {
  return text.matchAll(FIGURE);
}

const FIGURE = new RegExp(`${ALONE}(?:${FIGURES.join('|')})${ENDED}`, 'gi');

/** Figures, and numbers of four and more digits that stand alone. */
export const FIGURE_OR_REFERENCE: string = `${ALONE}(?:${FIGURES.join('|')}|\\d{4,})${ENDED}`;
