/** No weight of evidence moves by five points without a test that fails and says what the weight is for. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CONFIDENCE_CURVES, EVIDENCE_WEIGHTS } from '../../src/data/evidenceWeights.js';
import { enrichTransactions } from '../../src/index.js';
import { meaningOf } from '../golden/evidenceLines.js';
import { loaderOf, type Weights } from './engine.js';
import { type CurvePoint, GUARDS, type Guard, type WeightName } from './guards.js';
import { nameOf, outcomeOf } from './outcome.js';
import { moved, namesOf } from './steps.js';
import { UNGUARDED } from './unguarded.js';

const WEIGHTS: Weights = { EVIDENCE_WEIGHTS, CONFIDENCE_CURVES };
const NAMES = namesOf(WEIGHTS);
const GUARDED = Object.entries(GUARDS) as [WeightName | CurvePoint, readonly Guard[]][];

function whatItIsFor(name: WeightName | CurvePoint): string {
  return Object.hasOwn(EVIDENCE_WEIGHTS, name)
    ? meaningOf(name)
    : `The confidence of evidence of that kind and weight`;
}

describe('each weight of evidence', () => {
  it('has a payment that it decides, or a reason why it has none', () => {
    expect([...Object.keys(GUARDS), ...Object.keys(UNGUARDED)].sort()).toEqual([...NAMES].sort());
  });
});

describe.each(GUARDED)('%s', (name, guards) => {
  it.each(guards.map(guard => [nameOf(guard), guard] as const))(
    `(${whatItIsFor(name)}) stands behind what is said of %s`,
    (_, guard) => {
      expect(outcomeOf(enrichTransactions, guard)).toBe(guard.outcome);
    },
  );
});

describe('a weight that moves', () => {
  let load: Awaited<ReturnType<typeof loaderOf>>;
  beforeAll(async () => {
    load = await loaderOf();
  });

  it('is the only thing that differs from the engine as it is', () => {
    const enrich = load(WEIGHTS);
    for (const guard of GUARDED.flatMap(([, guards]) => guards).slice(0, 20))
      expect(outcomeOf(enrich, guard)).toBe(guard.outcome);
  });

  it.each(GUARDED)('fails a test: %s', (name, guards) => {
    const isNoticed = ([1, -1] as const).some(direction => {
      const enrich = load(moved(WEIGHTS, name, direction));
      return guards.some(guard => outcomeOf(enrich, guard) !== guard.outcome);
    });
    expect(isNoticed).toBe(true);
  });
});
