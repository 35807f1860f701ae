/** Finds, among many payers, the few whose names a shorter one may stand for: comparing each with each is quadratic. */
import { type Payer, SHORTEST_TRUNCATION, SHORTEST_WORD_CUT } from './payer.js';

export interface PayerIndex<Value> {
  add(payer: Payer, value: Value): void;
  /** In the order added: at least all whose likeness to a name of no more letters is not `different`. */
  near(payer: Payer): readonly Value[];
}

export function noPayers<Value>(): PayerIndex<Value> {
  const values: Value[] = [];
  const byBeginning = new Map<string, Set<number>>();
  const byWord = new Map<string, Set<number>>();
  return {
    add({ words }, value) {
      const place = values.push(value) - 1;
      put(byBeginning, beginningOf(words), place);
      for (const word of words) for (const key of keysOf(word)) put(byWord, key, place);
    },
    near({ words }) {
      if (words.length === 0) return values;
      // Each word has its like in the longer name, so the rarest one finds all.
      const alike = words.map(word => bucketsOf(byWord, keysLike(word)));
      const rarest = alike.reduce((least, buckets) => (sizeOf(buckets) < sizeOf(least) ? buckets : least));
      const places = new Set(
        [...rarest, ...bucketsOf(byBeginning, [beginningOf(words)])].flatMap(bucket => [...bucket]),
      );
      return [...places].sort((a, b) => a - b).map(place => values[place] as Value);
    },
  };
}

/** All that names cut off by a column begin with. */
function beginningOf(words: readonly string[]): string {
  return words.join('').slice(0, SHORTEST_TRUNCATION);
}

/** A word is found by each of its short beginnings; and, where it is short, as the whole that a longer one begins with. */
function keysOf(word: string): string[] {
  const beginnings = beginningsOf(word);
  return word.length < SHORTEST_WORD_CUT ? [...beginnings, `${word}.`] : beginnings;
}

function keysLike(word: string): string[] {
  const beginnings = beginningsOf(word);
  return [
    beginnings.at(-1) as string,
    ...beginnings.filter(({ length }) => length < SHORTEST_WORD_CUT).map(whole => `${whole}.`),
  ];
}

function beginningsOf(word: string): string[] {
  const longest = Math.min(word.length, SHORTEST_WORD_CUT);
  return Array.from({ length: longest }, (_, index) => word.slice(0, index + 1));
}

function put(index: Map<string, Set<number>>, key: string, place: number): void {
  const places = index.get(key);
  if (places === undefined) index.set(key, new Set([place]));
  else places.add(place);
}

type Bucket = ReadonlySet<number>;

function bucketsOf(index: ReadonlyMap<string, Bucket>, keys: readonly string[]): Bucket[] {
  return keys.flatMap(key => index.get(key) ?? []);
}

function sizeOf(buckets: readonly Bucket[]): number {
  return buckets.reduce((sum, { size }) => sum + size, 0);
}
