/**
 * Writes comma-separated values by RFC 4180 that are safe to open in a spreadsheet. Text that looks like a formula gets an apostrophe in
 * front. Negative numbers are not text, so they stay as they are.
 */
import { plainText } from './plainText.js';

type Cell = string | number | null;

export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => Cell;
}

const LINE_END = '\r\n';
/** The signs that begin a formula, those of East Asian keyboards too, with or without spaces before them. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
/** A row is a line, so that it can be counted and searched as one. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** A header, then a line for each row. */
export function csv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  return [columns.map(({ title }) => title), ...rows.map(row => columns.map(({ value }) => value(row)))]
    .map(cells => cells.map(cellText).join(',') + LINE_END)
    .join('');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = plainText(cell.replace(BREAKS, ' '));
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
