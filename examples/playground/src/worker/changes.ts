/** What a person corrected, as rules of the library. */
import {
  type Correction,
  type EnrichedTransaction,
  type EnrichmentRule,
  safeRulesFromCorrections,
} from 'open-banking-insights/core';
import type { Change } from '../shared/recipe';

export interface ChangeRules {
  readonly rules: readonly EnrichmentRule[];
  /** Changes of which no transaction is there any more. */
  readonly lost: readonly number[];
}

/**
 * `transactions`: of any run. All corrections are given at once, as of two about one payee the later wins. One whose payee cannot be
 * told apart holds for its transaction alone; one whose transaction is gone is left out.
 */
export function rulesOf(
  changes: readonly Change[],
  transactions: readonly EnrichedTransaction[],
): ChangeRules {
  let corrections = changes.flatMap(change =>
    change.corrections.map(correction => ({ id: change.id, correction })),
  );
  for (;;) {
    const made = safeRulesFromCorrections(
      transactions,
      corrections.map(({ correction }) => correction),
    );
    const left = new Set(corrections.map(({ id }) => id));
    if (made.success)
      return { rules: made.data, lost: changes.flatMap(({ id }) => (left.has(id) ? [] : [id])) };
    const faults = new Map(made.error.issues.map(({ path, code }) => [Number(path[1]), code]));
    if (faults.size === 0 || faults.has(Number.NaN)) throw made.error;
    corrections = corrections.flatMap((each, index) => {
      const code = faults.get(index);
      if (code === undefined) return [each];
      if (code !== 'no_payee') return [];
      const alone: Correction = { ...each.correction, applyTo: 'transaction' };
      return [{ ...each, correction: alone }];
    });
  }
}
