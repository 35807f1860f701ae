/** Documents that are made of lines. */
import type { Region } from '../model/draft.js';
import type { SourceDocument } from './sourceDocument.js';

export interface Line {
  /** Without the line break. */
  readonly text: string;
  readonly region: Region;
}

/** Every line, blank ones too. A line feed, a carriage return or both end a line. */
export function linesOf({ text, index }: SourceDocument): readonly Line[] {
  const lines: Line[] = [];
  let from = 0;
  while (from <= text.length) {
    const to = endOfLine(text, from);
    lines.push({ text: text.slice(from, to), region: { document: index, from, to } });
    from = to + (text.startsWith('\r\n', to) ? 2 : 1);
  }
  return lines;
}

function endOfLine(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) return at;
  }
  return text.length;
}
