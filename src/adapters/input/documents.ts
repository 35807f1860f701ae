/** Turns what a caller gives into documents. */
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { shown } from '../../base/shown.js';
import { WINDOWS_1252_FROM_80 } from '../../data/characterReferences.js';
import type { Encoding } from '../model/statements.js';
import { binaryLookalike } from './lookalikes.js';
import { type SourceDocument, sourceDocument, withoutMarks } from './sourceDocument.js';

/** A file as bytes (best, as its encoding is then found) or as text. */
export type BytesOrText = Uint8Array | ArrayBuffer | string;

/** A file, or an answer of an interface that is already parsed from JSON. */
export type DocumentInput = BytesOrText | object;

/**
 * An array is several documents where one of its items is bytes or text; else it is itself a value parsed from JSON. Throws
 * InvalidRequestError for what is no document at all.
 */
export function documentsOf(input: DocumentInput | readonly DocumentInput[]): readonly SourceDocument[] {
  return (severalOf(input) ?? [input]).map(documentOf);
}

/** Undefined for a single document. Each item is read once. A revoked proxy is not a list. */
function severalOf(input: unknown): readonly unknown[] | undefined {
  try {
    if (!Array.isArray(input)) return undefined;
    const items: readonly unknown[] = Array.from(input);
    return items.some(isBytesOrText) ? items : undefined;
  } catch {
    return undefined;
  }
}

function isBytesOrText(input: unknown): input is BytesOrText {
  return typeof input === 'string' || bytesOf(input) !== undefined;
}

/** Any view of bytes is looked at by its bytes, Node's Buffer among them. */
export function bytesOf(input: unknown): Uint8Array | undefined {
  try {
    if (input instanceof ArrayBuffer) return new Uint8Array(input);
    if (ArrayBuffer.isView(input))
      return new Uint8Array(input.buffer as ArrayBuffer, input.byteOffset, input.byteLength);
  } catch {
    // A revoked proxy is not a list of bytes.
  }
  return undefined;
}

function documentOf(input: unknown, index: number): SourceDocument {
  if (typeof input === 'string') {
    if (withoutMarks(input).trim() === '') throw refusal(index, 'is empty');
    const verdict = binaryLookalike(bytesOfStart(input));
    if (verdict !== undefined) throw refusal(index, `is ${verdict}`);
    return sourceDocument({ index, text: input, encoding: null, replaced: 0, isValue: false });
  }
  const bytes = bytesOf(input);
  if (bytes !== undefined) {
    const verdict = binaryLookalike(bytes);
    if (verdict !== undefined) throw refusal(index, `is ${verdict}`);
    const { text, encoding, replaced } = decoded(bytes);
    if (withoutMarks(text).trim() === '') throw refusal(index, 'is empty');
    return sourceDocument({ index, text, encoding, replaced, isValue: false });
  }
  const text = serialised(input);
  if (text === undefined)
    throw refusal(index, `must be bytes, text or a value parsed from JSON, got ${shown(input)}`);
  return sourceDocument({ index, text, encoding: null, replaced: 0, isValue: true });
}

function bytesOfStart(text: string): Uint8Array {
  return Uint8Array.from(text.slice(0, 16), character => Math.min(character.charCodeAt(0), 0xff));
}

/** Undefined for what JSON cannot hold: functions, cycles, members that throw. */
function serialised(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** A document that cannot be read at all. `says` completes "The document …". */
export function refusal(index: number, says: string): InvalidRequestError {
  return new InvalidRequestError([
    { path: ['documents', index], code: 'not_a_statement', message: `The document ${says}` },
  ]);
}

// Bytes as text, with the encoding that they are in.

/** Part of the WHATWG Encoding standard, in every browser and in Node. It is a pure function of its bytes. */
declare class TextDecoder {
  constructor(label: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes: Uint8Array): string;
}

interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
  /** How many places of the text replace bytes that are not characters. */
  readonly replaced: number;
}

const REPLACEMENT = '\ufffd';
/** Enough for the header of any document. */
const SAMPLE_LENGTH = 4096;

/**
 * The byte order mark decides. Without one, the text is UTF-16 if every second byte is 0, and UTF-8 if the bytes are valid UTF-8 or only a
 * few are broken. Otherwise it is Windows-1252, which British banks still export.
 */
export function decoded(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16(bytes, 'utf-16be');
  const guess = utf16Order(bytes);
  if (guess !== null) return utf16(bytes, guess);
  try {
    return {
      text: new TextDecoder('utf-8', { fatal: true }).decode(bytes),
      encoding: 'utf-8',
      replaced: 0,
    };
  } catch {
    return notQuiteUtf8(bytes);
  }
}

function notQuiteUtf8(bytes: Uint8Array): Decoded {
  const text = new TextDecoder('utf-8').decode(bytes);
  const replaced = countOf(text, code => code === REPLACEMENT.charCodeAt(0));
  const beyondAscii = countOf(text, code => code > 0x7f);
  return replaced * 2 < beyondAscii
    ? { text, encoding: 'utf-8', replaced }
    : { text: fromWindows1252(bytes), encoding: 'windows-1252', replaced: 0 };
}

function utf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Decoded {
  const littleEndian = encoding === 'utf-16le' ? bytes : swapped(bytes);
  const text = new TextDecoder('utf-16le').decode(littleEndian);
  return { text, encoding, replaced: countOf(text, code => code === REPLACEMENT.charCodeAt(0)) };
}

/** Not every build of Node has a decoder for this byte order. */
function swapped(bytes: Uint8Array): Uint8Array {
  const turned = new Uint8Array(bytes.length);
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    turned[at] = bytes[at + 1] as number;
    turned[at + 1] = bytes[at] as number;
  }
  if (bytes.length % 2 === 1) turned[bytes.length - 1] = bytes[bytes.length - 1] as number;
  return turned;
}

/** Western text in UTF-16 is half zeros, all on one side; other text has none. */
function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, SAMPLE_LENGTH) & ~1;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  const most = length / 2;
  if (most === 0) return null;
  if (odd > most * 0.7 && even < most * 0.1) return 'utf-16le';
  return even > most * 0.7 && odd < most * 0.1 ? 'utf-16be' : null;
}

function countOf(text: string, counts: (code: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) if (counts(text.charCodeAt(at))) count++;
  return count;
}

/** More arguments at once than this overflow the stack of some browsers. */
const PIECE = 8192;

/**
 * Windows-1252 by a table of its own: some releases of Node 20 to 23 decode it as ISO 8859-1, which turns the quotation marks
 * and the euro sign into control characters.
 */
function fromWindows1252(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += PIECE) {
    const codes = Array.from(bytes.subarray(from, from + PIECE), byte =>
      byte >= 0x80 && byte <= 0x9f ? (WINDOWS_1252_FROM_80[byte - 0x80] as number) : byte,
    );
    pieces.push(String.fromCharCode(...codes));
  }
  return pieces.join('');
}
