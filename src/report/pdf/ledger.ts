/** Draws rows of transactions over as many pages as they need, with the heads of the columns on each. */

import { COLOUR, MARGINS, SIZE } from './styles.js';
import type { Ink, TextPainter } from './textPainter.js';

export interface Column {
  readonly head: string;
  /** Points. The column with none takes what is left. */
  readonly width?: number;
  readonly isNumber?: boolean;
}

export interface Row {
  readonly cells: readonly string[];
  /** A second line under the text of the widest column. */
  readonly small?: string;
  /** A title in bold, such as a month. */
  readonly isTitle?: boolean;
  /** A sum. */
  readonly isBold?: boolean;
  /** In grey: it counts in no figure. */
  readonly isSoft?: boolean;
  /** Called when its page is open. */
  readonly drawn?: () => void;
}

const GAP = 10;
const LINE = 11.5;
const SMALL_LINE = 10;
const INK: Ink = { size: SIZE.table, color: COLOUR.text };
const SMALL: Ink = { size: SIZE.note, color: COLOUR.muted };

/** `top` is the place of the heads on the open page. Returns the end of the last row. */
export function drawRows(
  painter: TextPainter,
  [width, height]: readonly [number, number],
  top: number,
  columns: readonly Column[],
  rows: Iterable<Row>,
): number {
  const [left, marginTop, right, bottom] = MARGINS;
  const places = placesOf(columns, left, width - right);
  const end = height - bottom;
  let y = drawHeads(painter, places, top, left, width - right);
  for (const row of rows) {
    const cells = row.cells.map((cell, index) => {
      const { from, to, isNumber } = places[index] as Place;
      return isNumber || row.isTitle === true
        ? [cell]
        : linesOf(cell, to - from, text => painter.widthOf(text, INK));
    });
    const wide = places.findIndex(({ isWide }) => isWide);
    const { from, to } = places[wide] as Place;
    const small =
      row.small === undefined ? [] : linesOf(row.small, to - from, text => painter.widthOf(text, SMALL));
    const lineCount = Math.max(...cells.map(lines => lines.length));
    const rowHeight = lineCount * LINE + small.length * SMALL_LINE + (row.isTitle === true ? 14 : 6);
    // A title needs a row beneath it.
    if (y + rowHeight + (row.isTitle === true ? 2 * LINE : 0) > end) {
      painter.newPage();
      y = drawHeads(painter, places, marginTop, left, width - right);
    }
    row.drawn?.();
    const ink = {
      ...INK,
      isBold: row.isTitle === true || row.isBold === true,
      color: row.isSoft === true ? COLOUR.muted : COLOUR.text,
    };
    const first = y + (row.isTitle === true ? 20 : 12);
    cells.forEach((lines, index) => {
      const cell = places[index] as Place;
      lines.forEach((line, number) => {
        if (cell.isNumber) painter.textTo(line, cell.to, first + number * LINE, ink);
        else painter.text(line, cell.from, first + number * LINE, ink);
      });
      if (index === wide)
        small.forEach((line, number) => {
          painter.text(line, cell.from, first + (lines.length - 1) * LINE + (number + 1) * SMALL_LINE, SMALL);
        });
    });
    y += rowHeight;
    painter.rule(left, width - right, y, COLOUR.rule);
  }
  return y;
}

interface Place {
  readonly head: string;
  readonly from: number;
  readonly to: number;
  readonly isNumber: boolean;
  readonly isWide: boolean;
}

function placesOf(columns: readonly Column[], left: number, right: number): readonly Place[] {
  const taken = columns.reduce((sum, { width = 0 }) => sum + width, 0) + GAP * (columns.length - 1);
  let from = left;
  return columns.map(({ head, width, isNumber = false }) => {
    const own = width ?? right - left - taken;
    const place = { head, from, to: from + own, isNumber, isWide: width === undefined };
    from += own + GAP;
    return place;
  });
}

function drawHeads(
  painter: TextPainter,
  places: readonly Place[],
  top: number,
  left: number,
  right: number,
): number {
  for (const { head, from, to, isNumber } of places) {
    if (isNumber) painter.textTo(head, to, top + 10, SMALL);
    else painter.text(head, from, top + 10, SMALL);
  }
  painter.rule(left, right, top + 15, COLOUR.text, 0.75);
  return top + 15;
}

// Breaks a text into lines of a width.

function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap(each => partsOf(each, width, widthOf))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A word that is too long for a line is broken where the line ends. */
function partsOf(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  let partWidth = 0;
  for (const letter of word) {
    const own = widthOf(letter);
    if (part !== '' && partWidth + own > width) {
      parts.push(part);
      part = '';
      partWidth = 0;
    }
    part += letter;
    partWidth += own;
  }
  return [...parts, part];
}
