/**
 * Makes text from outside safe to show. A narrative can hold escape codes that recolour, retitle or clear a terminal, line ends that forge
 * a line of the report, and marks that reverse the reading direction.
 */

import { UNSAFE } from '../words/plainText.js';

/** UNSAFE without line feed, which only JSON.stringify itself leaves in JSON. */
const UNSAFE_IN_JSON = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** What UNSAFE_IN_JSON finds in what JSON.stringify writes, letter by letter. */
const UNSAFE_LETTERS = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

/** Whether {@link safeJson} would change what JSON.stringify wrote. */
export function hasUnsafeLetter(json: string): boolean {
  return UNSAFE_LETTERS.test(json);
}

/** Each unsafe character becomes its JSON escape: ESC -> \u001b. */
export function escapedText(text: string): string {
  return text.replace(UNSAFE, escapeOf);
}

/** The same JSON value in characters that are safe to show. */
export function safeJson(json: string): string {
  return json.replace(UNSAFE_IN_JSON, escapeOf);
}

function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
