/** Finds the delimiter of a file: the one with which most of its lines are rows. */
import { isDataRecord } from './cells.js';
import { type Delimiter, recordsOf } from './records.js';

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];
/** A preamble is shorter than this. */
const SAMPLE_LENGTH = 32_768;

export interface Separation {
  readonly delimiter: Delimiter;
  /** How many of them the lines usually have. */
  readonly usual: number;
  /** Lines of the beginning that may be transactions. */
  readonly rows: number;
}

/** A first line `sep=;`, as spreadsheets write it, decides. */
export function separationOf(text: string): Separation {
  const stated = /^sep=([,;|\t])[ \t]*(?:[\r\n]|$)/i.exec(text)?.[1] as Delimiter | undefined;
  const sample = sampleOf(text);
  const found = (stated === undefined ? DELIMITERS : [stated]).map(delimiter =>
    separation(sample, delimiter),
  );
  return found.reduce((best, each) => (isBetter(each, best) ? each : best));
}

interface Scored extends Separation {
  /** Lines that have the usual number of delimiters. */
  readonly regular: number;
}

function separation(sample: string, delimiter: Delimiter): Scored {
  const counts = new Map<number, number>();
  for (const line of sample.split(/\r\n|\n|\r/)) {
    const count = line.split(delimiter).length - 1;
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  let usual = 0;
  for (const [count, lines] of counts) if (lines > (counts.get(usual) ?? 0)) usual = count;
  const rows = recordsOf(sample, delimiter, usual).filter(isDataRecord).length;
  return { delimiter, usual, rows, regular: counts.get(usual) ?? 0 };
}

function isBetter(one: Scored, other: Scored): boolean {
  if (one.rows !== other.rows) return one.rows > other.rows;
  if (one.regular !== other.regular) return one.regular > other.regular;
  return one.usual > other.usual;
}

/** Whole lines only. */
function sampleOf(text: string): string {
  if (text.length <= SAMPLE_LENGTH) return text;
  const cut = Math.max(text.lastIndexOf('\n', SAMPLE_LENGTH), text.lastIndexOf('\r', SAMPLE_LENGTH));
  return text.slice(0, cut > 0 ? cut : SAMPLE_LENGTH);
}
