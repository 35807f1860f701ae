/** How wide the columns of a table are in the room that there is. */
import { widthOf } from './displayWidth.js';

type Texts = readonly string[];

/** Narrower, words would fold at each word. */
const LEAST_FOR_WORDS = 16;

/** `room`: for all columns, without what is between them. Undefined where they do not fit. */
export function widthsWithin(
  room: number,
  titles: Texts,
  rows: readonly Texts[],
  isFigure: readonly boolean[],
): readonly number[] | undefined {
  // Not by spreading: a call takes some 100,000 arguments.
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

/** The column with most to give, and what the next has. */
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
