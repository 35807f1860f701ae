/** What was likely meant by a word that is none of those known. */
import { slipsBetween } from '../base/slips.js';

/** No name is longer, and comparing costs the product of the lengths. */
const LONGEST_COMPARED = 40;

/** The nearest of the words: one that begins so, or one that is a slip or two away; undefined where none is near. */
export function suggestionFor(given: string, words: readonly string[]): string | undefined {
  if (given === '' || given.length > LONGEST_COMPARED) return undefined;
  const asked = given.toLowerCase();
  const begun = words.filter(word => asked.length >= 3 && word.toLowerCase().startsWith(asked));
  if (begun.length === 1) return begun[0];
  // Of two letters one slip would lead anywhere: from uk to US.
  const allowed = Math.floor(asked.length / 3);
  let nearest: string | undefined;
  let least = allowed + 1;
  for (const word of words) {
    const slips = slipsBetween(asked, word.toLowerCase());
    if (slips >= least || slips >= word.length) continue;
    nearest = word;
    least = slips;
  }
  return nearest;
}

/** `; did you mean x?`, or nothing. */
export function didYouMean(given: string, words: readonly string[]): string {
  const word = suggestionFor(given, words);
  return word === undefined ? '' : `; did you mean ${word}?`;
}
