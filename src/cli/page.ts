/** A report as it reaches the terminal. */
import type { RequestWarning } from '../model/meta.js';
import { plainText } from './terminalText.js';

/** Lines may hold text of the request; none of it starts a line of its own, since every line is cleaned here. */
export type Lines = readonly string[];

export function page(lines: Lines): string {
  return `${lines.map(plainText).join('\n')}\n`;
}

interface Warned {
  readonly meta: { readonly warnings: readonly RequestWarning[] };
}

/** What the library warns of stands at the end, where it is seen. */
export function paged<Result extends Warned>(linesOf: (result: Result) => Lines): (result: Result) => string {
  return result => page([...linesOf(result), ...warningLines(result)]);
}

function warningLines({ meta: { warnings } }: Warned): Lines {
  return warnings.length === 0 ? [] : ['', 'Warnings', ...warnings.map(({ message }) => `  - ${message}`)];
}
