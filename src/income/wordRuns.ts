/** The words of a narrative, alone and in pairs, as phrases are compared with them. */
import { LONGEST_TEXT, wordsOf } from '../base/text.js';
import { wordingOf } from '../enrichment/givenName.js';
import type { LedgerEntry } from '../ledger/ledger.js';

const LONGEST_RUN = 2;

/** Every word of the wording, and every two that follow each other, squashed. */
export function wordRunsOf({ source }: LedgerEntry): string[] {
  const { count, squashed, starts, ends } = wordsOf(wordingOf(source).slice(0, LONGEST_TEXT));
  const runs: string[] = [];
  for (let first = 0; first < count; first++) {
    const end = Math.min(first + LONGEST_RUN, count);
    for (let last = first; last < end; last++) runs.push(squashed.slice(starts[first], ends[last]));
  }
  return runs;
}
