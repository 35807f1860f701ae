/** Writes plain-text tables, with words on the left and figures on the right of their columns. */
import { padded, paddedBefore, widthOf } from './displayWidth.js';
import type { Block, Lines } from './lines.js';
import type { Line, Tone } from './tones.js';
import { twoColumns, wrapped } from './wrap.js';

const INDENT = '  ';
const GAP = '  ';

export interface Column<Row> {
  readonly title: string;
  readonly value: (row: Row) => string;
  readonly isFigure?: boolean;
  readonly tone?: (row: Row) => Tone | undefined;
}

type Tones = readonly (Tone | undefined)[];

/** If the table is too wide for the terminal, titles and words fold. If that does not suffice, each row becomes a list. */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Lines {
  const cells = rows.map(row => columns.map(({ value }) => value(row)));
  const tones = rows.map(row => columns.map(({ tone }) => tone?.(row)));
  const titles = columns.map(({ title }) => title);
  const isFigure = columns.map(column => column.isFigure === true);
  const quiet: Tones = columns.map(() => 'quiet');
  const block: Block = width => {
    const room = width - INDENT.length - GAP.length * (columns.length - 1);
    const widths = widthsWithin(room, titles, cells, isFigure);
    if (widths === undefined) return asLists(titles, cells, width);
    return [
      ...linesOf(titles, widths, isFigure, quiet),
      ...linesOf(
        widths.map(each => '\u2500'.repeat(each)),
        widths,
        isFigure,
        quiet,
      ),
      ...cells.flatMap((row, index) => linesOf(row, widths, isFigure, tones[index] as Tones)),
    ];
  };
  return [block];
}

function linesOf(
  values: readonly string[],
  widths: readonly number[],
  isFigure: readonly boolean[],
  tones: Tones,
): Line[] {
  const parts = values.map((value, index) => {
    const width = widths[index] as number;
    return widthOf(value) <= width ? [value] : wrapped(value, '', width);
  });
  const height = parts.reduce((most, { length }) => Math.max(most, length), 1);
  return Array.from({ length: height }, (_, row) => {
    const last = parts.findLastIndex(part => (part[row] ?? '') !== '');
    return parts.slice(0, last + 1).flatMap((part, index) => {
      const width = widths[index] as number;
      const text = part[row] ?? '';
      const cell =
        isFigure[index] === true ? paddedBefore(text, width) : index === last ? text : padded(text, width);
      return [{ text: index === 0 ? INDENT : GAP }, { text: cell, tone: tones[index] }];
    });
  });
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

// How wide the columns of a table are in the room that there is.

type Texts = readonly string[];

/** In a narrower column, text would fold at each word. */
const LEAST_FOR_WORDS = 16;

/** `room` is the room for all columns, without the gaps. Undefined if they do not fit. */
export function widthsWithin(
  room: number,
  titles: Texts,
  rows: readonly Texts[],
  isFigure: readonly boolean[],
): readonly number[] | undefined {
  // Spreading is avoided, because a call takes at most some 100,000 arguments.
  const widest = (column: number) =>
    rows.reduce((width, row) => Math.max(width, widthOf(row[column] as string)), 0);
  const cells = titles.map((_, column) => widest(column));
  const whole = titles.map((title, column) => Math.max(widthOf(title), cells[column] as number));
  if (sumOf(whole) <= room) return whole;
  // Titles fold first, then words; figures never do.
  const widths = titles.map((title, column) => Math.max(longestWord(title), cells[column] as number));
  const least = widths.map((width, column) =>
    isFigure[column] === true ? width : Math.min(width, LEAST_FOR_WORDS),
  );
  if (sumOf(least) > room) return undefined;
  const over = () => sumOf(widths) - room;
  while (over() > 0) {
    const [most, second] = spareOf(widths, least);
    widths[most.column] =
      (widths[most.column] as number) - Math.min(over(), Math.max(1, most.spare - second));
  }
  return widths;
}

/** The column with the most spare width, and the spare width of the next. */
function spareOf(widths: readonly number[], least: readonly number[]) {
  const sorted = widths
    .map((width, column) => ({ column, spare: width - (least[column] as number) }))
    .sort((a, b) => b.spare - a.spare);
  return [sorted[0] as (typeof sorted)[number], sorted[1]?.spare ?? 0] as const;
}

function longestWord(title: string): number {
  return title.split(' ').reduce((longest, word) => Math.max(longest, widthOf(word)), 0);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
