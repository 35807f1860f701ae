// From names with their trades to counts: how many names of each trade hold a word, a pair of words, or end in a word.
import { headOf, pairOf, wordsOf } from './words.mjs';

/** Map feature -> Map category -> count. Each name counts once for each of its features. */
export function countNames(rows, counts = new Map()) {
  for (const { name, category, weight = 1 } of rows) {
    const words = wordsOf(name);
    const features = new Set(words);
    words.forEach((word, index) => {
      if (index > 0) features.add(pairOf(words[index - 1], word));
    });
    if (words.length > 1) features.add(headOf(words.at(-1)));
    for (const feature of features) add(counts, feature, category, weight);
  }
  return counts;
}

export function add(counts, feature, category, weight) {
  const row = counts.get(feature) ?? new Map();
  row.set(category, (row.get(category) ?? 0) + weight);
  counts.set(feature, row);
}
