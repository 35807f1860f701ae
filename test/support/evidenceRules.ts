/** Which rules of evidence have something to say of a payment. */
import { vi } from 'vitest';
import type { Row } from '../../src/enrichment/evidence/row.js';
import type { AdjustingRule, ExcludingRule } from '../../src/enrichment/evidence/rules/rule.js';
import { ADJUSTING_RULES, EXCLUDING_RULES } from '../../src/enrichment/evidence/rules/rules.js';
import type { Hit } from '../../src/enrichment/lexicon/lexicon.js';

export type AnyRule = ExcludingRule<Hit> | AdjustingRule<Row>;

/** In the order in which they are asked. Rules that hold for words of any kind stand in three lists, as one object. */
export const EVIDENCE_RULES: ReadonlyMap<string, AnyRule> = new Map(
  [...Object.values(EXCLUDING_RULES).flat(), ...ADJUSTING_RULES].map(rule => [rule.name, rule as AnyRule]),
);

/** Runs each call, and gives for each the names of the rules that excluded or adjusted something meanwhile. */
export function rulesThatSpoke(calls: readonly (() => unknown)[]): readonly (readonly string[])[] {
  let spoke = new Set<string>();
  const spies = [...EVIDENCE_RULES.values()].map(rule => {
    if ('excludes' in rule) {
      const excludes = rule.excludes.bind(rule);
      return vi.spyOn(rule, 'excludes').mockImplementation((...facts) => {
        const isExcluded = excludes(...facts);
        if (isExcluded) spoke.add(rule.name);
        return isExcluded;
      });
    }
    const adjust = rule.adjust.bind(rule);
    return vi.spyOn(rule, 'adjust').mockImplementation((candidate, ...facts) => {
      const adjusted = adjust(candidate, ...facts);
      if (adjusted !== candidate) spoke.add(rule.name);
      return adjusted;
    });
  });
  const names = calls.map(call => {
    spoke = new Set();
    call();
    // A spy keeps all it was called with.
    for (const spy of spies) spy.mockClear();
    return [...spoke];
  });
  for (const spy of spies) spy.mockRestore();
  return names;
}
