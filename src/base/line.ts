/**
 * A text as an array of its character codes, for readers that look back and ahead: a look into a string costs several
 * into an array, which does not ask how the string is kept.
 */

export interface Line {
  text: string;
  /** Position p of the text is codes[p + MARGIN]; MARGIN zeros stand before the text and behind it. */
  codes: number[];
}

/** As far as any reader looks beyond the text. */
export const MARGIN = 5;

export function lineOf(text: string): Line {
  const line: Line = { text: '', codes: [] };
  setText(line, text);
  return line;
}

/** Another text in the place of the last, so that many are read into one array. */
export function setText(line: Line, text: string): void {
  const { length } = text;
  const end = length + MARGIN;
  if (line.codes.length < end + MARGIN) line.codes = new Array<number>(end + MARGIN).fill(0);
  const { codes } = line;
  for (let position = 0; position < length; position++) codes[position + MARGIN] = text.charCodeAt(position);
  for (let place = end; place < end + MARGIN; place++) codes[place] = 0;
  line.text = text;
}
