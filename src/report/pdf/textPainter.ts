/**
 * Draws text straight onto a page. pdfmake lays out a few hundred rows a second, and a statement has thousands. They are all of one kind,
 * so their places are known without it. The font is the one that pdfmake embedded.
 */
import type { EmbeddedFont, PdfDocument } from './pdfmake.js';
import { FAMILY } from './pdfmake.js';

export interface Ink {
  readonly size: number;
  readonly isBold?: boolean;
  /** `#rrggbb` */
  readonly color: string;
}

export interface TextPainter {
  readonly newPage: () => void;
  /** `y` is the base line of the letters, from the top of the page. */
  readonly text: (text: string, x: number, y: number, ink: Ink) => void;
  /** As `text`, but it ends at `x`. */
  readonly textTo: (text: string, x: number, y: number, ink: Ink) => void;
  readonly rule: (x1: number, x2: number, y: number, color: string, width?: number) => void;
  readonly widthOf: (text: string, ink: Ink) => number;
}

interface Run {
  readonly glyphs: string;
  /** The width in thousandths of the size. */
  readonly width: number;
}

/** Draws on the open page of the document. */
export function textPainterOf(document: PdfDocument, size: readonly [number, number]): TextPainter {
  const fonts = [false, true].map(isBold => lettering(document.provideFont(FAMILY, isBold, false)));
  const fontOf = ({ isBold = false }: Ink) => fonts[isBold ? 1 : 0] as Lettering;
  const place = (value: number) => String(Math.round(value * 100) / 100);
  const text = (content: string, x: number, y: number, ink: Ink) => {
    if (content === '') return;
    const { font, runOf } = fontOf(ink);
    document.page.fonts[font.id] = font.ref();
    // The page is flipped, so that its top is zero, as in pdfkit. Letters are flipped back.
    document.addContent(
      `BT ${colorOf(ink.color)} rg /${font.id} ${ink.size} Tf 1 0 0 -1 ${place(x)} ${place(y)} Tm <${runOf(content).glyphs}> Tj ET`,
    );
  };
  const widthOf = (content: string, ink: Ink) => (fontOf(ink).runOf(content).width * ink.size) / 1000;
  return {
    newPage: () => document.addPage({ size, margin: 0 }),
    text,
    textTo: (content, x, y, ink) => text(content, x - widthOf(content, ink), y, ink),
    rule: (x1, x2, y, color, width = 0.5) =>
      document.addContent(
        `${colorOf(color)} RG ${width} w ${place(x1)} ${place(y)} m ${place(x2)} ${place(y)} l S`,
      ),
    widthOf,
  };
}

interface Lettering {
  readonly font: EmbeddedFont;
  readonly runOf: (text: string) => Run;
}

/** Words recur in a statement, so each is encoded once. */
function lettering(font: EmbeddedFont): Lettering {
  const known = new Map<string, Run>();
  const wordOf = (word: string): Run => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const [glyphs, places] = font.encode(word);
    const width = places.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
    const run = { glyphs: glyphs.join(''), width };
    known.set(word, run);
    return run;
  };
  return {
    font,
    runOf: text => {
      const runs = text.split(/(?<= )/).map(wordOf);
      return {
        glyphs: runs.map(({ glyphs }) => glyphs).join(''),
        width: runs.reduce((sum, { width }) => sum + width, 0),
      };
    },
  };
}

/** `#ff8000` -> `1 0.502 0` */
function colorOf(color: string): string {
  return [1, 3, 5]
    .map(at => String(Math.round((Number.parseInt(color.slice(at, at + 2), 16) / 255) * 1000) / 1000))
    .join(' ');
}
