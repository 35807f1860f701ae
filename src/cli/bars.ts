/** Draws horizontal bars: one line each, with the name before it and the figures after it. */
import { padded, paddedBefore, widthOf } from './displayWidth.js';
import type { Block, Lines } from './lines.js';
import type { Line, Span, Tone } from './tones.js';
import { widestIn, wrapped } from './wrap.js';

interface BarPart {
  readonly size: number;
  /** Parts differ in shade too, so that they can be distinguished without colours. */
  readonly shade: keyof typeof SHADES;
  readonly tone: Tone;
}

export interface Bar {
  readonly label: string;
  readonly parts: readonly BarPart[];
  /** The position of a mark, in the unit of the parts. */
  readonly mark?: number;
  /** The figures, each in a column of its own. */
  readonly figures: readonly string[];
  readonly tone?: Tone | undefined;
}

export const SHADES = { solid: '\u2588', medium: '\u2592', light: '\u2591' } as const;
export const MARK = '\u2503';

/** Parts of a full block, from an eighth to seven eighths. */
const EIGHTHS = ['', '\u258f', '\u258e', '\u258d', '\u258c', '\u258b', '\u258a', '\u2589'];
const INDENT = '  ';
const GAP = '  ';
const WIDEST_BAR = 48;
const NARROWEST_BAR = 8;
const WIDEST_LABEL = 36;
const NARROWEST_LABEL = 16;

/** All bars have one scale, from zero to the largest. Without room for bars, only names and figures are shown. */
export function barChart(bars: readonly Bar[]): Lines {
  if (bars.length === 0) return [];
  const most = bars.reduce((largest, bar) => Math.max(largest, lengthOf(bar), bar.mark ?? 0), 0);
  const columns = (bars[0] as Bar).figures.map((_, column) =>
    bars.reduce((width, { figures }) => Math.max(width, widthOf(figures[column] ?? '')), 0),
  );
  const figuresWidth = columns.reduce((sum, width) => sum + GAP.length + width, 0);
  const longest = bars.reduce((width, { label }) => Math.max(width, widthOf(label)), 0);
  const block: Block = width => {
    const room = width - INDENT.length - figuresWidth;
    const label = Math.min(
      longest,
      WIDEST_LABEL,
      Math.max(NARROWEST_LABEL, room - GAP.length - NARROWEST_BAR),
    );
    const size = Math.min(widestIn(width, WIDEST_BAR), room - label - GAP.length);
    return bars.flatMap((bar): Line[] => {
      const [name = '', ...rest] = wrapped(bar.label, '', label);
      const figures = bar.figures.map((text, column) => GAP + paddedBefore(text, columns[column] as number));
      const drawn =
        size < NARROWEST_BAR || isNothing(bar) ? [] : [{ text: GAP }, ...drawnBar(bar, most, size)];
      return [
        [{ text: INDENT + padded(name, label) }, { text: figures.join(''), tone: bar.tone }, ...drawn],
        ...rest.map(text => INDENT + text),
      ];
    });
  };
  return [block];
}

function drawnBar({ parts, mark }: Bar, most: number, width: number): Span[] {
  const [only] = parts;
  if (only !== undefined && parts.length === 1 && mark === undefined)
    return [{ text: smooth(only.size, most, width), tone: only.tone }];
  const spans: { text: string; tone: Tone }[] = [];
  let end = 0;
  let sum = 0;
  for (const { size, shade, tone } of parts) {
    sum += Math.max(0, size);
    const to = Math.round((sum / most) * width);
    spans.push({ text: SHADES[shade].repeat(to - end), tone });
    end = to;
  }
  return mark === undefined ? spans : withMark(spans, Math.round((mark / most) * width), width);
}

/** Rounds to an eighth of a character. Anything above zero is visible. */
function smooth(size: number, most: number, width: number): string {
  if (size <= 0) return '';
  const eighths = Math.max(1, Math.round((size / most) * width * 8));
  return SHADES.solid.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}

/** Replaces the character at the mark's position. */
function withMark(spans: readonly { text: string; tone: Tone }[], at: number, width: number): Span[] {
  const place = Math.min(at, width - 1);
  const cells = spans.flatMap(({ text, tone }) => Array.from(text, character => ({ text: character, tone })));
  const before = cells.slice(0, place);
  const gap = ' '.repeat(Math.max(0, place - cells.length));
  return [
    ...joined(before),
    { text: gap },
    { text: MARK, tone: 'income' },
    ...joined(cells.slice(place + 1)),
  ];
}

function joined(cells: readonly { text: string; tone: Tone }[]): Span[] {
  const spans: { text: string; tone: Tone }[] = [];
  for (const cell of cells) {
    const last = spans.at(-1);
    if (last?.tone === cell.tone) last.text += cell.text;
    else spans.push({ ...cell });
  }
  return spans;
}

function isNothing(bar: Bar): boolean {
  return lengthOf(bar) === 0 && (bar.mark ?? 0) === 0;
}

function lengthOf({ parts }: Bar): number {
  return parts.reduce((sum, { size }) => sum + Math.max(0, size), 0);
}
