/** Finds references that are in every payment of a payer: a payroll, policy or member number. */
import { oncePer } from '../base/once.js';
import { LONGEST_TEXT, wordAt, wordsOf } from '../base/text.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { narrativeTextOf } from '../enrichment/narrative/givenName.js';

/** Shorter figures are dates, weeks and months. */
const FEWEST_DIGITS = 4;

/** The words of a payment's text with enough figures for a reference, each once. */
export function referencesIn(text: string): readonly string[] {
  const words = wordsOf(text.slice(0, LONGEST_TEXT));
  const found = new Set<string>();
  for (let index = 0; index < words.count; index++) {
    const word = wordAt(words, index);
    // A word is all figures or all letters.
    if (word.length >= FEWEST_DIGITS && /^\d/.test(word)) found.add(word);
  }
  return [...found];
}

/** An initial beside a surname, as employers write whose pay it is: D XU, XU D. Each once. */
export function initialledNamesIn(text: string): readonly string[] {
  const words = wordsOf(text.slice(0, LONGEST_TEXT));
  const found = new Set<string>();
  for (let index = 0; index + 1 < words.count; index++) {
    const [a, b] = [wordAt(words, index), wordAt(words, index + 1)];
    if ((isInitial(a) && isWord(b)) || (isWord(a) && isInitial(b))) found.add(`${a} ${b}`);
  }
  return [...found];
}

function isInitial(word: string): boolean {
  return /^[A-Z]$/.test(word);
}

function isWord(word: string): boolean {
  return /^[A-Z]{2,}$/.test(word);
}

/** The references in every entry of both. */
export function sharedReferencesOf(
  a: readonly EnrichedEntry[],
  b: readonly EnrichedEntry[],
): readonly string[] {
  const [first] = a;
  if (first === undefined) return [];
  const referencesOf = oncePer(referencesIn);
  const textOf = ({ entry }: EnrichedEntry) => narrativeTextOf(entry.transaction);
  let shared = referencesOf(textOf(first));
  for (const row of [...a.slice(1), ...b]) {
    if (shared.length === 0) break;
    const own = new Set(referencesOf(textOf(row)));
    shared = shared.filter(reference => own.has(reference));
  }
  return shared;
}
