/** Applies rules of evidence one after another, each to what the rules before it left. */
import type { CategoryId } from '../../../model/taxonomy.js';
import type { Hit } from '../../lexicon/lexicon.js';
import type { Candidate } from '../candidate.js';
import type { TextFacts } from '../row.js';
import type { AdjustingRule, ExcludingRule } from './rule.js';

/** `category` is what the words would point to. Null for a merchant, or if it is not known yet. */
export function isExcluded<Found extends Hit>(
  rules: readonly ExcludingRule<Found>[],
  hit: Found,
  text: TextFacts,
  category: CategoryId | null,
): boolean {
  for (const rule of rules) if (rule.excludes(hit, text, category)) return true;
  return false;
}

export function applyAdjustingRules<Facts>(
  rules: readonly AdjustingRule<Facts>[],
  candidates: Candidate[],
  facts: Facts,
): Candidate[] {
  let left = candidates;
  for (const rule of rules) left = adjustedBy(rule, left, facts);
  return left;
}

/** Returns the same list if the rule changes nothing, as nearly always. */
function adjustedBy<Facts>(rule: AdjustingRule<Facts>, candidates: Candidate[], facts: Facts): Candidate[] {
  let changed: Candidate[] | null = null;
  for (let index = 0; index < candidates.length; index++) {
    const candidate = candidates[index] as Candidate;
    const isMeant = rule.of === undefined || rule.of.includes(candidate.signal);
    const now = isMeant ? rule.adjust(candidate, candidates, facts) : candidate;
    if (now !== candidate) changed ??= candidates.slice(0, index);
    if (now !== null) changed?.push(now);
  }
  return changed ?? candidates;
}
