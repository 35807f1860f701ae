/** Where the values that issues speak of stand in the text of a file. */
import { childrenOf, type JsonNode } from '../adapters/json/node.js';
import { scanJson } from '../adapters/json/scan.js';

export type Path = readonly (string | number)[];

/** For each path the offset of its value or, where there is none, of the nearest that would hold it. `text`: valid JSON. */
export function offsetsOf(text: string, paths: readonly Path[]): number[] {
  if (paths.length === 0) return [];
  const [top] = scanJson(text, { isStrict: false }).values;
  return paths.map(path => (top === undefined ? 0 : nearest(top, path).from));
}

function nearest(top: JsonNode, path: Path): JsonNode {
  let node = top;
  for (const key of path) {
    const children = childrenOf(node);
    // Of two members of one name, JSON.parse takes the last.
    const child = typeof key === 'number' ? children[key] : children.findLast(each => each.key === key);
    if (child === undefined || child.key !== key) return node;
    node = child;
  }
  return node;
}

/** `line 3, column 7`, both counted from 1. */
export function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line++;
  return `line ${line}, column ${offset - lineStart + 1}`;
}
