/** Texts with their marks, as they stand within a paragraph or a cell. */
import { type Element, hasClass } from './elements.js';
import { COLOUR, SIZE } from './styles.js';

export interface Piece {
  readonly text: string;
  readonly [style: string]: unknown;
}

/** Longer words are broken anywhere, as a column would grow beyond the page otherwise. */
const LONGEST_WORD = 24;

/** `reasonOf`: the mark of the footnote for a missing figure. Without it the reason stands beside the dash. */
export function pieces(
  children: readonly (Element | string)[],
  shown: (text: string) => string,
  reasonOf?: (reason: string) => string,
): Piece[] {
  return trimmed(inner(children, shown, reasonOf)).flatMap(broken);
}

function inner(
  children: readonly (Element | string)[],
  shown: (text: string) => string,
  reasonOf?: (reason: string) => string,
): Piece[] {
  return children.flatMap((child): Piece[] => {
    if (typeof child === 'string') return [{ text: shown(child.replace(/\s+/g, ' ')) }];
    if (hasClass(child, 'aside')) return [];
    if (hasClass(child, 'reason'))
      return reasonOf === undefined
        ? styled(inner(child.children, shown), { fontSize: SIZE.note, color: COLOUR.muted })
        : [];
    const content = inner(child.children, shown, reasonOf);
    const { tag, attributes } = child;
    if (tag === 'strong') return styled(content, { bold: true });
    if (tag === 'a') return styled(content, { linkToDestination: (attributes['href'] ?? '').slice(1) });
    if (tag === 'small')
      return [{ text: '\n' }, ...styled(content, { fontSize: SIZE.note, color: COLOUR.muted })];
    const reason = attributes['title'];
    return reason === undefined || reasonOf === undefined
      ? content
      : [...content, { text: reasonOf(reason), sup: true }];
  });
}

function styled(content: readonly Piece[], style: object): Piece[] {
  return content.map(piece => ({ ...style, ...piece }));
}

/** Without spaces at both ends. */
export function trimmed(content: readonly Piece[]): Piece[] {
  const first = content.findIndex(({ text }) => text.trim() !== '');
  const last = content.findLastIndex(({ text }) => text.trim() !== '');
  return content.slice(Math.max(0, first), last + 1).map((piece, index, { length }) => {
    const from = index === 0 ? piece.text.trimStart() : piece.text;
    return { ...piece, text: index === length - 1 ? from.trimEnd() : from };
  });
}

function broken(piece: Piece): Piece[] {
  const words = piece.text.split(' ');
  if (words.every(({ length }) => length <= LONGEST_WORD)) return [piece];
  return words.map((word, index) => ({
    ...piece,
    text: index === words.length - 1 ? word : `${word} `,
    ...(word.length > LONGEST_WORD ? { wordBreak: 'break-all' } : {}),
  }));
}
