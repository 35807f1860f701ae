/**
 * The invariant of every reader: each part of a document that is not blank is a row, is skipped, or is structure that the
 * reader names. The parts are found here by simple means of their own, not by the reader's parser.
 */
import type { Reading } from '../../../src/adapters/model/draft.js';

/** What a document is made of: `lines` (CSV, QIF), `json`, or `tags` (XML and SGML). */
export type Grain = 'lines' | 'json' | 'tags';

interface Span {
  readonly from: number;
  readonly to: number;
}

const PARTS: Readonly<Record<Grain, (text: string) => Iterable<Span>>> = { lines, json, tags };

/** The parts of the document that the reading loses, as text. Empty where the invariant holds. */
export function lostParts(text: string, document: number, reading: Reading, grain: Grain): readonly string[] {
  const covered = union(
    [
      ...reading.accounts.flatMap(({ rows }) => rows.map(({ region }) => region)),
      ...reading.skipped.map(({ region }) => region),
      ...reading.structure.map(({ region }) => region),
    ].filter(region => region.document === document),
  );
  const lost: string[] = [];
  for (const part of PARTS[grain](text))
    if (!isCovered(part, covered)) lost.push(`${part.from}: ${text.slice(part.from, part.to)}`);
  return lost;
}

function* lines(text: string): Iterable<Span> {
  for (const found of text.matchAll(/[^\r\n]+/g)) {
    const line = found[0];
    if (line.trim() === '') continue;
    const from = found.index + (line.length - line.trimStart().length);
    yield { from, to: from + line.trim().length };
  }
}

/** Values, not the names of members: a name says nothing without its value. Null and blank texts hold nothing. */
function* json(text: string): Iterable<Span> {
  for (const found of text.matchAll(/"(?:[^"\\]|\\[\s\S])*"|-?\d[\d.eE+-]*|\btrue\b|\bfalse\b/g)) {
    const [value] = found;
    const to = found.index + value.length;
    if (value.startsWith('"') && (value.slice(1, -1).trim() === '' || /^\s*:/.test(text.slice(to, to + 50))))
      continue;
    yield { from: found.index, to };
  }
}

/** What stands between tags, and before the first. */
function* tags(text: string): Iterable<Span> {
  for (const found of text.matchAll(/<!--[\s\S]*?-->|<\?[^>]*>|<[^>]*>|[^<]+/g)) {
    const [part] = found;
    if (part.startsWith('<') || part.trim() === '') continue;
    const from = found.index + (part.length - part.trimStart().length);
    yield { from, to: from + part.trim().length };
  }
}

function union(spans: readonly Span[]): readonly Span[] {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

function isCovered({ from, to }: Span, covered: readonly Span[]): boolean {
  let low = 0;
  let high = covered.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((covered[middle] as Span).to < to) low = middle + 1;
    else high = middle;
  }
  const span = covered[low];
  return span !== undefined && span.from <= from && span.to >= to;
}
