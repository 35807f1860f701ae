/** Which rules of evidence have something to say of a payment. */
import { vi } from 'vitest';
import type { Row } from '../../src/enrichment/evidence/row.js';
import type { BendingRule, SilencingRule } from '../../src/enrichment/evidence/rules/rule.js';
import { BENDING_RULES, SILENCING_RULES } from '../../src/enrichment/evidence/rules/rules.js';
import type { Hit } from '../../src/enrichment/lexicon/lexicon.js';

export type AnyRule = SilencingRule<Hit> | BendingRule<Row>;

/** In the order in which they are asked. Rules that hold for words of any kind stand in three lists, as one object. */
export const EVIDENCE_RULES: ReadonlyMap<string, AnyRule> = new Map(
  [...Object.values(SILENCING_RULES).flat(), ...BENDING_RULES].map(rule => [rule.name, rule as AnyRule]),
);

/** Runs each call, and gives for each the names of the rules that silenced or bent something meanwhile. */
export function rulesThatSpoke(calls: readonly (() => unknown)[]): readonly (readonly string[])[] {
  let spoke = new Set<string>();
  const spies = [...EVIDENCE_RULES.values()].map(rule => {
    if ('silences' in rule) {
      const silences = rule.silences.bind(rule);
      return vi.spyOn(rule, 'silences').mockImplementation((...facts) => {
        const isSilent = silences(...facts);
        if (isSilent) spoke.add(rule.name);
        return isSilent;
      });
    }
    const bend = rule.bend.bind(rule);
    return vi.spyOn(rule, 'bend').mockImplementation((candidate, ...facts) => {
      const bent = bend(candidate, ...facts);
      if (bent !== candidate) spoke.add(rule.name);
      return bent;
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
