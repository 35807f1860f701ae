/** No point of a curve of confidence can move without a payment's confidence moving. */
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONFIDENCE_CURVES, EVIDENCE_WEIGHTS, type OwnSignal } from '../../src/data/evidenceWeights.js';
import type { GuardCase, OtherWeights } from './guard.js';
import { CODE_CURVES } from './guards/codeCurves.js';
import { WORD_CURVES } from './guards/wordCurves.js';
import { readCase, textOf } from './readCase.js';
import { type Curves, type EngineMaker, engineMaker, type WeightedEngine } from './weightedEngine.js';

const CURVE_CASES: Readonly<Record<OwnSignal, Readonly<Record<number, readonly GuardCase[]>>>> = {
  ...WORD_CURVES,
  ...CODE_CURVES,
};
const POINTS = 5;
const PROBABILITY = 0.05;
const SURE = 0.999;

const CURVES = Object.entries(CONFIDENCE_CURVES) as [OwnSignal, Curves[OwnSignal]][];
const ALL = CURVES.flatMap(([signal, curve]) =>
  curve.map(([weight, probability], place) => ({ signal, weight, probability, place })),
);
let engineWith: EngineMaker;

function casesOf(signal: OwnSignal, weight: number): readonly GuardCase[] {
  return CURVE_CASES[signal][weight] ?? [];
}

function moved(signal: OwnSignal, place: number, aside: number, up: number): Curves {
  const curve = CONFIDENCE_CURVES[signal].map(([weight, probability], index): readonly [number, number] =>
    index === place ? [weight + aside, Math.min(SURE, probability + up)] : [weight, probability],
  );
  return { ...CONFIDENCE_CURVES, [signal]: curve };
}

/** The texts of the payments that are read otherwise with these curves. */
function failing(cases: readonly GuardCase[], curves: Curves): string[] {
  const engines = new Map<string, WeightedEngine>();
  const engineFor = (where: OtherWeights): WeightedEngine => {
    const key = JSON.stringify(where);
    // First guesses hide which evidence decides.
    const engine =
      engines.get(key) ?? engineWith({ firstGuess: EVIDENCE_WEIGHTS.decisionFloor, ...where }, curves);
    engines.set(key, engine);
    return engine;
  };
  return cases
    .filter(each => !isDeepStrictEqual(readCase(engineFor(each.where ?? {}), each), each.is))
    .map(textOf);
}

beforeAll(async () => {
  engineWith = await engineMaker();
});

describe('the curve of confidence', () => {
  for (const { signal, weight, probability, place } of ALL) {
    const cases = casesOf(signal, weight);
    const share = Math.round(1000 * probability) / 10;

    it(`of ${signal} at ${weight}: of payments so decided ${share} in a hundred are right`, () => {
      expect(failing(cases, CONFIDENCE_CURVES)).toEqual([]);
    });

    it(`of ${signal} at ${weight} moves confidence when it moves`, () => {
      const shifts: [aside: number, up: number][] = [
        [0, PROBABILITY],
        [0, -PROBABILITY],
      ];
      // A curve of one point is level.
      if (CONFIDENCE_CURVES[signal].length > 1) shifts.push([POINTS, 0], [-POINTS, 0]);
      for (const [aside, up] of shifts)
        expect(failing(cases, moved(signal, place, aside, up)), `${aside} ${up}`).not.toEqual([]);
    });
  }

  it('has payments of both countries, of benefit codes British ones', () => {
    for (const { signal, weight } of ALL)
      expect(new Set(casesOf(signal, weight).map(({ country }) => country)), `${signal} ${weight}`).toEqual(
        new Set(signal === 'benefit-code' ? ['GB'] : ['GB', 'US']),
      );
  });

  it('has no payments for a point that is not on it', () => {
    for (const [signal, curve] of CURVES)
      expect(Object.keys(CURVE_CASES[signal]).map(Number)).toEqual(curve.map(([weight]) => weight));
  });
});
