/**
 * The shape of a narrative: itself, with the digits of references, amounts and dates masked. Two narratives of one shape
 * are decided alike, since such digits name nobody; so each shape is decided once.
 *
 * | masked | told apart by |
 * | --- | --- |
 * | amounts, times and dates whose parts marks join, and `21 NOV`: 12.34, 03:40, 2024-11-21 | the first mark or space |
 * | dates with a glued month: 06MAR26, 21NOV | how many digits stand before and behind the month |
 * | numbers of four and more digits that stand alone | whether they have 4 digits, 5, 13, 10 or 11, or another number |
 * | numbers of four and more digits beside letters and in fractions: S235401992178837, 1.2345 | how many digits they have |
 *
 * None is masked that is part of a known name (24/7, 1800).
 */
import { codeAt, endOfDigits, figureOrReferenceEnd, gluedDateEnd, isDigit } from '../../base/figures.js';
import { finish, HASH_SEED, hashWith } from './keys.js';

const SPACE = 32;
/** No character (Unicode 23.7); where a narrative has it all the same, no kind but a 0 follows. */
export const MASK = 0xffff;
const NUMBER_MASK = 35;
const ZERO = 48;
/** Digits of a telephone number, without or with the one before it (enrichment/words/contacts.ts). */
const TELEPHONE_DIGITS = 10;
const TELEPHONE_MASK = 84;
/** Digits of a merchant category code (enrichment/evidence/statedCode.ts). */
const CODE_DIGITS = 4;
const CODE_MASK = 67;
/** Digits of the references of schemes (data/purposeReferences.ts). */
const REFERENCE_DIGITS: readonly number[] = [5, 13];
/** The number of digits is added. */
const REFERENCE_MASK = 0x180;
/** Counts are added to these. */
const DATE_MASK = 0x100;
const GLUED_MASK = 0x200;
/** Behind the text that is read. */
const MOST_COUNTED = 0xf000;
const FEWEST_COUNTED = 4;
const UPPER_O = 79;
const UPPER_N = 78;
const FEWEST_SLOTS = 1024;

/** Numbers that are part of a known name: 247 of 24/7 Fitness, 1800 of 1-800 Contacts. */
export type NamedNumbers = ReadonlySet<number>;

/** Shapes met so far, found by a hash of their characters; no string is made of any. */
export interface Shapes {
  readonly named: NamedNumbers;
  /** Shape i is codes[ends[i], ends[i + 1]); the next is written behind the last. */
  codes: Uint16Array;
  readonly ends: number[];
  readonly hashes: number[];
  /** Slot -> shape + 1, 0 when free. */
  slots: Int32Array;
}

export function noShapes(named: NamedNumbers): Shapes {
  return { named, codes: new Uint16Array(0), ends: [0], hashes: [], slots: new Int32Array(FEWEST_SLOTS) };
}

/** The number of the narrative's shape, in the order in which shapes are met, from 0 on. */
export function shapeOf(shapes: Shapes, narrative: string): number {
  const { named, ends } = shapes;
  const { length } = narrative;
  const start = ends[ends.length - 1] as number;
  const codes = roomFor(shapes, start + 2 * length);
  let end = start;
  let hash = HASH_SEED;
  for (let position = 0; position < length; ) {
    const code = narrative.charCodeAt(position);
    if (!isDigit(code)) {
      codes[end++] = code;
      hash = hashWith(hash, code);
      position++;
      if (code === MASK) codes[end++] = 0;
      continue;
    }
    const next = endOfDigits(narrative, position);
    const dateEnd = gluedDateEnd(narrative, position, next);
    const figureEnd = dateEnd > 0 ? 0 : figureOrReferenceEnd(narrative, position, next);
    const found = dateEnd || figureEnd || (next - position >= FEWEST_COUNTED ? next : 0);
    if (found > 0 && !isNamed(narrative, position, found, named)) {
      const kind =
        dateEnd > 0
          ? DATE_MASK + (next - position) * 8 + (found - next)
          : figureEnd > 0
            ? kindOf(narrative, position, next, found)
            : GLUED_MASK + Math.min(next - position, MOST_COUNTED);
      codes[end++] = MASK;
      codes[end++] = kind;
      hash = hashWith(hashWith(hash, MASK), kind);
      position = found;
      continue;
    }
    for (; position < next; position++) {
      const kept = narrative.charCodeAt(position);
      codes[end++] = kept;
      hash = hashWith(hash, kept);
    }
  }
  return numberOf(shapes, start, end, finish(hash));
}

