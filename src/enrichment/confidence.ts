/**
 * From weight to probability: of the rows given 0.8, eight in ten should be right. The curves are judged by hand and so
 * far err on the side of caution.
 */
import type { Evidence } from '../model/enrichment.js';

type Curve = readonly (readonly [weight: number, probability: number])[];

const CURVES: Readonly<Partial<Record<Evidence['signal'], Curve>>> = {
  rule: [[0, 1]],
  'benefit-code': [
    [0, 0.6],
    [85, 0.85],
    [97, 0.97],
  ],
  merchant: [
    [0, 0.1],
    [40, 0.35],
    [55, 0.6],
    [70, 0.85],
    [85, 0.93],
    [100, 0.97],
  ],
  phrase: [
    [0, 0.2],
    [40, 0.5],
    [60, 0.7],
    [75, 0.83],
    [90, 0.93],
    [100, 0.97],
  ],
  'trade-word': [
    [0, 0.2],
    [36, 0.45],
    [45, 0.55],
    [58, 0.82],
    [66, 0.88],
  ],
  // The model gives its probability as the weight.
  'trade-model': [
    [20, 0],
    [45, 0.5],
    [70, 1],
  ],
  'merchant-category-code': [
    [0, 0.5],
    [70, 0.85],
    [100, 0.9],
  ],
  'person-name': [
    [0, 0.3],
    [60, 0.7],
    [100, 0.9],
  ],
  'bank-code': [
    [0, 0.4],
    [60, 0.7],
    [90, 0.9],
  ],
  'transfer-pair': [[0, 0.95]],
};

/** A rival category within this weight takes a share of the confidence. */
const RIVAL_RANGE = 12;
const RIVAL_SHARE = 0.3;

/** `lead` is the weight by which the decision beats the next other category; infinite when there is none. */
export function confidenceOf(signal: Evidence['signal'], weight: number, lead: number): number {
  const curve = CURVES[signal] ?? [[0, 0.5]];
  const rivalled = lead >= RIVAL_RANGE ? 0 : RIVAL_SHARE * (1 - Math.max(0, lead) / RIVAL_RANGE);
  return Math.round(interpolate(curve, weight) * (1 - rivalled) * 1000) / 1000;
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
