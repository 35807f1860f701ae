/** Loads pdfmake when the first document is made, and uses it without changing settings that it shares with the caller's program. */
import { bytesOfBase64 } from '../../base/base64.js';
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { oncePer } from '../../base/once.js';
import type { Node } from './node.js';
import type { PdfFont } from './options.js';

/** The members of a pdfkit document that are used. pdfmake builds on pdfkit. */
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
  /** Gives the numbers of the glyphs as hexadecimal digits, and the width of each in thousandths of the size. */
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
  return typefaceIn(await loaded<FontFiles>(import('pdfmake/build/vfs_fonts.js')));
}

/** By the name of the file, in base64. */
type FontFiles = Readonly<Record<string, string>>;

/** Read once in a process: it is the same for every document, and holds nothing of any. */
const typefaceIn = oncePer((files: FontFiles): Typeface => {
  const face = (file: string) => faceOf(bytesOfBase64(files[file] ?? ''), file);
  return { regular: face('Roboto-Regular.ttf'), bold: face('Roboto-Medium.ttf') };
});

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
  // A new instance, since fonts and policies are settings of an instance.
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
        // No clock is read. The report's own day is the date of the document.
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

/** A copy: pdfkit keeps what it is given. */
function asBuffer(bytes: Uint8Array): Uint8Array {
  return bytes.slice();
}

// Reads the name and the letters of a font file.

interface FontFace {
  /** Its PostScript name. */
  readonly name: string;
  /** The code points of its letters. */
  readonly letters: ReadonlySet<number>;
  readonly bytes: Uint8Array;
}

const TRUE_TYPE = 0x00010000;
const OPEN_TYPE = 0x4f54544f;
const POST_SCRIPT_NAME = 6;

/** `option` is the name of the option that gave it. Throws InvalidRequestError if the bytes are not a TrueType or OpenType font. */
function faceOf(bytes: Uint8Array, option: string): FontFace {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const kind = view.getUint32(0);
    if (kind === TRUE_TYPE || kind === OPEN_TYPE)
      return {
        name: nameIn(view, tableAt(view, 'name')),
        letters: lettersIn(view, tableAt(view, 'cmap')),
        bytes,
      };
  } catch {
    // A file that ends before its tables do is not a font either.
  }
  const message = `options.${option}: expected the bytes of a TrueType or OpenType font (.ttf, .otf)`;
  throw new InvalidRequestError([
    { path: ['options', ...option.split('.')], code: 'invalid_value', message },
  ]);
}

function tableAt(view: DataView, tag: string): number {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + 16 * index;
    if (textAt(view, at, 4) === tag) return view.getUint32(at + 8);
  }
  throw new RangeError(tag);
}

function textAt(view: DataView, from: number, length: number): string {
  return Array.from({ length }, (_, index) => String.fromCharCode(view.getUint8(from + index))).join('');
}

function nameIn(view: DataView, table: number): string {
  const texts = table + view.getUint16(table + 4);
  for (let index = 0; index < view.getUint16(table + 2); index += 1) {
    const at = table + 6 + 12 * index;
    if (view.getUint16(at + 6) !== POST_SCRIPT_NAME) continue;
    // Such names are ASCII only, so the first of two bytes is zero.
    return textAt(view, texts + view.getUint16(at + 10), view.getUint16(at + 8)).replaceAll('\0', '');
  }
  throw new RangeError('name');
}

function lettersIn(view: DataView, table: number): ReadonlySet<number> {
  const letters = new Set<number>();
  for (let index = 0; index < view.getUint16(table + 2); index += 1) {
    const at = table + view.getUint32(table + 4 + 8 * index + 4);
    const platform = view.getUint16(table + 4 + 8 * index);
    if (platform !== 0 && platform !== 3) continue;
    if (view.getUint16(at) === 4) addSegments(view, at, letters);
    if (view.getUint16(at) === 12) addGroups(view, at, letters);
  }
  return letters;
}

/** Format 4: segments of the first plane. */
function addSegments(view: DataView, at: number, letters: Set<number>): void {
  const twice = view.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + twice];
  const [deltas, offsets] = [starts + twice, starts + 2 * twice];
  for (let segment = 0; segment < twice; segment += 2) {
    const [start, end] = [view.getUint16(starts + segment), view.getUint16(ends + segment)];
    const offset = view.getUint16(offsets + segment);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph =
        offset === 0
          ? (code + view.getUint16(deltas + segment)) & 0xffff
          : view.getUint16(offsets + segment + offset + 2 * (code - start));
      if (glyph !== 0) letters.add(code);
    }
  }
}

/** Format 12: groups of any plane. */
function addGroups(view: DataView, at: number, letters: Set<number>): void {
  for (let group = 0; group < view.getUint32(at + 12); group += 1) {
    const from = at + 16 + 12 * group;
    for (let code = view.getUint32(from); code <= Math.min(0x10ffff, view.getUint32(from + 4)); code += 1)
      letters.add(code);
  }
}