/** A text that is the same for the same shape alone. */
export function textOfShape({ codes, ends }: Shapes, shape: number): string {
  let text = '';
  for (let place = ends[shape] as number; place < (ends[shape + 1] as number); place++)
    text += String.fromCharCode(codes[place] as number);
  return text;
}

/** What readers of narratives tell apart: telephones, category codes, other numbers, and what is joined by a point, a stroke, a space. */
function kindOf(text: string, start: number, digitsEnd: number, end: number): number {
  if (digitsEnd < end) return text.charCodeAt(digitsEnd);
  const digits = end - start;
  if (digits === CODE_DIGITS) return CODE_MASK;
  if (REFERENCE_DIGITS.includes(digits)) return REFERENCE_MASK + digits;
  return digits === TELEPHONE_DIGITS || digits === TELEPHONE_DIGITS + 1 ? TELEPHONE_MASK : NUMBER_MASK;
}

function roomFor(shapes: Shapes, size: number): Uint16Array {
  if (size > shapes.codes.length) {
    const longer = new Uint16Array(2 * size);
    longer.set(shapes.codes);
    shapes.codes = longer;
  }
  return shapes.codes;
}

function numberOf(shapes: Shapes, start: number, end: number, hash: number): number {
  const { slots, hashes, ends } = shapes;
  let slot = hash & (slots.length - 1);
  while (slots[slot] !== 0) {
    const shape = (slots[slot] as number) - 1;
    if (hashes[shape] === hash && isSame(shapes, shape, start, end)) return shape;
    slot = (slot + 1) & (slots.length - 1);
  }
  hashes.push(hash);
  ends.push(end);
  slots[slot] = hashes.length;
  if (2 * hashes.length > slots.length) shapes.slots = slotsFor(hashes, 2 * slots.length);
  return hashes.length - 1;
}

function isSame({ codes, ends }: Shapes, shape: number, start: number, end: number): boolean {
  const from = ends[shape] as number;
  if ((ends[shape + 1] as number) - from !== end - start) return false;
  for (let offset = 0; offset < end - start; offset++)
    if (codes[from + offset] !== codes[start + offset]) return false;
  return true;
}

function slotsFor(hashes: readonly number[], size: number): Int32Array {
  const slots = new Int32Array(size);
  hashes.forEach((hash, shape) => {
    let slot = hash & (size - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (size - 1);
    slots[slot] = shape + 1;
  });
  return slots;
}

/** Whether a known name may have the number. */
function isNamed(text: string, start: number, end: number, named: NamedNumbers): boolean {
  return !followsOn(text, start) && named.has(numberIn(text, start, end));
}

/** ON 02 JUL: no name goes so. */
function followsOn(text: string, position: number): boolean {
  if (codeAt(text, position - 1) !== SPACE || codeAt(text, position - 4) !== SPACE) return false;
  const first = codeAt(text, position - 3);
  const second = codeAt(text, position - 2);
  return (
    (first === UPPER_O && second === UPPER_N) || (first === UPPER_O + SPACE && second === UPPER_N + SPACE)
  );
}

/** Compared by value, so that none of the many figures is cut out of its text. */
function numberIn(text: string, start: number, end: number): number {
  let value = 0;
  for (let position = start; position < end; position++) {
    const code = text.charCodeAt(position);
    if (isDigit(code)) value = 10 * value + code - ZERO;
  }
  return value;
}
