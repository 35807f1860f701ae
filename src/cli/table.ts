/** Plain-text tables: left for words, right for figures. */
import type { Lines } from './page.js';
import { clipped } from './terminalText.js';

const NAME_WIDTH = 60;

export interface Column<Row> {
  readonly title: string;
  readonly value: (row: Row) => string;
  readonly isFigure?: boolean;
}

export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Lines {
  const cells = rows.map(row => columns.map(({ value }) => value(row)));
  const widths = columns.map(({ title }, index) =>
    // Not by spreading: a call takes some 100,000 arguments.
    cells.reduce((width, row) => Math.max(width, (row[index] as string).length), title.length),
  );
  const line = (values: readonly string[]) =>
    values
      .map((value, index) => {
        const width = widths[index] as number;
        return columns[index]?.isFigure === true ? value.padStart(width) : value.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [
    line(columns.map(({ title }) => title)),
    line(widths.map(width => '-'.repeat(width))),
    ...cells.map(line),
  ].map(text => `  ${text}`);
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
