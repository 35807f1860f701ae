/** Finds the places of the values in issues within the text of a file. */

export type Path = readonly (string | number)[];

interface Wanted {
  offset?: number;
  readonly children: Map<string | number, Wanted>;
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR = /[^,\]}\s]*/y;

/** Gives for each path the offset of its value, or of the nearest value that would hold it. `text` is valid JSON. */
export function offsetsOf(text: string, paths: readonly Path[]): number[] {
  const top: Wanted = { children: new Map() };
  for (const path of paths) {
    let wanted = top;
    for (const key of path) {
      const child = wanted.children.get(key) ?? { children: new Map() };
      wanted.children.set(key, child);
      wanted = child;
    }
  }
  visit(text, endOf(SPACE, text, 0), top);
  return paths.map(path => {
    let wanted: Wanted | undefined = top;
    let offset = 0;
    for (const key of [undefined, ...path]) {
      wanted = key === undefined ? top : wanted?.children.get(key);
      offset = wanted?.offset ?? offset;
    }
    return offset;
  });
}

/** Reads the text once, enters only members on the way to wanted ones, and skips all others. Returns the end of the value. */
function visit(text: string, start: number, wanted: Wanted | undefined): number {
  if (wanted === undefined) return endOfValue(text, start);
  wanted.offset = start;
  const opener = text[start];
  if (wanted.children.size === 0 || (opener !== '{' && opener !== '[')) return endOfValue(text, start);
  let at = endOf(SPACE, text, start + 1);
  for (let index = 0; text[at] !== '}' && text[at] !== ']'; index++) {
    let key: string | number = index;
    if (opener === '{') {
      const end = closingQuote(text, at) + 1;
      key = JSON.parse(text.slice(at, end));
      // Past the colon.
      at = endOf(SPACE, text, endOf(SPACE, text, end) + 1);
    }
    at = endOf(SPACE, text, visit(text, at, wanted.children.get(key)));
    if (text[at] === ',') at = endOf(SPACE, text, at + 1);
  }
  return at + 1;
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  do {
    const found = text[at];
    if (found === '"') at = closingQuote(text, at) + 1;
    else if (found === '{' || found === '[') {
      depth++;
      at++;
    } else if (found === '}' || found === ']') {
      depth--;
      at++;
    } else if (depth === 0) at = endOf(SCALAR, text, at);
    else at++;
  } while (depth > 0);
  return at;
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
}

/** `start` is the start of a string. Returns the end of the text if the string is not closed. */
export function closingQuote(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

/** `line 3, column 7`, both counted from 1. */
export function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line++;
  return `line ${line}, column ${offset - lineStart + 1}`;
}
