/** Trade words as card acquirers cut them to the width of a field. */
import { NEVER_CUT } from '../../data/neverCut.js';
import { TRADES } from '../../data/trades.js';
import { keyOf } from './entryKey.js';
import type { TradeEntry } from './lexicon.js';

const WORDS_OF_THEIR_OWN: ReadonlySet<string> = new Set(NEVER_CUT.split(';'));
const SHORTEST_CUT = 5;
const MOST_CUT = 4;
const LEAST_OF_LAST_WORD = 3;

/** RESTAURAN, MEAT MARKE: what is left of a strong word when a name is cut to the width of a field, where it is no other's. */
export function cutTrades(whole: readonly TradeEntry[]): TradeEntry[] {
  const owners = new Map<string, TradeEntry | null>(whole.map(entry => [entry.key, null]));
  const headLengths = new Map(
    TRADES.flatMap(({ strong, weak }) => `${strong};${weak}`.split(';')).map(words => [
      keyOf(words),
      keyOf(words.slice(0, words.lastIndexOf(' ') + 1)).length,
    ]),
  );
  for (const entry of whole) {
    const headLength = headLengths.get(entry.key) as number;
    const shortest = Math.max(
      SHORTEST_CUT,
      entry.key.length - MOST_CUT,
      headLength === 0 ? 0 : headLength + LEAST_OF_LAST_WORD,
    );
    for (let length = entry.key.length - 1; length >= shortest; length--) {
      const key = entry.key.slice(0, length);
      if (WORDS_OF_THEIR_OWN.has(key)) continue;
      const owner = owners.get(key);
      // What is left of a weak word says nothing, but may be what is left of this one: MARKE of MARKET, not MARKETING.
      if (owner === undefined) owners.set(key, entry.isStrong ? { ...entry, key, isCut: true } : null);
      else if (owner !== null && owner.debit !== entry.debit) owners.set(key, null);
    }
  }
  return [...owners.values()].filter(entry => entry !== null);
}
