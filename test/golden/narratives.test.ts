/** How well enrichment reads labelled narratives (fixtures/narratives/ORIGIN.md), as floors under what was measured. */
import { describe, expect, it } from 'vitest';
import { enrichedRows, scoreOf } from '../../bench/reliability.mjs';
import * as library from '../../src/index.js';

describe.each([
  ['tuned', { category: 0.92, merchant: 0.88, class: 0.82, restraint: 0.8 }],
  ['held-out', { category: 0.88, merchant: 0.88, class: 0.84, restraint: 0.8 }],
] as const)('the %s narratives', (set, floors) => {
  const score = scoreOf(enrichedRows(library, set));

  it.each(Object.entries(floors))('keep %s at %d at least', (measure, floor) => {
    expect(score.rows).toBeGreaterThan(1000);
    expect(score[measure as keyof typeof floors]).toBeGreaterThanOrEqual(floor);
  });

  it('have a confidence that means what it says', () => {
    expect(score.calibrationError).toBeLessThanOrEqual(0.05);
  });
});
