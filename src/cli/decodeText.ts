/** Bytes as UTF-8 text. Nothing is replaced in silence: a name that changed could be another person's. */
import { isUtf8 } from 'node:buffer';
import { Complaint } from './complaint.js';
import { notUtf8Text } from './signatures.js';

const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const REPLACEMENT = Buffer.from('\ufffd');

/** `name`: what the bytes are called in a message. Throws {@link Complaint}. */
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

/** The first replacement character that the decoder put in itself stands where the bytes go wrong. */
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
