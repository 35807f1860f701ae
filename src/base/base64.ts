/** Base64 by RFC 4648. The language has no function for it: Node's Buffer and the browsers' btoa belong to platforms. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function base64Of(bytes: ArrayLike<number>): string {
  let written = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = [bytes[at], bytes[at + 1], bytes[at + 2]];
    const group = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    written += digitOf(group >> 18) + digitOf(group >> 12);
    written += second === undefined ? '=' : digitOf(group >> 6);
    written += third === undefined ? '=' : digitOf(group);
  }
  return written;
}

export function bytesOfBase64(base64: string): Uint8Array {
  const text = base64.replace(/={1,2}$/, '');
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  const values = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));
  let [bits, held, at] = [0, 0, 0];
  for (const digit of text) {
    bits = ((bits << 6) | (values.get(digit) ?? 0)) & 0xffffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = (bits >> held) & 0xff;
    at += 1;
  }
  return bytes;
}

function digitOf(bits: number): string {
  return DIGITS.charAt(bits & 63);
}
