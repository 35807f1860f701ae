/** Which state pays an American benefit: two states are two payers, though what they pay is called the same. */
import { putIn } from '../base/grouped.js';
import { wordsOf } from '../base/text.js';
import {
  BEHIND_STATE_CODE,
  CODES_THAT_ARE_WORDS,
  STATE_BENEFITS,
  STATE_NAMES,
} from '../data/stateBenefits.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { narrativeTextOf } from '../enrichment/narrative/givenName.js';
import type { BenefitName } from '../model/benefits.js';

const BY_STATE: ReadonlySet<BenefitName> = new Set(STATE_BENEFITS);
const CODES: ReadonlySet<string> = new Set(Object.keys(STATE_NAMES));
const WORDS: ReadonlySet<string> = new Set(CODES_THAT_ARE_WORDS.split(' '));
const BEHIND: ReadonlySet<string> = new Set(BEHIND_STATE_CODE.split(' '));
const CODE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(STATE_NAMES).flatMap(([code, names]) => names.split(';').map(name => [name, code] as const)),
);
const MOST_WORDS = Math.max(...[...CODE_OF.keys()].map(name => name.split(' ').length));

/**
 * The state of each payment that a state pays, by row. A payment that names no state has the state of the payment before, or else of the
 * first. So a benefit of one state is one source, however it is worded. `entries`: by day, then by id.
 */
export function statesOf(entries: readonly EnrichedEntry[]): ReadonlyMap<EnrichedEntry, string> {
  const states = new Map<EnrichedEntry, string>();
  const latest = new Map<BenefitName, string>();
  const waiting = new Map<BenefitName, EnrichedEntry[]>();
  for (const row of entries) {
    const { benefit } = row.decision;
    if (benefit === null || !BY_STATE.has(benefit)) continue;
    const stated = stateOf(row);
    const state = stated ?? latest.get(benefit);
    if (state === undefined) {
      putIn(waiting, benefit, row);
      continue;
    }
    states.set(row, state);
    latest.set(benefit, state);
    for (const earlier of waiting.get(benefit) ?? []) states.set(earlier, state);
    waiting.delete(benefit);
  }
  return states;
}

/** The state in the text, or else in the name of the payer. */
function stateOf({ entry, decision }: EnrichedEntry): string | null {
  return stateIn(narrativeTextOf(entry.transaction)) ?? stateIn(decision.payeeName ?? '');
}

/** The first state that is named in full, or else by its code. */
function stateIn(text: string): string | null {
  const { spelt } = wordsOf(text);
  for (let start = 0; start < spelt.length; start++)
    for (let length = Math.min(MOST_WORDS, spelt.length - start); length > 0; length--) {
      const code = CODE_OF.get(spelt.slice(start, start + length).join(' '));
      if (code !== undefined) return code;
    }
  return spelt.find((word, index) => CODES.has(word) && isCode(spelt, index)) ?? null;
}

/** STATE OF IL; IL DEPT OF EMPL SEC; UI BENEFIT IL. */
function isCode(words: readonly string[], index: number): boolean {
  if (words[index - 1] === 'OF') return true;
  const isBefore = BEHIND.has(words[index + 1] ?? '');
  if (WORDS.has(words[index] as string)) return index === 0 && isBefore;
  return isBefore || index === 0 || index === words.length - 1;
}
