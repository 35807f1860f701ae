/** Measures text in columns of a terminal: two for a Chinese character or an emoji, none for a combining accent. */
import stringWidth from 'string-width';
import { plainText } from '../words/plainText.js';
import { escapedText } from './terminalText.js';

/** A text of only these characters is as wide as it is long. Most texts are, and this test is much faster. */
const NARROW = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u2014\u2212\u2500-\u259f]*$/;

export function widthOf(text: string): number {
  return NARROW.test(text) ? text.length : stringWidth(plainText(text));
}

/** The text with spaces behind it, `width` columns wide. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** The text with spaces before it, `width` columns wide. */
export function paddedBefore(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Cuts the text to at most `width` columns, with a tilde for the rest. No character is cut in two. */
export function clipped(text: string, width: number): string {
  if (NARROW.test(text)) return text.length <= width ? text : `${text.slice(0, width - 1)}~`;
  let kept = '';
  let columns = 0;
  let isWhole = true;
  // Characters as people see them: an emoji of several code points is one.
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    const next = columns + widthOf(segment);
    if (next > width) {
      isWhole = false;
      break;
    }
    kept += segment;
    columns = next;
  }
  return isWhole ? text : `${withoutLast(kept, width - 1)}~`;
}

function withoutLast(text: string, width: number): string {
  let kept = text;
  while (widthOf(kept) > width) {
    const last = [...new Intl.Segmenter('en').segment(kept)].at(-1);
    kept = kept.slice(0, last?.index ?? 0);
  }
  return kept;
}

const QUOTED_WIDTH = 80;

/** The given text for a message: in quotes, escaped and shortened. */
export function quoted(text: string): string {
  return `"${clipped(escapedText(text), QUOTED_WIDTH)}"`;
}
