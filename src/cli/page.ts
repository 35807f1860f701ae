/** A report as it reaches the terminal. */
import { plainText } from './terminalText.js';

/** Lines may hold text of the request; none of it starts a line of its own, since every line is cleaned here. */
export type Lines = readonly string[];

export function page(lines: Lines): string {
  return `${lines.map(plainText).join('\n')}\n`;
}

export function paged<Result>(linesOf: (result: Result) => Lines): (result: Result) => string {
  return result => page(linesOf(result));
}
