/** The canvas that charts are drawn on. */
import { html, type Markup } from '../html/markup.js';

/** A chart is drawn once for each of these widths, so that its labels never shrink. The styles show one of them. */
const WIDTHS = [
  ['narrow', 328],
  ['medium', 680],
  ['wide', 1032],
] as const;

type ChartSize = (typeof WIDTHS)[number][0];

export interface Canvas {
  readonly size: ChartSize;
  readonly width: number;
}

interface Drawing {
  readonly height: number;
  readonly marks: Markup;
}

/** `label` is a sentence with the figures, for those who cannot see the chart. */
export function chart(label: string, draw: (canvas: Canvas) => Drawing): Markup {
  return html`${WIDTHS.map(([size, width]) => {
    const { height, marks } = draw({ size, width });
    return html`<svg class="chart ${size}" role="img" aria-label="${label}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${marks}</svg>`;
  })}`;
}

/** Places are written to a tenth, so that charts stay small. */
export function at(place: number): string {
  return String(Math.round(place * 10) / 10);
}

export function label(
  x: number,
  y: number,
  text: string,
  {
    anchor = 'start',
    name = '',
  }: { readonly anchor?: 'start' | 'middle' | 'end'; readonly name?: string } = {},
): Markup {
  return html`<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}" class="${name}">${text}</text>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, name: string): Markup {
  return html`<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" class="${name}"/>`;
}

export function bar(x: number, y: number, width: number, height: number, name: string): Markup {
  return html`<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(Math.max(0, height))}" class="${name}"/>`;
}

/** SVG text does not wrap. A character is assumed to be 0.56 times as wide as its height, which is 12. */
export function shortened(text: string, width: number): string {
  const most = Math.max(4, Math.floor(width / 6.7));
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
