/** First bytes of files that are often taken for a request, and what to say of them. Longer ones first. */

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
export function notUtf8Text(bytes: Uint8Array): string | undefined {
  return SIGNATURES.find(([start]) =>
    start.every((byte, index) =>
      byte === null ? bytes[index] !== undefined && bytes[index] !== 0 : bytes[index] === byte,
    ),
  )?.[1];
}
