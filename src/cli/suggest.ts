/** Suggests what an unknown word was probably meant to be. */
import { slipsBetween } from '../base/slips.js';

/** No name is longer, and comparing costs the product of the lengths. */
const LONGEST_COMPARED = 40;

/** The nearest of the words: one with this beginning, or one that is a typing error or two away. Undefined if none is near. */
export function suggestionFor(given: string, words: readonly string[]): string | undefined {
  if (given === '' || given.length > LONGEST_COMPARED) return undefined;
  const asked = given.toLowerCase();
  const begun = words.filter(word => asked.length >= 3 && word.toLowerCase().startsWith(asked));
  if (begun.length === 1) return begun[0];
  // With only two letters, one typing error would allow any word, such as US for uk.
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
