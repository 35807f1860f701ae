/** Encodes text for paths, forms and headers. */
import { base64Of } from '../../base/base64.js';

/** Encodes by RFC 3986. A surrogate without its other half is not a character, and becomes U+FFFD. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD'));
}

/** The Base64 of the text's UTF-8 bytes. */
export function base64OfText(text: string): string {
  return base64Of(bytesOf(text));
}

function bytesOf(text: string): number[] {
  return [...percentEncoded(text).matchAll(/%([0-9A-F]{2})|(.)/g)].map(([, hexadecimal, character]) =>
    hexadecimal === undefined ? (character as string).charCodeAt(0) : Number.parseInt(hexadecimal, 16),
  );
}
