/**
 * Windows-1252 by a table of its own: some releases of Node 20 to 23 decode it as ISO 8859-1, which turns the quotation marks
 * and the euro sign into control characters. The table is the index of the WHATWG Encoding standard, bytes 0x80 to 0x9F.
 */
const FROM_80 = [
  0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d,
  0x017d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a,
  0x0153, 0x9d, 0x017e, 0x0178,
];

/** More arguments at once than this overflow the stack of some browsers. */
const PIECE = 8192;

export function fromWindows1252(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += PIECE) {
    const codes = Array.from(bytes.subarray(from, from + PIECE), byte =>
      byte >= 0x80 && byte <= 0x9f ? (FROM_80[byte - 0x80] as number) : byte,
    );
    pieces.push(String.fromCharCode(...codes));
  }
  return pieces.join('');
}
