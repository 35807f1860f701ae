/** Lays a report out for the terminal. */

import type { RequestWarning } from '../model/meta.js';
import type { TimeZone } from '../model/options.js';
import { widthOf } from './displayWidth.js';
import { accountTitle, heading, subheading } from './headings.js';
import type { Lines } from './lines.js';
import { type Line, painted } from './tones.js';
import { TERMINAL_WIDTH, wrapped } from './wrap.js';

/** The currency of an account, or of all together where no account is named. Undefined where it is not known. */
export type CurrencyOf = (accountId?: string) => string | undefined;

/** The terminal or file that shows a report. */
export interface Screen {
  /** In characters; 80 where it is not known. */
  readonly width?: number | undefined;
  readonly isColoured?: boolean;
  /** Whether somebody looks at it, so that a document is better written to a file. */
  readonly isTerminal?: boolean;
}

interface Setting extends Screen {
  readonly currencyOf?: CurrencyOf;
  /** The time zone of the rows' days, if the caller gives one. */
  readonly timeZone?: TimeZone | undefined;
}

export type Report<Result> = (result: Result, setting?: Setting) => string;

/** Wider lines are hard to follow. */
const WIDEST = 140;
const UNKNOWN: CurrencyOf = () => undefined;

export function page(lines: Lines, { width = TERMINAL_WIDTH, isColoured = false }: Screen = {}): string {
  const room = Math.min(width, WIDEST);
  const laid = lines.flatMap((part): readonly Line[] => {
    if (typeof part === 'function') return part(room);
    if (typeof part === 'string') return folded(part, room);
    return folded(part.text, room).map(text => [{ text, tone: part.tone }]);
  });
  return `${laid.map(line => painted(line, isColoured)).join('\n')}\n`;
}

/** The library's warnings come last, where they are seen. */
export function paged<Result>(
  linesOf: (result: Result, currencyOf: CurrencyOf, timeZone: TimeZone | undefined) => Lines,
): Report<Result> {
  return (result, setting = {}) =>
    page(
      [...linesOf(result, setting.currencyOf ?? UNKNOWN, setting.timeZone), ...warningLines(result)],
      setting,
    );
}

/** A report of one account, or of each account, one after the other. */
export function pagedEach<Result extends object>(
  linesOf: (result: Result, currency: string | undefined) => Lines,
): Report<Result | { readonly accounts: readonly (Result & { readonly accountId: string })[] }> {
  return paged((result, currencyOf) => {
    if (!('accounts' in result)) return linesOf(result, currencyOf());
    return result.accounts.flatMap(each => [
      ...heading(accountTitle(each.accountId)),
      ...linesOf(each, currencyOf(each.accountId)),
    ]);
  });
}

/** Rules, narratives, explanations and scores have no warnings. */
function warningLines(result: unknown): Lines {
  const { meta } = result as { readonly meta?: { readonly warnings?: readonly RequestWarning[] } };
  const warnings = meta?.warnings ?? [];
  return warnings.length === 0
    ? []
    : [...subheading('Warnings'), ...warnings.map(({ message }) => `  - ${message}`)];
}

/** The further lines of a list item are indented more than its dash. */
function folded(text: string, width: number): readonly string[] {
  if (widthOf(text) <= width) return [text];
  const start = /^ */.exec(text)?.[0] ?? '';
  const inner = text.startsWith('- ', start.length) ? `${start}  ` : start;
  return wrapped(text.slice(start.length), inner, width).map((part, index) =>
    index === 0 ? start + part.trimStart() : part,
  );
}
