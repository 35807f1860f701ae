/** No weight of evidence can move by five points, up or down, without its guard failing. */
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVIDENCE_WEIGHTS } from '../../src/data/evidenceWeights.js';
import type { GuardCase, OtherWeights, WeightName } from './guard.js';
import { GUARDS } from './guards.js';
import { readCase, textOf } from './readCase.js';
import { stepOf } from './steps.js';
import { type EngineMaker, engineMaker, type WeightedEngine } from './weightedEngine.js';

const NAMES = Object.keys(EVIDENCE_WEIGHTS) as WeightName[];
let engineWith: EngineMaker;

/** Engines with the weights as they are, but for those that a case sets; with first guesses, and without. */
const unmoved = { guessing: new Map<string, WeightedEngine>(), sure: new Map<string, WeightedEngine>() };

/** The texts of the cases that are read otherwise with the weight moved by `step`. */
function failing(name: WeightName, step: number): string[] {
  const engines =
    step === 0 ? unmoved[name === 'firstGuess' ? 'guessing' : 'sure'] : new Map<string, WeightedEngine>();
  const moved: OtherWeights = {
    // First guesses hide which evidence decides, so they are made for the cases of their own weight alone.
    ...(name === 'firstGuess'
      ? {}
      : { firstGuess: EVIDENCE_WEIGHTS.decisionFloor + (name === 'decisionFloor' ? step : 0) }),
    ...(step === 0 ? {} : { [name]: EVIDENCE_WEIGHTS[name] + step }),
  };
  const engineFor = (where: OtherWeights): WeightedEngine => {
    const key = JSON.stringify(where);
    const engine = engines.get(key) ?? engineWith({ ...where, ...moved });
    engines.set(key, engine);
    return engine;
  };
  const cases: readonly GuardCase[] = GUARDS[name].cases;
  return cases
    .filter(each => !isDeepStrictEqual(readCase(engineFor(each.where ?? {}), each), each.is))
    .map(textOf);
}

beforeAll(async () => {
  engineWith = await engineMaker();
});

describe('the guard of a weight', () => {
  it('sets no other value of its own weight', () => {
    for (const name of NAMES) {
      const cases: readonly GuardCase[] = GUARDS[name].cases;
      for (const { where = {} } of cases) expect(Object.keys(where)).not.toContain(name);
    }
  });

  it.each(NAMES)('%s holds while the weight stays', name => {
    expect(failing(name, 0)).toEqual([]);
  });

  it.each(NAMES)('%s fails when the weight is more', name => {
    expect(failing(name, stepOf(name))).not.toEqual([]);
  });

  it.each(NAMES)('%s fails when the weight is less', name => {
    expect(failing(name, -stepOf(name))).not.toEqual([]);
  });
});
