/** What stands before the elements: `KEY:VALUE` pairs in OFX 1, on lines or on one line, with or without spaces. */
import type { Region } from '../../model/draft.js';

export interface OfxHeader {
  /** Parts of the text that are pairs. */
  readonly pairs: readonly Region[];
  /** Parts that are something else. */
  readonly other: readonly Region[];
  readonly values: ReadonlyMap<string, string>;
}

const KEY =
  /(OFXHEADER|DATA|VERSION|SECURITY|ENCODING|CHARSET|COMPRESSION|OLDFILEUID|NEWFILEUID)[ \t]{0,9}[:=]/gi;

/** `from`, `to`: of a text outside of all elements. */
export function readHeader(text: string, from: number, to: number, document: number): OfxHeader {
  const pairs: Region[] = [];
  const other: Region[] = [];
  const values = new Map<string, string>();
  const add = (list: Region[], start: number, end: number) => {
    if (text.slice(start, end).trim() !== '') list.push({ document, from: start, to: end });
  };
  const keys = [...text.slice(from, to).matchAll(KEY)];
  add(other, from, from + (keys[0]?.index ?? to - from));
  for (const [index, key] of keys.entries()) {
    const start = from + key.index;
    const valueFrom = start + key[0].length;
    const next = keys[index + 1];
    const end = next === undefined ? to : from + next.index;
    const { value, length } = firstWord(text.slice(valueFrom, end));
    values.set((key[1] as string).toUpperCase(), value);
    const isAlone = text.slice(valueFrom + length, end).trim() === '';
    add(pairs, start, isAlone ? end : valueFrom + length);
    add(other, valueFrom + length, end);
  }
  return { pairs, other, values };
}

function firstWord(text: string): { readonly value: string; readonly length: number } {
  const value = /\S+/.exec(text)?.[0] ?? '';
  return { value, length: value === '' ? 0 : text.indexOf(value) + value.length };
}
