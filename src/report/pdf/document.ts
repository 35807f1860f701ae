/** Common to every document: paper, font, page numbers, and bytes that are the same everywhere. */

import { zlibSync } from 'fflate';
import type { Report } from '../model/report.js';
import { type Format, formatOf } from '../text/format.js';
import { localeOf, oneOf } from '../view/viewOf.js';
import type { Node } from './node.js';
import type { PdfPageOptions } from './options.js';
import { bytesIn, opened, type PdfDocument, type Typeface, typefaceOf } from './pdfmake.js';
import { COLOUR, MARGINS, PAPER, SIZE } from './styles.js';
import { type TextPainter, textPainterOf } from './textPainter.js';

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
  readonly painter: TextPainter;
  /** Where the content ends on the last page. */
  readonly top: number;
}

/** `draw` draws below the content, and on pages of its own. */
export async function documentOf(
  setting: Setting,
  title: string,
  content: readonly Node[],
  draw: (drawing: Drawing) => void,
): Promise<Uint8Array> {
  const { size, typeface, format, shown } = setting;
  // pdfmake records on each node where it was placed.
  const end: Node = { text: ' ', fontSize: 1 };
  const plainTitle = shown(title);
  const definition = { title: plainTitle, locale: format.locale, size, margins: MARGINS };
  // Both faces must be open for the drawings, which find only open ones.
  const faces: Node = { text: [{ text: ' ' }, { text: ' ', bold: true }], fontSize: 1 };
  const document = await opened({ ...definition, content: [faces, ...content, end] }, typeface);
  const painter = textPainterOf(document, size);
  const places = end['positions'] as readonly { readonly top: number }[] | undefined;
  draw({ document, painter, top: (places?.at(-1)?.top ?? MARGINS[1]) + 4 });
  drawFooters(document, painter, size, plainTitle);
  return deflated(joined(await bytesIn(document)));
}

function drawFooters(
  document: PdfDocument,
  painter: TextPainter,
  [width, height]: readonly [number, number],
  title: string,
): void {
  const { start, count } = document.bufferedPageRange();
  const ink = { size: SIZE.note, color: COLOUR.muted };
  const [left, , right] = MARGINS;
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(start + index);
    const number = `Page ${index + 1} of ${count}`;
    const room = width - left - right - painter.widthOf(number, ink) - 16;
    painter.text(
      cut(title, room, text => painter.widthOf(text, ink)),
      left,
      height - 30,
      ink,
    );
    painter.textTo(number, width - right, height - 30, ink);
  }
}

function cut(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

// Shows letters that the font lacks by their code points, such as `[U+1F600]`, and never as nothing.

/** The letters that every font has. */
const PLAIN = /^[ -~]*$/;

/** Characters that no font shows, such as joiners and direction marks. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/** Shown by their code points even where the font has them, as pdfmake would set them in the wrong order. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const CONTROL = /\p{Control}|\p{Surrogate}/u;

/** `letters` are the code points of the font. The result may be passed again and does not change. */
function substituting(letters: ReadonlySet<number>): (text: string) => string {
  return text => {
    if (PLAIN.test(text)) return text;
    const chunks: string[] = [];
    let missing: string[] = [];
    const close = () => {
      if (missing.length > 0) chunks.push(`[${missing.join(' ')}]`);
      missing = [];
    };
    for (const letter of text.replace(/[\t\n\r\u00A0]/g, ' ').normalize('NFC')) {
      const code = letter.codePointAt(0) ?? 0;
      if (UNSEEN.test(letter)) continue;
      if (letters.has(code) && !RIGHT_TO_LEFT.test(letter) && !CONTROL.test(letter)) {
        close();
        chunks.push(letter);
      } else missing.push(`U+${code.toString(16).toUpperCase().padStart(4, '0')}`);
    }
    close();
    return chunks.join('');
  };
}

/** Members that name things for programs. The texts for people are beside them. */
const KEYS: ReadonlySet<string> = new Set(['accountId', 'transactionId', 'transactionIds']);

/** The same data, with every text as the font can show it. */
function shownIn<Value>(value: Value, shown: (text: string) => string): Value {
  if (typeof value === 'string') return shown(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(each => shownIn(each, shown)) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, KEYS.has(key) ? each : shownIn(each, shown)]),
  ) as Value;
}

// Compresses a document. zlib gives different bytes in different versions of Node and of browsers. So pdfmake writes the document
// uncompressed, and code of this library compresses it here.

const ENTRY = 20;

/** `plain` is a document with one cross-reference table and one trailer, as pdfkit writes it. */
function deflated(plain: Uint8Array): Uint8Array {
  const end = latin(plain.subarray(-64));
  const table = Number(/startxref\s+(\d+)/.exec(end)?.[1]);
  const [head = '', ...entries] = entriesIn(plain, table);
  const trailer = latin(plain.subarray(trailerAt(head, table)));
  const places = entries.map(entry => (entry.endsWith('n') ? Number(entry.slice(0, 10)) : null));
  const inOrder = places.filter(place => place !== null).toSorted((a, b) => a - b);
  const next = new Map(inOrder.map((place, index) => [place, inOrder[index + 1] ?? table]));
  const chunks: Uint8Array[] = [plain.subarray(0, inOrder[0] ?? table)];
  let length = chunks[0]?.length ?? 0;
  const moved = new Map<number, number>();
  for (const place of inOrder) {
    const chunk = objectDeflated(plain.subarray(place, next.get(place)));
    moved.set(place, length);
    chunks.push(chunk);
    length += chunk.length;
  }
  const references = places.map((place, index) =>
    place === null ? `${entries[index]} \n` : `${String(moved.get(place)).padStart(10, '0')} 00000 n \n`,
  );
  const tail = `${head}${references.join('')}${trailer.replace(/startxref\s+\d+/, `startxref\n${length}`)}`;
  return joined([...chunks, bytesOf(tail)]);
}

/** The heading of the table, and its entries without the ends of their lines. */
function entriesIn(plain: Uint8Array, table: number): string[] {
  const start = latin(plain.subarray(table, table + 40));
  const [head = '', , count] = /^xref\s+(\d+) (\d+)\s*?\n/.exec(start) ?? [];
  const from = table + head.length;
  return [
    head,
    ...Array.from({ length: Number(count) }, (_, index) =>
      latin(plain.subarray(from + ENTRY * index, from + ENTRY * index + 18)),
    ),
  ];
}

function trailerAt(head: string, table: number): number {
  const count = Number(/ (\d+)\s*$/.exec(head)?.[1]);
  return table + head.length + ENTRY * count;
}

function objectDeflated(object: Uint8Array): Uint8Array {
  const head = latin(object.subarray(0, 2048));
  const start = head.indexOf('stream\n');
  if (start < 0 || head.indexOf('endobj') >>> 0 < start || head.lastIndexOf('/Filter', start) >= 0)
    return object;
  const length = Number(/\/Length (\d+)/.exec(head.slice(0, start))?.[1]);
  const from = start + 'stream\n'.length;
  const packed = zlibSync(object.subarray(from, from + length), { level: 6 });
  if (packed.length >= length) return object;
  const lines = head.slice(0, from).replace(/\/Length \d+/, `/Length ${packed.length}\n/Filter /FlateDecode`);
  return joined([bytesOf(lines), packed, object.subarray(from + length)]);
}

/** One letter for each byte. */
function latin(bytes: Uint8Array): string {
  return Array.from(bytes, byte => String.fromCharCode(byte)).join('');
}

function bytesOf(latin: string): Uint8Array {
  return Uint8Array.from(latin, letter => letter.charCodeAt(0));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
