/** What every document shares: paper, letters, page numbers, and bytes that are the same everywhere. */
import { localeOf, oneOf } from '../html/sections.js';
import type { Report } from '../model/report.js';
import { type Format, formatOf } from '../text/format.js';
import { deflated, joined } from './deflated.js';
import type { Node } from './node.js';
import type { PdfPageOptions } from './options.js';
import { bytesIn, opened, type PdfDocument, type Typeface, typefaceOf } from './pdfmake.js';
import { type Pen, penOf } from './pen.js';
import { COLOUR, MARGINS, PAPER, SIZE } from './styles.js';
import { shownIn, substituting } from './substitutes.js';

export interface Setting {
  /** Its texts as the font can show them. */
  readonly report: Report;
  readonly format: Format;
  readonly size: readonly [number, number];
  /** Between the margins, in points. */
  readonly width: number;
  readonly typeface: Typeface;
  readonly shown: (text: string) => string;
}

/** Checks the options. */
export async function settingOf(report: Report, options: PdfPageOptions): Promise<Setting> {
  const locale = localeOf(report, options.locale);
  const paper = oneOf(options.paper, ['A4', 'Letter'], 'paper') ?? (locale === 'en-US' ? 'Letter' : 'A4');
  const typeface = await typefaceOf(options.font);
  const { regular, bold } = typeface;
  const shown = substituting(
    regular === bold
      ? regular.letters
      : new Set([...regular.letters].filter(letter => bold.letters.has(letter))),
  );
  const size = PAPER[paper];
  return {
    report: shownIn(report, shown),
    format: formatOf(locale, report.currencyCode),
    size,
    width: size[0] - MARGINS[0] - MARGINS[2],
    typeface,
    shown,
  };
}

export interface Drawing {
  readonly document: PdfDocument;
  readonly pen: Pen;
  /** Where the content ends on the last page. */
  readonly top: number;
}

/** `draw`: draws beneath the content, and on pages of its own. */
export async function documentOf(
  setting: Setting,
  title: string,
  content: readonly Node[],
  draw: (drawing: Drawing) => void,
): Promise<Uint8Array> {
  const { size, typeface, format, shown } = setting;
  // pdfmake notes on each node where it came to stand.
  const end: Node = { text: ' ', fontSize: 1 };
  const plainTitle = shown(title);
  const definition = { title: plainTitle, locale: format.locale, size, margins: MARGINS };
  // Both faces are needed for the drawings, which find only those that are open already.
  const faces: Node = { text: [{ text: ' ' }, { text: ' ', bold: true }], fontSize: 1 };
  const document = await opened({ ...definition, content: [faces, ...content, end] }, typeface);
  const pen = penOf(document, size);
  const places = end['positions'] as readonly { readonly top: number }[] | undefined;
  draw({ document, pen, top: (places?.at(-1)?.top ?? MARGINS[1]) + 4 });
  drawFooters(document, pen, size, plainTitle);
  return deflated(joined(await bytesIn(document)));
}

function drawFooters(
  document: PdfDocument,
  pen: Pen,
  [width, height]: readonly [number, number],
  title: string,
): void {
  const { start, count } = document.bufferedPageRange();
  const ink = { size: SIZE.note, color: COLOUR.muted };
  const [left, , right] = MARGINS;
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(start + index);
    const number = `Page ${index + 1} of ${count}`;
    const room = width - left - right - pen.widthOf(number, ink) - 16;
    pen.text(
      cut(title, room, text => pen.widthOf(text, ink)),
      left,
      height - 30,
      ink,
    );
    pen.textTo(number, width - right, height - 30, ink);
  }
}

function cut(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
