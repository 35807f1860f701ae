/**
 * Comma-separated values as RFC 4180 has them, made safe to open in a spreadsheet: text that it would take for a formula
 * gets an apostrophe in front. Numbers are no text, so negative ones stay as they are.
 */
import { plainText } from './terminalText.js';

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
