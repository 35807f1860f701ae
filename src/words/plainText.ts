/** Makes text from outside safe to show: without escape codes of terminals, ends of lines, and marks that reverse the reading direction. */

/** What could recolour a terminal, forge a line, or turn the reading direction. */
export const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Each unsafe character becomes U+FFFD: as wide as it counts, so that tables stay straight. */
export function plainText(text: string): string {
  return text.replace(UNSAFE, '\ufffd');
}
