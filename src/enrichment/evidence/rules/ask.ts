/** Applies rules of evidence one after another, each to what the rules before it left. */
import type { CategoryId } from '../../../model/taxonomy.js';
import type { Hit } from '../../lexicon/lexicon.js';
import type { Candidate } from '../candidate.js';
import type { TextFacts } from '../row.js';
import type { BendingRule, SilencingRule } from './rule.js';

/** `category` is what the words would point to. Null for a merchant, or if it is not known yet. */
export function isSilent<Found extends Hit>(
  rules: readonly SilencingRule<Found>[],
  hit: Found,
  text: TextFacts,
  category: CategoryId | null,
): boolean {
  for (const rule of rules) if (rule.silences(hit, text, category)) return true;
  return false;
}

export function applyBendingRules<Facts>(
  rules: readonly BendingRule<Facts>[],
  candidates: Candidate[],
  facts: Facts,
): Candidate[] {
  let left = candidates;
  for (const rule of rules) left = bentBy(rule, left, facts);
  return left;
}

/** Returns the same list if the rule changes nothing, as nearly always. */
function bentBy<Facts>(rule: BendingRule<Facts>, candidates: Candidate[], facts: Facts): Candidate[] {
  let changed: Candidate[] | null = null;
  for (let index = 0; index < candidates.length; index++) {
    const candidate = candidates[index] as Candidate;
    const mayBend = rule.of === undefined || rule.of.includes(candidate.signal);
    const now = mayBend ? rule.bend(candidate, candidates, facts) : candidate;
    if (now !== candidate) changed ??= candidates.slice(0, index);
    if (now !== null) changed?.push(now);
  }
  return changed ?? candidates;
}
