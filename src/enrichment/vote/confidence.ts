/** From weight to probability, by the curves and the two terms of data/evidenceWeights.ts. */
import {
  CONFIDENCE_CURVES,
  type ConfidenceCurve,
  EVIDENCE_WEIGHTS,
  type OwnSignal,
} from '../../data/evidenceWeights.js';

const AGREEMENT = EVIDENCE_WEIGHTS.agreement;
const RIVAL_RANGE = EVIDENCE_WEIGHTS.rivalRange;
const RIVAL_COST = EVIDENCE_WEIGHTS.rivalCost;

/** `lead`: the weight by which the decision beats the next other category; infinite when there is none. */
export function confidenceOf(signal: OwnSignal, weight: number, lead: number, isAgreed: boolean): number {
  const alone = interpolate(CONFIDENCE_CURVES[signal], weight);
  const rivalled = lead >= RIVAL_RANGE ? 0 : RIVAL_COST * (1 - Math.max(0, lead) / RIVAL_RANGE);
  const odds = (alone / (1 - alone)) * Math.exp((isAgreed ? AGREEMENT : 0) - rivalled);
  return Math.round((odds / (1 + odds)) * 1000) / 1000;
}

function interpolate(curve: ConfidenceCurve, weight: number): number {
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
