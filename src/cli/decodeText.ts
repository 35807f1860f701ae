/** Decodes bytes as UTF-8. Invalid bytes are an error and not replaced, since a changed name could be another person's. */
import { isUtf8 } from 'node:buffer';
import { Complaint } from './complaint.js';

const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const REPLACEMENT = Buffer.from('\ufffd');

/** `name` is the name of the bytes in messages. Throws {@link Complaint}. */
export function decodeText(bytes: Buffer, name: string): string {
  if (bytes.length === 0) throw new Complaint(`${name} is empty`);
  const verdict = notUtf8Text(bytes);
  if (verdict !== undefined) throw new Complaint(`${name} ${verdict}`);
  if (!isUtf8(bytes)) {
    const offset = firstInvalidByte(bytes);
    const byte = (bytes[offset] as number).toString(16).toUpperCase();
    throw new Complaint(
      `${name} is not valid UTF-8: byte 0x${byte} at offset ${offset}, line ${lineOf(bytes, offset)}; save it as UTF-8`,
    );
  }
  const hasMark = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  return bytes.toString('utf8', hasMark ? BYTE_ORDER_MARK.length : 0);
}

/** The first replacement character that the decoder inserted shows where the bytes are invalid. */
function firstInvalidByte(bytes: Buffer): number {
  const text = bytes.toString('utf8');
  let offset = 0;
  let from = 0;
  for (;;) {
    const found = text.indexOf('\ufffd', from);
    offset += Buffer.byteLength(text.slice(from, found));
    if (!bytes.subarray(offset, offset + REPLACEMENT.length).equals(REPLACEMENT)) return offset;
    offset += REPLACEMENT.length;
    from = found + 1;
  }
}

function lineOf(bytes: Buffer, offset: number): number {
  const LINE_FEED = 0x0a;
  let line = 1;
  for (let at = bytes.indexOf(LINE_FEED); at !== -1 && at < offset; at = bytes.indexOf(LINE_FEED, at + 1))
    line++;
  return line;
}

// The first bytes of files that are often mistaken for a request, with what to say about them. Longer ones come first.

const UTF16 = 'is text in UTF-16; save it as UTF-8';
const UTF32 = 'is text in UTF-32; save it as UTF-8';

/** `null` stands for any byte but 0. */
const SIGNATURES: readonly (readonly [start: readonly (number | null)[], verdict: string])[] = [
  [[0xff, 0xfe, 0x00, 0x00], UTF32],
  [[0x00, 0x00, 0xfe, 0xff], UTF32],
  [[null, 0x00, 0x00, 0x00], UTF32],
  [[0x00, 0x00, 0x00, null], UTF32],
  [[0xff, 0xfe], UTF16],
  [[0xfe, 0xff], UTF16],
  [[null, 0x00], UTF16],
  [[0x00, null], UTF16],
  [[0x1f, 0x8b], 'is compressed with gzip; unpack it first'],
  [[0x50, 0x4b, 0x03, 0x04], 'is a ZIP archive or a spreadsheet, not JSON'],
  [[0x25, 0x50, 0x44, 0x46], 'is a PDF document, not JSON'],
];

/** undefined: it may be text in UTF-8. */
function notUtf8Text(bytes: Uint8Array): string | undefined {
  return SIGNATURES.find(([start]) =>
    start.every((byte, index) =>
      byte === null ? bytes[index] !== undefined && bytes[index] !== 0 : bytes[index] === byte,
    ),
  )?.[1];
}
