// How a name is cut into what the model counts. src/enrichment/nameModel.ts reads narratives the same way.
import { printed } from '../names.mjs';

/** Upper-case words of letters: apostrophes and dots vanish, digits and other marks part words. */
export const wordsOf = name =>
  printed(name)
    .replace(/['.]/g, '')
    .split(/[^A-Z]+/)
    .filter(word => word.length > 1);

export const pairOf = (first, second) => `${first} ${second}`;
/** The last word of a name is its head noun: KINGS ARMS is a pub, ARMS SUPPLY a shop. */
export const headOf = word => `${word}$`;

export const SHORTEST_GRAM_WORD = 4;

/** Pieces of a word that no table knows: its beginning, its end and its middle. */
export function* gramsOf(word) {
  const bounded = `^${word}$`;
  for (const length of [3, 4, 5])
    for (let start = 0; start + length <= bounded.length; start++) yield bounded.slice(start, start + length);
}
