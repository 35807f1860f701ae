/** Texts with their styles, as in a paragraph or a cell. */
import { MISSING } from '../../words/moneyText.js';
import { splitAtNegatives } from '../text/negatives.js';
import type { Words } from '../view/block.js';
import { COLOUR, SIZE } from './styles.js';

export interface TextRun {
  readonly text: string;
  readonly [style: string]: unknown;
}

export interface TextSetting {
  /** The text as the font can show it. */
  readonly shown: (text: string) => string;
  /** Gives the footnote mark for a missing figure. Without it the reason is beside the dash. */
  readonly reasonOf?: (reason: string) => string;
}

/** Longer words are broken anywhere, because a column would otherwise exceed the page. */
const LONGEST_WORD = 24;

const SMALL = { fontSize: SIZE.note, color: COLOUR.muted };

export function textRuns(words: Words, setting: TextSetting): TextRun[] {
  return trimmed(inner(words, setting)).flatMap(broken);
}

function inner(words: Words, setting: TextSetting): TextRun[] {
  return partsOf(words).flatMap(part => partRuns(part, setting));
}

function partRuns(part: Part, setting: TextSetting): TextRun[] {
  const { shown, reasonOf } = setting;
  if (typeof part === 'string') return [{ text: shown(part.replace(/\s+/g, ' ')) }];
  switch (part.kind) {
    case 'foreign':
      return inner(part.text, setting);
    // The rows that it leads to are drawn, and have no address.
    case 'link':
      return inner(part.words, setting);
    case 'strong':
      return styled(inner(part.words, setting), { bold: true });
    case 'small':
      return [{ text: '\n' }, ...styled(inner(part.words, setting), SMALL)];
    case 'missing':
      return [
        { text: shown(MISSING) },
        reasonOf === undefined
          ? { ...SMALL, text: shown(` ${part.reason}`) }
          : { text: reasonOf(part.reason), sup: true },
      ];
  }
}

type Part = string | Extract<Words, { readonly kind: string }>;

/** Without lists, and with texts beside each other as one. */
function partsOf(words: Words): Part[] {
  const parts: Part[] = [];
  const add = (each: Words) => {
    if (each === null || each === undefined || each === false || each === '') return;
    if (typeof each === 'string' || typeof each === 'number') {
      const before = parts.at(-1);
      if (typeof before === 'string') parts[parts.length - 1] = `${before}${each}`;
      else parts.push(String(each));
    } else if ('length' in each) each.forEach(add);
    else parts.push(each);
  };
  add(words);
  return parts;
}

/** Its letters alone. The second line of a cell is apart. */
export function plainText(words: Words): { readonly text: string; readonly small?: string } {
  let text = '';
  let small: string | undefined;
  for (const part of partsOf(words)) {
    if (typeof part === 'string') text += part;
    else if (part.kind === 'small') small = plainText(part.words).text;
    else if (part.kind === 'missing') text += MISSING;
    else text += part.kind === 'foreign' ? part.text : plainText(part.words).text;
  }
  return small === undefined ? { text } : { text, small };
}

export function styled(runs: readonly TextRun[], style: object): TextRun[] {
  return runs.map(run => ({ ...style, ...run }));
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
  if (words.every(({ length }) => length <= LONGEST_WORD)) return unbroken(run);
  return words.map((word, index) => ({
    ...run,
    text: index === words.length - 1 ? word : `${word} `,
    ...(word.length > LONGEST_WORD ? { wordBreak: 'break-all' } : {}),
  }));
}

function unbroken(run: TextRun): TextRun[] {
  return splitAtNegatives(run.text).flatMap((text, index) =>
    text === '' ? [] : [{ ...run, text, ...(index % 2 === 1 ? { noWrap: true } : {}) }],
  );
}
