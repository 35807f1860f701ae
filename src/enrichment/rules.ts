/** The caller's own rules: applied first, in order; the first that holds wins. */
import { minorOf } from '../base/money.js';
import { squash, wordsOf } from '../base/text.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import type { Evidence } from '../model/enrichment.js';
import type { ParsedRule } from '../schema/options.js';
import { categoryIdOf, categoryOf } from './categories.js';
import type { Decision } from './decide.js';

export type RuleSet = readonly CompiledRule[];

interface CompiledRule {
  readonly name: string;
  readonly holds: (entry: LedgerEntry, decision: Decision) => boolean;
  readonly set: ParsedRule['set'];
}

const CERTAIN = 1;
const RULE_WEIGHT = 100;

export function compileRules(rules: readonly ParsedRule[]): RuleSet {
  return rules.map((rule, index) => ({
    name: rule.name ?? `rule ${index + 1}`,
    holds: conditionOf(rule),
    set: rule.set,
  }));
}

export function applyRules(rules: RuleSet, entry: LedgerEntry, decision: Decision): Decision {
  const rule = rules.find(({ holds }) => holds(entry, decision));
  if (rule === undefined) return decision;
  const category = rule.set.category === undefined ? decision.category : categoryIdOf(rule.set.category);
  const confidence = rule.set.category === undefined ? decision.confidence : CERTAIN;
  const evidence: Evidence = {
    signal: 'rule',
    detail: rule.name,
    matched: null,
    category: rule.set.category === undefined ? null : categoryOf(category).slug,
    weight: RULE_WEIGHT,
  };
  return {
    ...decision,
    category,
    confidence,
    merchant: rule.set.merchant === undefined ? decision.merchant : rule.set.merchant,
    alternatives: [
      { category, confidence },
      ...decision.alternatives.filter(alternative => alternative.category !== category),
    ].slice(0, 3),
    evidence: [evidence, ...decision.evidence],
    isPerson: rule.set.category === undefined && decision.isPerson,
  };
}

function conditionOf(rule: ParsedRule): CompiledRule['holds'] {
  const text = rule.text === undefined ? null : squash(rule.text);
  const merchant = rule.merchant === undefined ? null : squash(rule.merchant);
  const minimum = rule.minimumAmount === undefined ? 0 : minorOf(rule.minimumAmount);
  const maximum = rule.maximumAmount === undefined ? Number.POSITIVE_INFINITY : minorOf(rule.maximumAmount);
  return (entry, decision) =>
    (rule.direction === undefined || (rule.direction === 'Credit') === entry.isCredit) &&
    entry.minor >= minimum &&
    entry.minor <= maximum &&
    (rule.accountId === undefined || rule.accountId === entry.accountId) &&
    (merchant === null || squash(decision.merchant ?? '') === merchant) &&
    (text === null || holdsAtWordBoundaries(entry.source.description, text));
}

function holdsAtWordBoundaries(description: string, text: string): boolean {
  const { squashed, starts, ends } = wordsOf(description);
  return starts.some(start => squashed.startsWith(text, start) && ends.includes(start + text.length));
}
