/** The words of a narrative, alone and in pairs, as phrases are compared with them. */
import { oncePer } from '../base/once.js';
import { LONGEST_TEXT, wordsOf } from '../base/text.js';
import { narrativeTextOf } from '../enrichment/narrative/givenName.js';
import type { LedgerEntry } from '../ledger/ledger.js';

const LONGEST_RUN = 2;

/** Every word of the wording, and every two that follow each other, squashed. */
export function wordRunsOf({ transaction }: LedgerEntry): readonly string[] {
  return runsIn(narrativeTextOf(transaction));
}

/** Those of them that are `among` the words that tell something, for many rows: a wording that comes again is read once. */
export function wordRunsReader(among: ReadonlySet<string>): (entry: LedgerEntry) => readonly string[] {
  const runsOf = oncePer((wording: string) => runsIn(wording).filter(run => among.has(run)));
  return ({ transaction }) => runsOf(narrativeTextOf(transaction));
}

function runsIn(wording: string): readonly string[] {
  const { count, squashed, starts, ends } = wordsOf(wording.slice(0, LONGEST_TEXT));
  const runs: string[] = [];
  for (let first = 0; first < count; first++) {
    const end = Math.min(first + LONGEST_RUN, count);
    for (let last = first; last < end; last++) runs.push(squashed.slice(starts[first], ends[last]));
  }
  return runs;
}
