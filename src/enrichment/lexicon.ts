/**
 * All known names and phrases of a country in one table that is looked up by a rolling hash: a run of words is found in
 * constant time, whatever the size of the table. Built once, at first use.
 */
import { squash, type Words } from '../base/text.js';
import type { Field, MarkerGroup } from '../data/markers.js';
import type { Rail } from '../model/rail.js';
import type { CategoryId } from '../model/taxonomy.js';
import { type NamedNumbers, namedNumbersOf } from './shape.js';

export type LexiconEntry = MerchantEntry | PhraseEntry | TradeEntry | MarkerEntry | ProcessorEntry;

export interface MerchantEntry {
  readonly kind: 'merchant';
  readonly key: string;
  readonly name: string;
  readonly debit: CategoryId;
  readonly credit: CategoryId;
  /** Letters of the gazetteer format: g generic word, o online, s subscription, d direct debit, b bank or wallet, p public body, e distinctive. */
  readonly flags: string;
}

export interface PhraseEntry {
  readonly kind: 'phrase';
  readonly key: string;
  readonly debit: CategoryId | null;
  readonly credit: CategoryId | null;
  readonly weight: number;
  readonly rail: Rail | null;
}

export interface TradeEntry {
  readonly kind: 'trade';
  readonly key: string;
  readonly debit: CategoryId;
  readonly isStrong: boolean;
}

export interface MarkerEntry {
  readonly kind: 'marker';
  readonly key: string;
  readonly opens: Field;
  readonly at: MarkerGroup['at'];
  readonly before: MarkerGroup['before'] | null;
  readonly within: Field | null;
  readonly rail: Rail | null;
}

export interface ProcessorEntry {
  readonly kind: 'processor';
  readonly key: string;
  readonly needsMark: boolean;
}

export interface Lexicon {
  readonly entries: readonly LexiconEntry[];
  /** Slot -> index of the first entry with that key + 1, 0 when free. */
  readonly slots: Int32Array;
  /** Entry -> index of the next entry with the same key + 1. */
  readonly next: Int32Array;
  /** One bit for each hash seen: most look-ups end here. */
  readonly seen: Uint32Array;
  readonly namedNumbers: NamedNumbers;
}

/** An entry found in a narrative: words first to last, inclusive. */
export interface Hit<Entry extends LexiconEntry = LexiconEntry> {
  readonly entry: Entry;
  readonly first: number;
  readonly last: number;
}

const HASH_SEED = 0x811c9dc5;
const HASH_PRIME = 0x01000193;
const SEEN_BITS = 20;
const LONGEST_KEY = 44;
/** Words a name may span, counting changes between letters and digits as new words. */
const MOST_WORDS = 9;

export function buildLexicon(entries: readonly LexiconEntry[]): Lexicon {
  let size = 1024;
  while (size < entries.length * 2) size *= 2;
  const slots = new Int32Array(size);
  const next = new Int32Array(entries.length);
  const seen = new Uint32Array(1 << (SEEN_BITS - 5));
  entries.forEach(({ key }, index) => {
    const hash = hashOf(key);
    const bit = hash >>> (32 - SEEN_BITS);
    seen[bit >>> 5] = (seen[bit >>> 5] as number) | (1 << (bit & 31));
    let slot = hash & (size - 1);
    while (slots[slot] !== 0 && entries[(slots[slot] as number) - 1]?.key !== key)
      slot = (slot + 1) & (size - 1);
    next[index] = slots[slot] as number;
    slots[slot] = index + 1;
  });
  return {
    entries,
    slots,
    next,
    seen,
    namedNumbers: namedNumbersOf(entries.map(({ key }) => key)),
  };
}

/** Every entry that stands in the words, by first word, then by length. */
export function findHits(lexicon: Lexicon, words: Words): Hit[] {
  const { squashed, starts, ends, count } = words;
  const { seen, slots, entries, next } = lexicon;
  const mask = slots.length - 1;
  const hits: Hit[] = [];
  for (let first = 0; first < count; first++) {
    const start = starts[first] as number;
    let hash = HASH_SEED;
    let position = start;
    const limit = Math.min(count, first + MOST_WORDS);
    for (let last = first; last < limit; last++) {
      const end = ends[last] as number;
      if (end - start > LONGEST_KEY) break;
      for (; position < end; position++) hash = Math.imul(hash ^ squashed.charCodeAt(position), HASH_PRIME);
      const mixed = finish(hash);
      const bit = mixed >>> (32 - SEEN_BITS);
      if (((seen[bit >>> 5] as number) & (1 << (bit & 31))) === 0) continue;
      let slot = mixed & mask;
      let index = slots[slot] as number;
      while (index !== 0) {
        const { key } = entries[index - 1] as LexiconEntry;
        if (key.length === end - start && squashed.startsWith(key, start)) {
          for (; index !== 0; index = next[index - 1] as number) {
            hits.push({ entry: entries[index - 1] as LexiconEntry, first, last });
          }
          break;
        }
        slot = (slot + 1) & mask;
        index = slots[slot] as number;
      }
    }
  }
  return hits;
}

export function keyOf(phrase: string): string {
  return squash(phrase);
}

function hashOf(key: string): number {
  let hash = HASH_SEED;
  for (let position = 0; position < key.length; position++) {
    hash = Math.imul(hash ^ key.charCodeAt(position), HASH_PRIME);
  }
  return finish(hash);
}

/** Spreads the low bits into the high ones, which the filter reads. */
function finish(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}
