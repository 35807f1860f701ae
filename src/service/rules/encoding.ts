/** Text for paths, forms and headers. */

/** RFC 3986. A surrogate without its other half is no character and becomes U+FFFD. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD'));
}

/** RFC 4648, of the UTF-8 bytes: neither Node's Buffer nor the browsers' btoa is in the language. */
export function base64Of(text: string): string {
  const bytes = bytesOf(text);
  let written = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = bytes.slice(at, at + 3);
    const group = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    written += letterOf(group >> 18) + letterOf(group >> 12);
    written += second === undefined ? '=' : letterOf(group >> 6);
    written += third === undefined ? '=' : letterOf(group);
  }
  return written;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function letterOf(bits: number): string {
  return ALPHABET.charAt(bits & 63);
}

function bytesOf(text: string): number[] {
  return [...percentEncoded(text).matchAll(/%([0-9A-F]{2})|(.)/g)].map(([, hexadecimal, character]) =>
    hexadecimal === undefined ? (character as string).charCodeAt(0) : Number.parseInt(hexadecimal, 16),
  );
}
