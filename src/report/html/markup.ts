/** Makes HTML with templates that escape their values. */

import { withoutTurns } from '../text/directions.js';

/** A symbol, which JSON cannot contain, so that data can never be taken for markup. */
const MARKUP = Symbol('markup');

/** Text that is markup already. Only `html` makes it. */
export interface Markup {
  readonly [MARKUP]: string;
}

export type Content = Markup | string | number | null | undefined | false | readonly Content[];

/** Puts contents into markup. Texts are escaped, lists are joined, and null, undefined and false give nothing. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  let text = parts[0] ?? '';
  for (const [index, content] of contents.entries()) text += written(content) + (parts[index + 1] ?? '');
  return { [MARKUP]: text };
}

/** For styles, which are texts of this library and are not escaped. */
export function trusted(text: string): Markup {
  return { [MARKUP]: text };
}

export function textOfMarkup(markup: Markup): string {
  return markup[MARKUP];
}

/** Text of a bank or of the caller, isolated from the text direction around it. */
export function foreign(text: string): Markup {
  return html`<bdi>${withoutTurns(text)}</bdi>`;
}

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function written(content: Content): string {
  if (content === null || content === undefined || content === false) return '';
  if (typeof content === 'number') return String(content);
  if (typeof content === 'string') return escaped(content);
  if (Array.isArray(content)) return content.map(written).join('');
  return (content as Markup)[MARKUP] ?? '';
}

/** Characters that no document may hold, such as halves of a surrogate pair, become U+FFFD. */
function escaped(text: string): string {
  return text
    .replace(/[&<>"']/g, mark => NAMED[mark] as string)
    .replace(/\p{Surrogate}|[^\P{Control}\t\n]|[\uFFFE\uFFFF]/gu, '\uFFFD');
}
