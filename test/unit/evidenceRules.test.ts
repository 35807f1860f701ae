/** Each rule of evidence changes its example, and leaves its counterexample alone. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BendingRule, SilencingRule } from '../../src/enrichment/evidence/rules/rule.js';
import { BENDING_RULES, SILENCING_RULES } from '../../src/enrichment/evidence/rules/rules.js';
import type { Hit } from '../../src/enrichment/lexicon/lexicon.js';
import { credit, debit, enrich } from '../support/build.js';
import { RULE_CASES, type RuleLine } from './evidenceRuleCases.js';

type AnyRule = SilencingRule<Hit> | BendingRule;

/** Rules that hold for words of any kind stand in three lists, as one object. */
const RULES = new Map<string, AnyRule>(
  [...Object.values(SILENCING_RULES).flat(), ...BENDING_RULES].map(rule => [rule.name, rule as AnyRule]),
);

function outcomeOf({ country, side, text }: RuleLine) {
  const row = (side === 'debit' ? debit : credit)('2026-07-01', '12.34', text);
  const enriched = enrich([row], {}, country)[0]?.enrichedData;
  return {
    category: enriched?.category.slug,
    confidence: enriched?.category.confidence,
    merchant: enriched?.predictedMerchantName,
    evidence: enriched?.evidence,
  };
}

function withoutRule(rule: AnyRule): void {
  if ('silences' in rule) vi.spyOn(rule, 'silences').mockReturnValue(false);
  else vi.spyOn(rule, 'bend').mockImplementation(candidate => candidate);
}

/** How often the rule had something to say of the payment. */
function timesAsked(rule: AnyRule, line: RuleLine): number {
  let times = 0;
  if ('silences' in rule) {
    const silences = rule.silences.bind(rule);
    vi.spyOn(rule, 'silences').mockImplementation((...facts) => {
      const isSilent = silences(...facts);
      if (isSilent) times++;
      return isSilent;
    });
  } else {
    const bend = rule.bend.bind(rule);
    vi.spyOn(rule, 'bend').mockImplementation((candidate, beside) => {
      const bent = bend(candidate, beside);
      if (bent !== candidate) times++;
      return bent;
    });
  }
  outcomeOf(line);
  vi.restoreAllMocks();
  return times;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the rules of evidence', () => {
  it('have a case each, and each case a rule', () => {
    expect(Object.keys(RULE_CASES).sort()).toEqual([...RULES.keys()].sort());
  });

  it('have a name each', () => {
    const objects = new Set([...Object.values(SILENCING_RULES).flat(), ...BENDING_RULES]);
    expect(objects.size).toBe(RULES.size);
  });
});

describe.each(Object.entries(RULE_CASES))('%s', (name, { example, otherwise, counterexample }) => {
  const rule = RULES.get(name) as AnyRule;

  it(`makes "${example.text}" ${example.is}`, () => {
    const outcome = outcomeOf(example);
    expect(outcome.category).toBe(example.is);
    withoutRule(rule);
    const without = outcomeOf(example);
    expect(without.category).toBe(otherwise);
    expect(without).not.toEqual(outcome);
  });

  it(`says nothing of "${counterexample.text}"`, () => {
    expect(outcomeOf(counterexample).category).toBe(counterexample.is);
    expect(timesAsked(rule, counterexample)).toBe(0);
    expect(timesAsked(rule, example)).toBeGreaterThan(0);
  });
});
