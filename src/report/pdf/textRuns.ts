/** Texts with their styles, as in a paragraph or a cell. */
import { type Element, hasClass } from './elements.js';
import { COLOUR, SIZE } from './styles.js';

export interface TextRun {
  readonly text: string;
  readonly [style: string]: unknown;
}

/** Longer words are broken anywhere, because a column would otherwise exceed the page. */
const LONGEST_WORD = 24;

/** `reasonOf` gives the footnote mark for a missing figure. Without it the reason is beside the dash. */
export function textRuns(
  children: readonly (Element | string)[],
  shown: (text: string) => string,
  reasonOf?: (reason: string) => string,
): TextRun[] {
  return trimmed(inner(children, shown, reasonOf)).flatMap(broken);
}

function inner(
  children: readonly (Element | string)[],
  shown: (text: string) => string,
  reasonOf?: (reason: string) => string,
): TextRun[] {
  return children.flatMap((child): TextRun[] => {
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

function styled(content: readonly TextRun[], style: object): TextRun[] {
  return content.map(run => ({ ...style, ...run }));
}

/** Without spaces at both ends. */
export function trimmed(content: readonly TextRun[]): TextRun[] {
  const first = content.findIndex(({ text }) => text.trim() !== '');
  const last = content.findLastIndex(({ text }) => text.trim() !== '');
  return content.slice(Math.max(0, first), last + 1).map((run, index, { length }) => {
    const from = index === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: index === length - 1 ? from.trimEnd() : from };
  });
}

function broken(run: TextRun): TextRun[] {
  const words = run.text.split(' ');
  if (words.every(({ length }) => length <= LONGEST_WORD)) return [run];
  return words.map((word, index) => ({
    ...run,
    text: index === words.length - 1 ? word : `${word} `,
    ...(word.length > LONGEST_WORD ? { wordBreak: 'break-all' } : {}),
  }));
}
