/** A document as the readers see it: its text, the starts of its lines, and its JSON if it is JSON. */
import { once } from '../../base/once.js';
import { type ParsedJson, parseJson } from '../json/parse.js';
import type { Region } from '../model/draft.js';
import type { Place } from '../model/place.js';
import type { Encoding } from '../model/statements.js';

export interface SourceDocument {
  /** Which of the documents given, from 0. */
  readonly index: number;
  /** Without byte order mark, and without the marks of a file's end. */
  readonly text: string;
  /** Null where text or a parsed value was given. */
  readonly encoding: Encoding | null;
  /** The name of the sheet, of a workbook. Its lines are the rows. */
  readonly sheet?: string;
  /** Places of the text where bytes that are no characters were replaced. */
  readonly replaced: number;
  /** A parsed value was given: lines and columns say nothing. */
  readonly isValue: boolean;
  /** Undefined if the text does not look like JSON at all. Parsed once, when first asked for. */
  readonly json: () => ParsedJson | undefined;
  /** Where a part of it stands. */
  readonly placeOf: (region: Region) => Place;
  /** Counted from 1. */
  readonly lineAt: (offset: number) => number;
}

type Given = Pick<SourceDocument, 'index' | 'encoding' | 'sheet' | 'replaced' | 'isValue'> & {
  readonly text: string;
};

/** The members of an object have names in quotation marks. A message of SWIFT begins with `{1:F01`. */
const JSON_START = /^\s*(?:\[|\{(?!\d:[A-Z]))/;

export function sourceDocument(given: Given): SourceDocument {
  const text = withoutMarks(given.text);
  const starts = once(() => lineStarts(text));
  const json = once(() => ({ parsed: JSON_START.test(text) ? parseJson(text) : undefined }));
  // Places are asked for mostly in the order of the lines.
  let near = 0;
  const lineAt = (offset: number) => {
    const all = starts();
    const isNear = (line: number) =>
      (all[line] ?? Infinity) <= offset && offset < (all[line + 1] ?? Infinity);
    near = isNear(near) ? near : isNear(near + 1) ? near + 1 : lastAtMost(all, offset);
    return near + 1;
  };
  return {
    ...given,
    text,
    json: () => json().parsed,
    lineAt,
    placeOf: ({ document, from, path }) => {
      const line = lineAt(from);
      return {
        document,
        line: given.isValue ? null : line,
        column: given.isValue ? null : from - (starts()[line - 1] as number) + 1,
        path: path ?? null,
      };
    },
  };
}

/** NUL, Ctrl-Z and the like, with which old systems end or fill up a file. */
const END_MARKS = '\0\u0003\u0004\u001a';

/** The text that is given, where there is no mark. */
export function withoutMarks(given: string): string {
  let end = given.length;
  let hasMark = false;
  while (end > 0) {
    const last = given[end - 1] as string;
    if (END_MARKS.includes(last)) hasMark = true;
    else if (last.trim() !== '') break;
    end--;
  }
  const from = given.startsWith('\ufeff') ? 1 : 0;
  return from === 0 && !hasMark ? given : given.slice(from, hasMark ? Math.max(from, end) : undefined);
}

/** A carriage return alone ends a line too, as in exports of old Macs. */
function lineStarts(text: string): number[] {
  const starts = [0];
  if (!text.includes('\r')) {
    for (let feed = text.indexOf('\n'); feed !== -1; feed = text.indexOf('\n', feed + 1))
      starts.push(feed + 1);
    return starts;
  }
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) starts.push(at + 1);
  }
  return starts;
}

/** The last place of an ascending list whose value is at most `value`. */
function lastAtMost(ascending: readonly number[], value: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((ascending[middle] as number) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
