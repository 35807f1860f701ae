/** HTML by templates that escape whatever is put into them. */

import { withoutTurns } from '../text/directions.js';

/** Of no name that JSON could give, so that data never passes for markup. */
const MARKUP = Symbol('markup');

/** Text that is markup already. Only `html` makes it. */
export interface Markup {
  readonly [MARKUP]: string;
}

export type Piece = Markup | string | number | null | undefined | false | readonly Piece[];

/** Puts pieces into markup. Texts are escaped, lists are joined, and nothing comes of null, undefined and false. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  let text = parts[0] ?? '';
  for (const [index, piece] of pieces.entries()) text += written(piece) + (parts[index + 1] ?? '');
  return { [MARKUP]: text };
}

/** For the styles, which are texts of this library. */
export function trusted(text: string): Markup {
  return { [MARKUP]: text };
}

export function textOfMarkup(markup: Markup): string {
  return markup[MARKUP];
}

/** Text of a bank or of the caller, kept apart from the direction of the text around it. */
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

function written(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (typeof piece === 'number') return String(piece);
  if (typeof piece === 'string') return escaped(piece);
  if (Array.isArray(piece)) return piece.map(written).join('');
  return (piece as Markup)[MARKUP] ?? '';
}

/** Characters that no document may hold, such as halves of a surrogate pair, become U+FFFD. */
function escaped(text: string): string {
  return text
    .replace(/[&<>"']/g, mark => NAMED[mark] as string)
    .replace(/\p{Surrogate}|[^\P{Control}\t\n]|[\uFFFE\uFFFF]/gu, '\uFFFD');
}
