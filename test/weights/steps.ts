/** By how much a weight is moved to see whether a test notices. */
import type { Weights } from './engine.js';
import type { CurvePoint, WeightName } from './guards.js';

const POINTS = 5;
const PROBABILITY = 0.05;
/** Weights that count something else: nats and log odds, points for each character, and rows. */
const OTHER_STEPS: Readonly<Partial<Record<WeightName, number>>> = {
  agreement: 0.25,
  rivalCost: 0.25,
  modelLeastTelling: 0.25,
  modelLeastSaid: 0.25,
  tradePerCharacter: 0.25,
  merchantPerCharacter: 1,
  historyDoubt: 0.5,
};
const MOST = 0.999;

export function namesOf({ EVIDENCE_WEIGHTS, CONFIDENCE_CURVES }: Weights): (WeightName | CurvePoint)[] {
  return [
    ...(Object.keys(EVIDENCE_WEIGHTS) as WeightName[]),
    ...Object.entries(CONFIDENCE_CURVES).flatMap(([signal, points]) =>
      points.map(([at]) => `${signal} at ${at}` as CurvePoint),
    ),
  ];
}

/** The weights with one of them a step higher, or lower. */
export function moved(weights: Weights, name: WeightName | CurvePoint, direction: 1 | -1): Weights {
  const { EVIDENCE_WEIGHTS, CONFIDENCE_CURVES } = weights;
  if (isWeight(weights, name)) {
    const value = EVIDENCE_WEIGHTS[name];
    const step = OTHER_STEPS[name] ?? (Math.abs(value) <= 1 ? PROBABILITY : POINTS);
    return { ...weights, EVIDENCE_WEIGHTS: { ...EVIDENCE_WEIGHTS, [name]: value + direction * step } };
  }
  const [signal, point] = name.split(' at ') as [keyof typeof CONFIDENCE_CURVES, string];
  return {
    ...weights,
    CONFIDENCE_CURVES: {
      ...CONFIDENCE_CURVES,
      [signal]: CONFIDENCE_CURVES[signal].map(([at, probability]) => [
        at,
        at === Number(point) ? Math.min(MOST, probability + direction * PROBABILITY) : probability,
      ]),
    },
  };
}

function isWeight({ EVIDENCE_WEIGHTS }: Weights, name: WeightName | CurvePoint): name is WeightName {
  return Object.hasOwn(EVIDENCE_WEIGHTS, name);
}
