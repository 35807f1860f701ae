/** A report as it reaches the terminal. */
import type { RequestWarning } from '../model/meta.js';
import { accountTitle, heading } from './table.js';
import { plainText } from './terminalText.js';
import { wrapped } from './wrap.js';

/** A part of a report that is laid out when its width is known. */
export type Block = (width: number) => readonly string[];

/** Lines may hold text of the request; none of it starts a line of its own, since every line is cleaned here. */
export type Lines = readonly (string | Block)[];

/** `width`: of the terminal. Without one, nothing is folded. */
export type Report<Result> = (result: Result, width?: number) => string;

export function page(lines: Lines, width = Number.POSITIVE_INFINITY): string {
  return `${lines.flatMap(part => (typeof part === 'string' ? folded(part, width) : part(width).map(plainText))).join('\n')}\n`;
}

/** What the library warns of stands at the end, where it is seen. */
export function paged<Result>(linesOf: (result: Result) => Lines): Report<Result> {
  return (result, width) => page([...linesOf(result), ...warningLines(result)], width);
}

/** A report of one account, or of each account, one after the other. */
export function pagedEach<Result extends object>(
  linesOf: (result: Result) => Lines,
): Report<Result | { readonly accounts: readonly (Result & { readonly accountId: string })[] }> {
  return paged(result => {
    if (!('accounts' in result)) return linesOf(result);
    return result.accounts.flatMap(each => [...heading(accountTitle(each.accountId)), ...linesOf(each)]);
  });
}

/** Rules, narratives, explanations and scores have no warnings. */
function warningLines(result: unknown): Lines {
  const { meta } = result as { readonly meta?: { readonly warnings?: readonly RequestWarning[] } };
  const warnings = meta?.warnings ?? [];
  return warnings.length === 0 ? [] : ['', 'Warnings', ...warnings.map(({ message }) => `  - ${message}`)];
}

/** What follows is further in than the start. */
function folded(line: string, width: number): readonly string[] {
  const text = plainText(line);
  if (text.length <= width) return [text];
  const start = /^ */.exec(text)?.[0] ?? '';
  return wrapped(text.slice(start.length), `${start}  `, width).map((part, index) =>
    index === 0 ? start + part.trimStart() : part,
  );
}
