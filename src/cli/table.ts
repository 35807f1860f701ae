/** Plain-text tables: left for words, right for figures. */

import { widthsWithin } from './columnWidths.js';
import type { Block, Lines } from './page.js';
import { clipped } from './terminalText.js';
import { twoColumns, wrapped } from './wrap.js';

const NAME_WIDTH = 60;
const INDENT = '  ';
const GAP = '  ';

export interface Column<Row> {
  readonly title: string;
  readonly value: (row: Row) => string;
  readonly isFigure?: boolean;
}

/** Where it is too wide for the terminal, titles and words fold; where even that is, each row is a list of its own. */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Lines {
  const cells = rows.map(row => columns.map(({ value }) => value(row)));
  const titles = columns.map(({ title }) => title);
  const isFigure = columns.map(column => column.isFigure === true);
  const block: Block = width => {
    const room = width - INDENT.length - GAP.length * (columns.length - 1);
    const widths = widthsWithin(room, titles, cells, isFigure);
    if (widths === undefined) return asLists(titles, cells, width);
    const lines = (values: readonly string[]) => linesOf(values, widths, isFigure);
    return [...lines(titles), ...lines(widths.map(each => '-'.repeat(each))), ...cells.flatMap(lines)];
  };
  return [block];
}

function linesOf(
  values: readonly string[],
  widths: readonly number[],
  isFigure: readonly boolean[],
): string[] {
  const parts = values.map((value, index) => {
    const width = widths[index] as number;
    return value.length <= width ? [value] : wrapped(value, '', width);
  });
  const height = parts.reduce((most, { length }) => Math.max(most, length), 1);
  return Array.from({ length: height }, (_, row) =>
    (
      INDENT +
      parts
        .map((part, index) => {
          const width = widths[index] as number;
          const text = part[row] ?? '';
          return isFigure[index] === true ? text.padStart(width) : text.padEnd(width);
        })
        .join(GAP)
    ).trimEnd(),
  );
}

/** A line for each cell that holds something, and an empty one between rows. */
function asLists(titles: readonly string[], cells: readonly (readonly string[])[], width: number): string[] {
  return cells.flatMap((row, index) => {
    const pairs = titles.map((title, column) => [title, row[column] as string] as const);
    const lines = twoColumns(
      pairs.filter(([, text]) => text !== ''),
      width,
    );
    return index === 0 ? lines : ['', ...lines];
  });
}

export function heading(text: string): Lines {
  return ['', text, '='.repeat(text.length)];
}

export function accountTitle(accountId: string): string {
  return `Account ${clipped(accountId, NAME_WIDTH)}`;
}

/** 1234.5 -> "1,234.50". */
export function money(amount: number): string {
  const [whole, fraction] = Math.abs(amount).toFixed(2).split('.') as [string, string];
  return `${amount < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${fraction}`;
}

export function percent(share: number | null): string {
  return share === null ? '-' : `${(share * 100).toFixed(1)}%`;
}

export function monthName(year: number, month: number): string {
  const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  return `${names[month - 1]} ${year}`;
}
