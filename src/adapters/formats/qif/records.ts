/** Splits a QIF document into its headers and records. Every line that is not blank belongs to one of them. */
import type { SourceDocument } from '../../input/sourceDocument.js';
import { withoutReferences } from '../../values/references.js';

export interface QifField {
  /** The first character of the line. */
  readonly code: string;
  readonly value: string;
}

export interface QifRecord {
  readonly kind: 'record';
  readonly fields: readonly QifField[];
  /** From the first line to the `^`, which may be missing. */
  readonly from: number;
  readonly to: number;
  readonly isEnded: boolean;
}

/** A line that begins with `!`, such as `!Type:Bank`. */
export interface QifHeader {
  readonly kind: 'header';
  /** In small letters, without the `!`. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export type QifPart = QifHeader | QifRecord;

const FEED = 10;
const RETURN = 13;

export function* partsOf({ text }: SourceDocument): Iterable<QifPart> {
  let fields: QifField[] = [];
  let first = 0;
  let last = 0;
  /** The open record begins with a date and has an amount. */
  let isWhole = false;
  const ended = (isEnded: boolean): QifRecord => {
    const record: QifRecord = { kind: 'record', fields, from: first, to: last, isEnded };
    fields = [];
    isWhole = false;
    return record;
  };
  let from = 0;
  while (from < text.length) {
    const to = endOfLine(text, from);
    const line = text.slice(from, to).trim();
    if (line.startsWith('^')) {
      if (fields.length === 0) first = from;
      last = to;
      const rest = line.slice(1).trim();
      if (rest !== '') fields.push({ code: '^', value: rest });
      yield ended(true);
    } else if (line.startsWith('!')) {
      if (fields.length > 0) yield ended(false);
      yield { kind: 'header', name: line.slice(1).trim().toLowerCase(), from, to };
    } else if (line !== '') {
      // A second date before the end, and an amount with it: the end mark of the record before it is missing.
      if (line.startsWith('D') && isWhole && hasAmount(text, to)) yield ended(false);
      if (fields.length === 0) first = from;
      last = to;
      const code = line.slice(0, 1);
      fields.push({ code, value: withoutReferences(line.slice(1).trim()) });
      if ((code === 'T' || code === 'U') && fields[0]?.code === 'D') isWhole = true;
    }
    from = to + 1;
  }
  if (fields.length > 0) yield ended(false);
}

/** Whether a line before the next end mark, header or date is an amount. The date of a part of a split has none. */
function hasAmount(text: string, from: number): boolean {
  let at = from + 1;
  while (at < text.length) {
    const to = endOfLine(text, at);
    const code = text.slice(at, to).trim().slice(0, 1);
    if (code === '^' || code === '!' || code === 'D') return false;
    if (code === 'T' || code === 'U') return true;
    at = to + 1;
  }
  return false;
}

function endOfLine(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === FEED || code === RETURN) return at;
  }
  return text.length;
}
