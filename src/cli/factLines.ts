/** Lays out figures below each other: the name, the figure and a comment. */
import { padded, paddedBefore, widthOf } from './displayWidth.js';
import type { Block, Lines } from './lines.js';
import type { Line, Tone } from './tones.js';
import { widestIn, wrapped } from './wrap.js';

export interface Fact {
  readonly name: string;
  readonly figure: string;
  readonly words: string;
  readonly tone?: Tone | undefined;
}

const INDENT = '  ';
const GAP = '  ';
/** With less room, the words go below the figure. */
const LEAST_FOR_WORDS = 28;

export function facts(rows: readonly Fact[]): Lines {
  const names = rows.reduce((width, { name }) => Math.max(width, widthOf(name)), 0);
  const figures = rows.reduce((width, { figure }) => Math.max(width, widthOf(figure)), 0);
  const start = INDENT.length + names + GAP.length + figures + GAP.length;
  const block: Block = width => {
    const isBeside = width - start >= LEAST_FOR_WORDS;
    return rows.flatMap(({ name, figure, words, tone }): Line[] => {
      const main: Line = [
        { text: `${INDENT}${padded(name, names)}${GAP}` },
        { text: paddedBefore(figure, figures), tone: tone ?? 'title' },
      ];
      if (words === '') return [main];
      if (!isBeside) return [main, ...wrapped(words, INDENT.repeat(2), width)];
      const [first = '', ...rest] = wrapped(words, '', width - start);
      return [[...main, { text: GAP + first }], ...rest.map(text => ' '.repeat(start) + text)];
    });
  };
  return [block];
}

/** Puts a name and its figure at the two ends of a line, with sentences below. */
export function entry(name: string, figure: string, sentences: readonly string[], tone?: Tone): Lines {
  const block: Block = width => {
    const widest = Math.min(width, widestIn(width, WIDEST_ENTRY));
    const room = widest - INDENT.length;
    const gap = Math.max(GAP.length, room - widthOf(name) - widthOf(figure));
    const beside = INDENT.length + widthOf(name) + GAP.length + widthOf(figure) <= width;
    const title: Line[] = beside
      ? [[{ text: INDENT + name + ' '.repeat(gap) }, { text: figure, tone: tone ?? 'title' }]]
      : [...wrapped(name, INDENT, width), [{ text: INDENT }, { text: figure, tone: tone ?? 'title' }]];
    const below = wrapped(sentences.join(' '), INDENT.repeat(2), widest);
    return [...title, ...below.map((text): Line => [{ text, tone: 'quiet' }])];
  };
  return [block];
}

const WIDEST_ENTRY = 80;
