/** What a font file says of itself: its name, and the letters that it has. */
import { InvalidRequestError } from '../../base/invalidRequest.js';

export interface FontFace {
  /** Its PostScript name. */
  readonly name: string;
  /** The code points of its letters. */
  readonly letters: ReadonlySet<number>;
  readonly bytes: Uint8Array;
}

const TRUE_TYPE = 0x00010000;
const OPEN_TYPE = 0x4f54544f;
const POST_SCRIPT_NAME = 6;

/** `option`: the name of the option that gave it. Throws InvalidRequestError where the bytes are no TrueType or OpenType font. */
export function faceOf(bytes: Uint8Array, option: string): FontFace {
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
    // What ends before its tables do is no font either.
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
    // Such names are of ASCII alone: of two bytes each, the first is zero.
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
