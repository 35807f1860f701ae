/** Finds, among many payers, the few whose names a shorter one may abbreviate. Comparing each with each would be quadratic. */
import { type Payer, SHORTEST_TRUNCATION } from './payer.js';

export interface PayerIndex<Value> {
  add(payer: Payer, value: Value): void;
  /**
   * In the order added: those whose likeness to a name of no more letters may be other than `different`, or of many the
   * MOST_NEAR added last.
   */
  near(payer: Payer): readonly Value[];
}

/** A name that so many share identifies nobody. Each of them also costs a comparison of names, and perhaps of days and amounts. */
export const MOST_NEAR = 32;
/** Words and names are indexed by this many first letters. If these agree, the rest mostly does. */
const LONGEST_KEY = 24;

type Places = readonly number[];

export function noPayers<Value>(): PayerIndex<Value> {
  const values: Value[] = [];
  const byNameBeginning = new Map<string, number[]>();
  const byWordBeginning = new Map<string, number[]>();
  const byWord = new Map<string, number[]>();
  return {
    add({ words }, value) {
      const place = values.push(value) - 1;
      for (const key of beginningsOf(words.join(''), SHORTEST_TRUNCATION)) put(byNameBeginning, key, place);
      for (const word of words) {
        put(byWord, word, place);
        for (const key of beginningsOf(word, 1)) put(byWordBeginning, key, place);
      }
    },
    near({ words }) {
      if (words.length === 0) return values;
      // Each word matches one in the longer name, so searching for the rarest word finds all.
      const alike = words.map(word => [
        ...placesOf(byWordBeginning, [word.slice(0, LONGEST_KEY)]),
        ...placesOf(byWord, beginningsOf(word, 1)),
      ]);
      const rarest = alike.reduce((least, places) => (sizeOf(places) < sizeOf(least) ? places : least));
      const cutOff = placesOf(byNameBeginning, [words.join('').slice(0, LONGEST_KEY)]);
      return latestOf([...rarest, ...cutOff]).map(place => values[place] as Value);
    },
  };
}

function beginningsOf(text: string, shortest: number): string[] {
  const beginnings: string[] = [];
  for (let length = shortest; length <= Math.min(text.length, LONGEST_KEY); length++)
    beginnings.push(text.slice(0, length));
  return beginnings;
}

/** A name may have a word twice. */
function put(index: Map<string, number[]>, key: string, place: number): void {
  const places = index.get(key);
  if (places === undefined) index.set(key, [place]);
  else if (places.at(-1) !== place) places.push(place);
}

function placesOf(index: ReadonlyMap<string, Places>, keys: readonly string[]): Places[] {
  return keys.flatMap(key => {
    const places = index.get(key);
    return places === undefined ? [] : [places];
  });
}

function sizeOf(buckets: readonly Places[]): number {
  return buckets.reduce((sum, { length }) => sum + length, 0);
}

/** Each place once, in order. Only the last ones of each bucket are read. */
function latestOf(buckets: readonly Places[]): number[] {
  const latest = new Set(buckets.flatMap(places => places.slice(-MOST_NEAR)));
  return [...latest].sort((a, b) => a - b).slice(-MOST_NEAR);
}
