/** Bytes as text, with the encoding that they are in. */
import type { Encoding } from '../model/statements.js';
import { fromWindows1252 } from './windows1252.js';

/** Of the WHATWG Encoding standard, in every browser and in Node: a pure function of its bytes. */
declare class TextDecoder {
  constructor(label: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes: Uint8Array): string;
}

export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
  /** How many places of the text hold a replacement for bytes that are no characters. */
  readonly replaced: number;
}

const REPLACEMENT = '\ufffd';
/** Enough for the header of any document. */
const SAMPLE_LENGTH = 4096;

/**
 * By the byte order mark; else UTF-16 where every second byte is 0; else UTF-8 where the bytes are; else Windows-1252, which
 * British banks still export, unless the text is UTF-8 with a few bytes spoilt.
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

/** Not every build of Node has a decoder of its own for this order. */
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
