/** The path of a member from its line in JSON that is indented by two spaces, such as `income.incomeStreams[0].total`. */

export function pathOfLine(lines: readonly string[], line: number): string {
  let path = '';
  let at = line;
  let depth = depthOf(lines[at] ?? '');
  while (depth > 0) {
    const name = nameIn(lines[at] ?? '');
    const parent = parentOf(lines, at, depth);
    const step = name ?? `[${parent.place}]`;
    path = `${step}${path === '' || path.startsWith('[') ? '' : '.'}${path}`;
    at = parent.line;
    depth -= 1;
  }
  return path;
}

/** The line that opens what the line stands in, and how many members of the same depth stand before it. */
function parentOf(lines: readonly string[], line: number, depth: number): { line: number; place: number } {
  let place = 0;
  for (let at = line - 1; at >= 0; at -= 1) {
    const text = lines[at] ?? '';
    const own = depthOf(text);
    if (own < depth) return { line: at, place };
    if (own === depth && !isEnd(text)) place += 1;
  }
  return { line: 0, place };
}

function depthOf(text: string): number {
  return (text.length - text.trimStart().length) / 2;
}

function isEnd(text: string): boolean {
  const first = text.trimStart().charAt(0);
  return first === '}' || first === ']';
}

/** A name is quoted and followed by a colon; a text in a list is only quoted. */
function nameIn(text: string): string | null {
  const [, name] = /^\s*"([^"\\]*)": /.exec(text) ?? [];
  return name ?? null;
}
