/**
 * Reads lines of separated values as records, with the place of each. It is made for the files that people have: a quote that is never
 * closed spoils its own line and no other. No CSV library was found that does this (docs/internals/adapters.md).
 */

export type Delimiter = ',' | ';' | '\t' | '|';

export interface CsvRecord {
  /** Without quotes and without the blanks around them. */
  readonly cells: readonly string[];
  /** Of its first character, and of the one after its last. Line breaks are not part of it. */
  readonly from: number;
  readonly to: number;
  /** A quote was never closed, or text stands outside of the quotes. */
  readonly isBroken: boolean;
}

/** A longer text in one cell is not a bank's text: its quote was never closed. */
const LONGEST_QUOTED = 20_000;

/**
 * Every line that is not blank. `usual`: how many delimiters the lines of the file usually have; a quoted text over several
 * lines that holds such a line was never closed. One more than `most` are read, which shows that there are more.
 */
export function recordsOf(
  text: string,
  delimiter: Delimiter,
  usual: number,
  most = Number.POSITIVE_INFINITY,
): readonly CsvRecord[] {
  const records: CsvRecord[] = [];
  const ends = new LineEnds(text);
  let at = 0;
  while (at < text.length && records.length <= most) {
    const end = ends.after(at);
    const line = text.slice(at, end);
    if (!line.includes('"')) {
      if (line.trim() !== '')
        records.push({ cells: line.split(delimiter).map(cleaned), from: at, to: end, isBroken: false });
      at = end + 1;
      continue;
    }
    const record = quotedRecord(text, at, delimiter, usual, ends);
    records.push(record);
    at = record.to + 1;
  }
  return records;
}

/** Finds the ends of lines, which are asked for in ascending order. Each character is looked at once. */
class LineEnds {
  private feed = -2;
  private carriage = -2;

  constructor(private readonly text: string) {}

  /** Where the line ends that holds `at`: at a line feed, a carriage return, or the end of the text. */
  after(at: number): number {
    if (this.feed !== -1 && this.feed < at) this.feed = this.text.indexOf('\n', at);
    if (this.carriage !== -1 && this.carriage < at) this.carriage = this.text.indexOf('\r', at);
    const feed = this.feed === -1 ? this.text.length : this.feed;
    const carriage = this.carriage === -1 ? this.text.length : this.carriage;
    return Math.min(feed, carriage);
  }
}

function quotedRecord(
  text: string,
  from: number,
  delimiter: Delimiter,
  usual: number,
  ends: LineEnds,
): CsvRecord {
  const cells: string[] = [];
  let isBroken = false;
  let at = from;
  let end = ends.after(from);
  for (;;) {
    const start = afterBlanks(text, at, end, delimiter);
    let next: number;
    const quoted = text[start] === '"' ? quotedCell(text, start, end, delimiter, usual) : undefined;
    if (quoted === undefined) {
      next = delimiterOrEnd(text, at, end, delimiter);
      const bare = withoutLoneQuote(text.slice(at, next).trim());
      isBroken ||= bare !== undefined;
      cells.push(cleaned(bare ?? text.slice(at, next)));
    } else {
      isBroken ||= quoted.isBroken;
      cells.push(cleaned(quoted.value));
      next = quoted.next;
      if (next > end) end = ends.after(next);
    }
    if (next >= end) return { cells, from, to: end, isBroken };
    at = next + 1;
  }
}

interface QuotedCell {
  readonly value: string;
  /** The place of the delimiter or line end after it. */
  readonly next: number;
  readonly isBroken: boolean;
}

/** Undefined where the quote at `start` is never closed. */
function quotedCell(
  text: string,
  start: number,
  end: number,
  delimiter: Delimiter,
  usual: number,
): QuotedCell | undefined {
  let at = start + 1;
  let isBroken = false;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1 || quote - start > LONGEST_QUOTED) return undefined;
    if (text[quote + 1] === '"') {
      at = quote + 2;
      continue;
    }
    const next = afterBlanks(text, quote + 1, text.length, delimiter);
    const isClosing =
      next === text.length || text[next] === delimiter || text[next] === '\n' || text[next] === '\r';
    if (isClosing) {
      const inner = text.slice(start + 1, quote);
      if (quote > end && holdsRow(inner, delimiter, usual)) return undefined;
      return { value: inner.replaceAll('""', '"'), next, isBroken };
    }
    // A quote within the text of one line was not doubled; one that crosses lines opens the next cell.
    if (quote > end) return undefined;
    isBroken = true;
    at = quote + 1;
  }
}

/** Whether one of the further lines of a quoted text has the delimiters of a whole row. */
function holdsRow(quoted: string, delimiter: Delimiter, usual: number): boolean {
  const enough = Math.max(2, usual);
  return quoted
    .split(/\r\n|\n|\r/)
    .slice(1)
    .some(line => line.split(delimiter).length > enough);
}

/** The cell without a quote that is at one end only. Undefined if there is no such quote. */
function withoutLoneQuote(cell: string): string | undefined {
  if (cell.startsWith('"')) return cell.slice(1);
  return cell.endsWith('"') && cell.indexOf('"') === cell.length - 1 ? cell.slice(0, -1) : undefined;
}

function delimiterOrEnd(text: string, at: number, end: number, delimiter: Delimiter): number {
  let place = at;
  while (place < end && text[place] !== delimiter) place++;
  return place;
}

function afterBlanks(text: string, at: number, end: number, delimiter: Delimiter): number {
  let place = at;
  while (
    place < end &&
    (text[place] === ' ' || (text[place] === '\t' && delimiter !== '\t') || text[place] === '\ufeff')
  )
    place++;
  return place;
}

/** A spreadsheet's `="0123"` keeps the zero of a number. */
function cleaned(cell: string): string {
  const trimmed = cell.trim();
  if (trimmed.startsWith('="')) return trimmed.slice(2, trimmed.endsWith('"') ? -1 : undefined).trim();
  return trimmed;
}
