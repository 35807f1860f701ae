/** What was likely meant by a word that is none of those known. */

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

/** Letters put in, left out, changed, or swapped with their neighbour. */
export function slipsBetween(a: string, b: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const at = (list: readonly number[], index: number) => list[index] as number;
      const isSame = a[row - 1] === b[column - 1];
      let slips = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) slips = Math.min(slips, at(beforeLast, column - 2) + 1);
      current.push(slips);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] as number;
}
