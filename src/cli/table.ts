/** Plain-text tables: left for words, right for figures. */

export interface Column<Row> {
  readonly title: string;
  readonly value: (row: Row) => string;
  readonly isFigure?: boolean;
}

export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const cells = rows.map(row => columns.map(({ value }) => value(row)));
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...cells.map(row => (row[index] as string).length)),
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
  ]
    .map(text => `  ${text}`)
    .join('\n');
}

export function heading(text: string): string {
  return `\n${text}\n${'='.repeat(text.length)}`;
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

export function clipped(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}~`;
}
