/**
 * Tens of thousands of names as places in one text, found by a rolling hash over their letters and digits: an index built
 * without making a string or an object of any of them.
 */
import { foldedCode, squash } from '../../base/text.js';

export interface KeyIndex {
  readonly text: string;
  /** Key i is what `foldedCode` leaves of the text from `starts[i]` to `ends[i]`. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Letters and digits of key i. */
  readonly lengths: Int32Array;
  /** Slot -> the first key there + 1, 0 when free. */
  readonly slots: Int32Array;
  /** Key -> the next of the same letters + 1, 0 when it is the last. */
  readonly next: Int32Array;
  /** Slot -> the last key + 1 whose first letters (HEAD_LENGTH) have this hash, 0 when none has; then the one before it. */
  readonly heads: Int32Array;
  readonly nextHead: Int32Array;
  /** One bit for each hash: most look-ups end here. */
  readonly seen: Uint32Array;
  /** Runs of two digits and more in the keys, as numbers. */
  readonly numbers: ReadonlySet<number>;
}

/** FNV-1a, as a signed integer: a larger one would make every step of the hash a floating-point number. */
export const HASH_SEED = 0x811c9dc5 | 0;
const HASH_PRIME = 0x01000193;
const SEEN_BITS = 20;
/** Names are found by their beginning from this many letters and digits on. */
export const HEAD_LENGTH = 11;

/** `places`: start and end of each key in the text, by turns. Without heads, no key is found by its beginning. */
export function indexKeys(text: string, places: readonly number[], hasHeads: boolean): KeyIndex {
  const count = places.length / 2;
  const starts = new Int32Array(count);
  const ends = new Int32Array(count);
  const lengths = new Int32Array(count);
  const numbers = new Set<number>();
  let size = 1024;
  while (size < count * 2) size *= 2;
  const index: KeyIndex = {
    text,
    starts,
    ends,
    lengths,
    slots: new Int32Array(size),
    next: new Int32Array(count),
    heads: new Int32Array(hasHeads ? size / 2 : 0),
    nextHead: new Int32Array(hasHeads ? count : 0),
    seen: new Uint32Array(1 << (SEEN_BITS - 5)),
    numbers,
  };
  for (let key = 0; key < count; key++) {
    const start = places[2 * key] as number;
    const end = places[2 * key + 1] as number;
    let hash = HASH_SEED;
    let head = 0;
    let length = 0;
    let run = 0;
    let hasNumber = false;
    for (let position = start; position < end; position++) {
      const code = foldedCode(text, position);
      if (code === 0) continue;
      hash = hashWith(hash, code);
      length++;
      if (length === HEAD_LENGTH) head = hash;
      run = code <= 57 ? run + 1 : 0;
      if (run === 2) hasNumber = true;
    }
    starts[key] = start;
    ends[key] = end;
    lengths[key] = length;
    if (hasNumber)
      for (const digits of squash(text.slice(start, end)).match(/\d{2,}/g) ?? []) numbers.add(Number(digits));
    if (length > 1) insert(index, key, finish(hash));
    if (hasHeads && length > HEAD_LENGTH) insertHead(index, key, finish(head));
  }
  return index;
}

function insert(index: KeyIndex, key: number, hash: number): void {
  const { slots, next, seen } = index;
  const bit = hash >>> (32 - SEEN_BITS);
  seen[bit >>> 5] = (seen[bit >>> 5] as number) | (1 << (bit & 31));
  let slot = hash & (slots.length - 1);
  while (slots[slot] !== 0 && !areSame(index, (slots[slot] as number) - 1, key))
    slot = (slot + 1) & (slots.length - 1);
  next[key] = slots[slot] as number;
  slots[slot] = key + 1;
}

function insertHead({ heads, nextHead }: KeyIndex, key: number, hash: number): void {
  const slot = hash & (heads.length - 1);
  nextHead[key] = heads[slot] as number;
  heads[slot] = key + 1;
}

/** The first key, of those whose beginning may be that of `squashed` from `start` on; go on with `nextHead`. */
export function firstHead({ heads }: KeyIndex, squashed: string, start: number): number {
  let hash = HASH_SEED;
  for (let position = start; position < start + HEAD_LENGTH; position++)
    hash = hashWith(hash, squashed.charCodeAt(position));
  return (heads[finish(hash) & (heads.length - 1)] as number) - 1;
}

/** Where in the text of the index key `key` goes on after `squashed` from `start` to `end`; -1 when it does not begin so. */
export function continuationOf(
  { text, starts, ends }: KeyIndex,
  key: number,
  squashed: string,
  start: number,
  end: number,
): number {
  let matched = start;
  const last = ends[key] as number;
  for (let position = starts[key] as number; position < last; position++) {
    if (matched === end) return position;
    const code = foldedCode(text, position);
    if (code === 0) continue;
    if (squashed.charCodeAt(matched) !== code) return -1;
    matched++;
  }
  return -1;
}

/** Of as many letters and digits. */
function areSame({ text, starts, ends, lengths }: KeyIndex, a: number, b: number): boolean {
  if (lengths[a] !== lengths[b]) return false;
  const end = ends[a] as number;
  let other = starts[b] as number;
  for (let position = starts[a] as number; position < end; position++) {
    const code = foldedCode(text, position);
    if (code === 0) continue;
    while (foldedCode(text, other) === 0) other++;
    if (foldedCode(text, other) !== code) return false;
    other++;
  }
  return true;
}

/** The first key that is `length` letters of `squashed` from `start` on, whose rolling hash is `hash`; -1 when none is. */
export function findKey(
  index: KeyIndex,
  squashed: string,
  start: number,
  length: number,
  hash: number,
): number {
  const mixed = finish(hash);
  const bit = mixed >>> (32 - SEEN_BITS);
  if (((index.seen[bit >>> 5] as number) & (1 << (bit & 31))) === 0) return -1;
  const { slots, lengths } = index;
  const mask = slots.length - 1;
  for (let slot = mixed & mask; slots[slot] !== 0; slot = (slot + 1) & mask) {
    const key = (slots[slot] as number) - 1;
    if (lengths[key] === length && holds(index, key, squashed, start)) return key;
  }
  return -1;
}

/** The first key of these letters and digits; -1 when there is none. */
export function findText(index: KeyIndex, squashed: string): number {
  let hash = HASH_SEED;
  for (let position = 0; position < squashed.length; position++)
    hash = hashWith(hash, squashed.charCodeAt(position));
  return findKey(index, squashed, 0, squashed.length, hash);
}

function holds({ text, starts, ends }: KeyIndex, key: number, squashed: string, start: number): boolean {
  let matched = start;
  const end = ends[key] as number;
  for (let position = starts[key] as number; position < end; position++) {
    const code = foldedCode(text, position);
    if (code === 0) continue;
    if (squashed.charCodeAt(matched) !== code) return false;
    matched++;
  }
  return true;
}

export function hashWith(hash: number, code: number): number {
  return Math.imul(hash ^ code, HASH_PRIME);
}

/** Spreads the low bits into the high ones, which the filter reads. */
export function finish(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}
