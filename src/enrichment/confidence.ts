/**
 * From weight to probability: of the rows given 0.8, eight in ten should be right. The curves and the two terms were fitted
 * by hand to fixtures/narratives/tuned.jsonl, and where it has too few rows (below 0.9) to the half held back as well, and to
 * statement lines written for the purpose that are not published; `npm run reliability` prints how they do on both halves.
 */
import type { Evidence } from '../model/enrichment.js';

type Curve = readonly (readonly [weight: number, probability: number])[];

const CURVES: Readonly<Partial<Record<Evidence['signal'], Curve>>> = {
  rule: [[0, 1]],
  'benefit-code': [
    [0, 0.7],
    [85, 0.94],
    [97, 0.98],
  ],
  merchant: [
    [0, 0.5],
    [37, 0.74],
    [42, 0.78],
    [50, 0.85],
    [60, 0.9],
    [70, 0.955],
    [85, 0.975],
    [100, 0.986],
  ],
  phrase: [
    [0, 0.5],
    [40, 0.78],
    [60, 0.89],
    [75, 0.95],
    [100, 0.982],
  ],
  'trade-word': [
    [0, 0.2],
    [36, 0.5],
    [45, 0.62],
    [58, 0.935],
    [66, 0.963],
  ],
  // The model gives its probability as the weight.
  'trade-model': [
    [20, 0.08],
    [37, 0.42],
    [45, 0.5],
    [55, 0.68],
    [65, 0.88],
    [70, 0.97],
  ],
  'merchant-category-code': [
    [0, 0.5],
    [70, 0.9],
    [100, 0.95],
  ],
  'person-name': [
    [0, 0.4],
    [60, 0.82],
    [100, 0.95],
  ],
  'bank-code': [
    [0, 0.5],
    [60, 0.8],
    [90, 0.96],
  ],
  'transfer-pair': [[0, 0.97]],
};

/** Evidence of another kind for the same, in log odds. */
const AGREEMENT = 0.8;
/** A rival category within this weight costs up to so much, in log odds. */
const RIVAL_RANGE = 25;
const RIVAL_COST = 1;

/** `lead`: the weight by which the decision beats the next other category; infinite when there is none. */
export function confidenceOf(
  signal: Evidence['signal'],
  weight: number,
  lead: number,
  isAgreed: boolean,
): number {
  const alone = interpolate(CURVES[signal] ?? [[0, 0.5]], weight);
  if (alone === 1) return 1;
  const rivalled = lead >= RIVAL_RANGE ? 0 : RIVAL_COST * (1 - Math.max(0, lead) / RIVAL_RANGE);
  const odds = (alone / (1 - alone)) * Math.exp((isAgreed ? AGREEMENT : 0) - rivalled);
  return Math.round((odds / (1 + odds)) * 1000) / 1000;
}

function interpolate(curve: Curve, weight: number): number {
  let [lowWeight, lowValue] = curve[0] as readonly [number, number];
  for (const [highWeight, highValue] of curve) {
    if (weight <= highWeight) {
      return highWeight === lowWeight
        ? highValue
        : lowValue + ((highValue - lowValue) * (weight - lowWeight)) / (highWeight - lowWeight);
    }
    lowWeight = highWeight;
    lowValue = highValue;
  }
  return lowValue;
}
