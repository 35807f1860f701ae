/** The caller's own rules: applied first, in order; the first that holds wins. */

import { minorOf } from '../../base/money.js';
import { once } from '../../base/once.js';
import { squash, wordsOf } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { LedgerEntry } from '../../ledger/ledger.js';
import type { Evidence } from '../../model/enrichment.js';
import type { ParsedRule } from '../../schema/options.js';
import { narrativeTextOf } from '../narrative/givenName.js';
import { confidenceOf } from '../vote/confidence.js';
import type { Decision } from '../vote/decision.js';
import { categoryIdOf, categoryOf } from '../words/categories.js';
import type { RuleFacts, RuleSubject } from './ruleFacts.js';
import { type FirstRule, firstRuleOf } from './ruleIndex.js';

export interface RuleSet {
  /** Each with a name. */
  readonly rules: readonly (Pick<ParsedRule, 'set'> & { readonly name: string })[];
  readonly firstFor: FirstRule;
}

const RULE_WEIGHT = EVIDENCE_WEIGHTS.rule;

export function compileRules(rules: readonly ParsedRule[]): RuleSet {
  return {
    rules: rules.map(({ name, set }, index) => ({ name: name ?? `rule ${index + 1}`, set })),
    firstFor: firstRuleOf(rules, rules.map(conditionOf)),
  };
}

export function applyRules({ rules, firstFor }: RuleSet, entry: LedgerEntry, decision: Decision): Decision {
  const facts = ruleFacts({
    ...entry,
    description: narrativeTextOf(entry.transaction),
    merchant: decision.merchant,
  });
  const rule = rules[firstFor(facts)];
  if (rule === undefined) return decision;
  const { set } = rule;
  const category = set.category === undefined ? decision.category : categoryIdOf(set.category);
  const confidence = set.category === undefined ? decision.confidence : confidenceOf('rule');
  const evidence: Evidence = {
    signal: 'rule',
    detail: rule.name,
    matched: null,
    category: set.category === undefined ? null : categoryOf(category).slug,
    weight: RULE_WEIGHT,
    ...(set.merchant === undefined ? {} : { replacedMerchant: decision.merchant }),
  };
  return {
    ...decision,
    category,
    confidence,
    merchant: set.merchant === undefined ? decision.merchant : set.merchant,
    alternatives: [
      { category, confidence },
      ...decision.alternatives.filter(alternative => alternative.category !== category),
    ].slice(0, 3),
    evidence: [evidence, ...decision.evidence],
    isPerson: set.category === undefined && decision.isPerson,
    ruled: set,
  };
}

export function ruleFacts(subject: RuleSubject): RuleFacts {
  const words = once(() => wordsOf(subject.description));
  return {
    subject,
    words,
    wordEnds: once(() => new Set(words().ends)),
    merchantKey: once(() => squash(subject.merchant ?? '')),
  };
}

function conditionOf(rule: ParsedRule): (facts: RuleFacts) => boolean {
  const text = rule.text === undefined ? null : squash(rule.text);
  const merchant = rule.merchant === undefined ? null : squash(rule.merchant);
  const minimum = rule.minimumAmount === undefined ? 0 : minorOf(rule.minimumAmount);
  const maximum = rule.maximumAmount === undefined ? Number.POSITIVE_INFINITY : minorOf(rule.maximumAmount);
  return facts => {
    const { subject, merchantKey } = facts;
    return (
      (rule.transactionId === undefined || rule.transactionId === subject.transactionId) &&
      (rule.direction === undefined || (rule.direction === 'Credit') === subject.isCredit) &&
      subject.minor >= minimum &&
      subject.minor <= maximum &&
      (rule.accountId === undefined || rule.accountId === subject.accountId) &&
      (merchant === null || merchantKey() === merchant) &&
      (text === null || holdsAtWordBoundaries(facts, text))
    );
  };
}

function holdsAtWordBoundaries({ words, wordEnds }: RuleFacts, text: string): boolean {
  const { squashed, starts } = words();
  return starts.some(start => wordEnds().has(start + text.length) && squashed.startsWith(text, start));
}
