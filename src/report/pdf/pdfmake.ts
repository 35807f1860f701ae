/** pdfmake: loaded when the first document is made, and used without touching what the caller's program shares of it. */
import { InvalidRequestError } from '../../base/invalidRequest.js';
import type { Node } from './node.js';
import { type FontFace, faceOf } from './openType.js';
import type { PdfFont } from './options.js';

/** What is used of a document of pdfkit, on which pdfmake builds. */
export interface PdfDocument {
  readonly page: { readonly fonts: Record<string, unknown>; readonly width: number; readonly height: number };
  readonly outline: OutlineItem;
  addPage(options: { readonly size: readonly [number, number]; readonly margin: number }): void;
  addContent(operators: string): void;
  bufferedPageRange(): { readonly start: number; readonly count: number };
  switchToPage(index: number): void;
  provideFont(family: string, isBold: boolean, isItalic: boolean): EmbeddedFont;
  on(event: 'data', take: (chunk: Uint8Array) => void): void;
  on(event: 'end', take: () => void): void;
  end(): void;
}

export interface EmbeddedFont {
  readonly id: string;
  /** The numbers of the glyphs as hexadecimal digits, and the width of each in thousandths of the size. */
  encode(
    text: string,
  ): readonly [glyphs: readonly string[], places: readonly { readonly advanceWidth: number }[]];
  ref(): unknown;
}

interface OutlineItem {
  readonly children: readonly OutlineItem[];
  addItem(title: string): OutlineItem;
}

interface PdfMake {
  virtualfs: unknown;
  setFonts(fonts: object): void;
  setUrlAccessPolicy(allow: () => boolean): void;
  setLocalAccessPolicy?(allow: () => boolean): void;
  createPdf(definition: object, options: object): { getStream(): Promise<PdfDocument> };
}

export interface Typeface {
  readonly regular: FontFace;
  readonly bold: FontFace;
}

export const FAMILY = 'Report';

/** Throws InvalidRequestError where a font is given that is none, or pdfmake is not installed. */
export async function typefaceOf(font: PdfFont | undefined): Promise<Typeface> {
  if (font !== undefined) {
    const regular = faceOf(font.regular, 'font.regular');
    return { regular, bold: font.bold === undefined ? regular : faceOf(font.bold, 'font.bold') };
  }
  const files = await loaded<Readonly<Record<string, string>>>(import('pdfmake/build/vfs_fonts.js'));
  const face = (file: string) => faceOf(bytesOf(files[file] ?? ''), file);
  return { regular: face('Roboto-Regular.ttf'), bold: face('Roboto-Medium.ttf') };
}

export interface Definition {
  readonly title: string;
  readonly locale: string;
  readonly size: readonly [number, number];
  readonly margins: readonly [number, number, number, number];
  readonly content: readonly Node[];
}

/** A document with its content. Its pages stay open, so that more can be drawn on them. */
export async function opened(definition: Definition, { regular, bold }: Typeface): Promise<PdfDocument> {
  const shared = await loaded<PdfMake>(import('pdfmake'));
  // One of our own: its fonts and policies are settings of the instance.
  const pdfmake = new (shared.constructor as new () => PdfMake)();
  const files = new Map([regular, bold].map(face => [face.name, asBuffer(face.bytes)]));
  pdfmake.virtualfs = {
    existsSync: (name: string) => files.has(name),
    readFileSync: (name: string) => files.get(name),
  };
  // pdfkit knows an open font by its PostScript name, which is how the drawings find it.
  const faces = { normal: regular.name, bold: bold.name, italics: regular.name, bolditalics: bold.name };
  pdfmake.setFonts({ [FAMILY]: faces });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy?.(() => false);
  return pdfmake
    .createPdf(
      {
        compress: false,
        version: '1.7',
        language: definition.locale,
        displayTitle: true,
        // No clock: the document says itself on which day it stands.
        info: {
          title: definition.title,
          creator: 'open-banking-insights',
          producer: 'pdfmake',
          creationDate: new Date(0),
        },
        pageSize: { width: definition.size[0], height: definition.size[1] },
        pageMargins: definition.margins,
        content: definition.content,
        defaultStyle: { font: FAMILY, fontSize: 10, lineHeight: 1.2 },
      },
      { bufferPages: true },
    )
    .getStream();
}

/** Ends a document and gives its bytes. */
export function bytesIn(document: PdfDocument): Promise<readonly Uint8Array[]> {
  return new Promise(resolve => {
    const chunks: Uint8Array[] = [];
    document.on('data', chunk => chunks.push(chunk));
    document.on('end', () => resolve(chunks));
    document.end();
  });
}

/** A module in CommonJS is the default of its import. */
async function loaded<Module>(imported: Promise<unknown>): Promise<Module> {
  try {
    const module = (await imported) as { readonly default?: Module };
    return module.default ?? (module as Module);
  } catch {
    const message = 'a PDF needs the package pdfmake, which could not be loaded: npm install pdfmake@0.3';
    throw new InvalidRequestError([{ path: [], code: 'pdfmake_not_loaded', message }]);
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Of base64. The language has nothing for it, and platforms differ. */
function bytesOf(base64: string): Uint8Array {
  const text = base64.replace(/={1,2}$/, '');
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  const values = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));
  let [bits, held, at] = [0, 0, 0];
  for (const digit of text) {
    bits = ((bits << 6) | (values.get(digit) ?? 0)) & 0xffffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = (bits >> held) & 0xff;
    at += 1;
  }
  return bytes;
}

/** A copy: pdfkit keeps what it is given. */
function asBuffer(bytes: Uint8Array): Uint8Array {
  return bytes.slice();
}
