/** Wraps sentences into lines that fit a terminal. */
import { padded, widthOf } from './displayWidth.js';

export const TERMINAL_WIDTH = 80;

/** As far as this, what has a widest size keeps it. Beyond, it grows with the terminal. */
const WIDE = 100;

/** How wide something may be that is at most `most` wide in an ordinary terminal. */
export function widestIn(width: number, most: number): number {
  return most + Math.max(0, width - WIDE);
}

/** Lines of at most `width` columns, each behind `indent`; a longer word has a line of its own. */
export function wrapped(text: string, indent = '', width = TERMINAL_WIDTH): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && indent.length + widthOf(longer) > width) {
      lines.push(indent + line);
      line = word;
    } else line = longer;
  }
  return [...lines, indent + line];
}

/** Puts names in one column and their texts in another, folded within it. */
export function twoColumns(
  rows: readonly (readonly [name: string, text: string])[],
  width = TERMINAL_WIDTH,
): string[] {
  const start = 2 + Math.max(0, ...rows.map(([name]) => widthOf(name))) + 2;
  return rows.flatMap(([name, text]) =>
    wrapped(text, ' '.repeat(start), width).map((line, index) =>
      index === 0 ? padded(`  ${name}`, start) + line.slice(start) : line,
    ),
  );
}
