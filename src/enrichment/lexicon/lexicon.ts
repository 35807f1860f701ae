/** All known names and phrases of a country: a run of words is found in constant time, whatever their number. */

import type { Words } from '../../base/text.js';
import type { Field, MarkerGroup } from '../../data/wording/bankWording.js';
import type { BenefitName } from '../../model/benefits.js';
import type { Rail } from '../../model/rail.js';
import type { CategoryId } from '../../model/taxonomy.js';
import { findKey, HASH_SEED, hashWith, type KeyIndex } from '../words/keys.js';
import type { BenefitIndex } from './benefitIndex.js';
import type { MerchantFlags } from './merchantFlags.js';
import type { CountryTrades } from './tradeModel.js';

export type LexiconEntry = MerchantEntry | PhraseEntry | TradeEntry | MarkerEntry | ProcessorEntry;

export interface MerchantEntry {
  readonly kind: 'merchant';
  readonly key: string;
  readonly name: string;
  readonly debit: CategoryId;
  readonly credit: CategoryId;
  readonly flags: MerchantFlags;
}

export interface PhraseEntry {
  readonly kind: 'phrase';
  readonly key: string;
  readonly debit: CategoryId | null;
  readonly credit: CategoryId | null;
  readonly weight: number;
  readonly rail: Rail | null;
  /** Null: on every rail. */
  readonly on: readonly (Rail | null)[] | null;
  /** Counts only where it is the whole payee. */
  readonly whole: boolean;
  /** The state benefit that a credit in these words is. */
  readonly benefit: BenefitName | null;
  /** Phrases inside it say nothing. */
  readonly covers: boolean;
  /** Directly behind a merchant of this category, what is paid to it, or comes from it. */
  readonly ofMerchant: CategoryId | null;
  /** What it is where a bank or wallet is named beside the words. */
  readonly ofWallet: CategoryId | null;
}

export interface TradeEntry {
  readonly kind: 'trade';
  readonly key: string;
  readonly debit: CategoryId;
  readonly isStrong: boolean;
  /** The beginning of a trade word, as card acquirers cut names. */
  readonly isCut: boolean;
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
  readonly notBefore: readonly string[];
  readonly isInPerson: boolean;
  /** What nearly all who use it sell. */
  readonly sells: CategoryId | null;
  /** All that any of them sells; empty where they may sell anything else too. */
  readonly sellsOnly: readonly CategoryId[];
}

export interface Names {
  readonly index: KeyIndex;
  readonly entryOf: (key: number) => LexiconEntry;
}

export interface Lexicon extends Names {
  readonly trades: CountryTrades;
  /** Null where payments name the state benefit in words alone, or not at all. */
  readonly benefits: BenefitIndex | null;
}

/**
 * An entry found in a narrative: words first to last, inclusive. Its kind stands in it once more, since entries of five
 * kinds have five shapes, which V8 looks up anew at every look.
 */
export type Hit<Entry extends LexiconEntry = LexiconEntry> = Entry extends LexiconEntry
  ? {
      readonly kind: Entry['kind'];
      readonly entry: Entry;
      readonly first: number;
      readonly last: number;
    }
  : never;

const LONGEST_KEY = 44;
/** Words a name may span, counting changes between letters and digits as new words. */
const MOST_WORDS = 9;

/** Every entry in the words, by first word, then by length. Only those that begin in words `from` to `to`. */
export function findHits({ index, entryOf }: Names, words: Words, from = 0, to = words.count): Hit[] {
  const { squashed, starts, ends, count } = words;
  const hits: Hit[] = [];
  for (let first = from; first < to; first++) {
    const start = starts[first] as number;
    let hash = HASH_SEED;
    let position = start;
    const limit = Math.min(count, first + MOST_WORDS);
    for (let last = first; last < limit; last++) {
      const end = ends[last] as number;
      if (end - start > LONGEST_KEY) break;
      for (; position < end; position++) hash = hashWith(hash, squashed.charCodeAt(position));
      for (
        let key = findKey(index, squashed, start, end - start, hash);
        key >= 0;
        key = (index.next[key] as number) - 1
      ) {
        const entry = entryOf(key);
        hits.push({ kind: entry.kind, entry, first, last } as Hit);
      }
    }
  }
  return hits;
}

/** Shorter beginnings of words are chance. */
const SHORTEST_GLUED = 7;

/** The longest merchant's name that word `at` begins with, where the bank glued more to it: SPECSAVERSEVOUGB. */
export function findGluedMerchant(
  { index, entryOf }: Names,
  words: Words,
  at: number,
): Hit<MerchantEntry> | null {
  const start = words.starts[at] as number;
  const end = words.ends[at] as number;
  let found: MerchantEntry | null = null;
  let hash = HASH_SEED;
  for (let position = start; position < end; position++) {
    hash = hashWith(hash, words.squashed.charCodeAt(position));
    const length = position - start + 1;
    if (length < SHORTEST_GLUED || length === end - start) continue;
    for (
      let key = findKey(index, words.squashed, start, length, hash);
      key >= 0;
      key = (index.next[key] as number) - 1
    ) {
      const entry = entryOf(key);
      if (entry.kind === 'merchant' && !entry.flags.plainWord) found = entry;
    }
  }
  return found === null ? null : { kind: 'merchant', entry: found, first: at, last: at };
}
