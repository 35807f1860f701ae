/** Each rule of evidence changes its example, and leaves its counterexample alone. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADJUSTING_RULES, EXCLUDING_RULES } from '../../src/enrichment/evidence/rules/rules.js';
import { credit, debit, enrich, NO_GUESSES } from '../support/build.js';
import { type AnyRule, EVIDENCE_RULES, rulesThatSpoke } from '../support/evidenceRules.js';
import { RULE_CASES } from './evidenceRuleCases.js';
import type { RuleLine } from './ruleLines.js';

/** `is`: the category that is expected. Where none is, first guesses are left out. */
function outcomeOf({ country, side, text, is }: RuleLine) {
  const row = (side === 'debit' ? debit : credit)('2026-07-01', '12.34', text);
  const enriched = enrich([row], is === 'uncategorised' ? NO_GUESSES : {}, country)[0]?.enrichedData;
  return {
    category: enriched?.category.slug,
    confidence: enriched?.category.confidence,
    merchant: enriched?.predictedMerchantName,
    evidence: enriched?.evidence,
  };
}

function withoutRule(rule: AnyRule): void {
  if ('excludes' in rule) vi.spyOn(rule, 'excludes').mockReturnValue(false);
  else vi.spyOn(rule, 'adjust').mockImplementation(candidate => candidate);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the rules of evidence', () => {
  it('have a case each, and each case a rule', () => {
    expect(Object.keys(RULE_CASES).sort()).toEqual([...EVIDENCE_RULES.keys()].sort());
  });

  it('have a name each', () => {
    const objects = new Set([...Object.values(EXCLUDING_RULES).flat(), ...ADJUSTING_RULES]);
    expect(objects.size).toBe(EVIDENCE_RULES.size);
  });
});

describe.each(Object.entries(RULE_CASES))('%s', (name, { example, otherwise, counterexample }) => {
  const rule = EVIDENCE_RULES.get(name) as AnyRule;

  it(`makes "${example.text}" ${example.is}`, () => {
    const outcome = outcomeOf(example);
    expect(outcome.category).toBe(example.is);
    withoutRule(rule);
    const without = outcomeOf({ ...example, is: otherwise });
    expect(without.category).toBe(otherwise);
    expect(without).not.toEqual(outcome);
  });

  it(`says nothing of "${counterexample.text}"`, () => {
    expect(outcomeOf(counterexample).category).toBe(counterexample.is);
    const [inCounterexample, inExample] = rulesThatSpoke([
      () => outcomeOf(counterexample),
      () => outcomeOf(example),
    ]);
    expect(inCounterexample).not.toContain(name);
    expect(inExample).toContain(name);
  });
});
