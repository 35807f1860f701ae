/** Every confidence there is: from what a decision rests on to a probability, by the curves and the terms of data/evidenceWeights.ts. */
import {
  CONFIDENCE_CURVES,
  type ConfidenceCurve,
  EVIDENCE_WEIGHTS,
  type OwnSignal,
} from '../../data/evidenceWeights.js';

/** What is as sure as the table says, whatever the row. */
const STATED = {
  rule: EVIDENCE_WEIGHTS.ruleConfidence,
  'transfer-pair': EVIDENCE_WEIGHTS.transferPairConfidence,
  'account-holder': EVIDENCE_WEIGHTS.accountHolderConfidence,
  history: EVIDENCE_WEIGHTS.history,
  /** The question is left open. */
  open: 0,
  'class-sure': EVIDENCE_WEIGHTS.classSure,
  'class-likely': EVIDENCE_WEIGHTS.classLikely,
  'class-guess': EVIDENCE_WEIGHTS.classGuess,
  'class-unknown': EVIDENCE_WEIGHTS.classUnknown,
} as const;
const AGREEMENT = EVIDENCE_WEIGHTS.agreement;
const RIVAL_RANGE = EVIDENCE_WEIGHTS.rivalRange;
const RIVAL_COST = EVIDENCE_WEIGHTS.rivalCost;
/** Judged by hand: what n rows say is as sure of another as n in n + 1. */
const DOUBT = EVIDENCE_WEIGHTS.historyDoubt;
/** Judged by hand: n visits make it n times as likely as the name does that one eats or shops there, at most as sure as this. */
const SUREST_HABIT = EVIDENCE_WEIGHTS.habitSurest;

/** Evidence of the row itself. */
interface Weighed {
  readonly signal: OwnSignal;
  readonly weight: number;
  /** The weight by which it beats the next other category; infinite when there is none. */
  readonly lead: number;
  /** Evidence of another kind says the same. */
  readonly isAgreed: boolean;
}

/** So many payments of the payee that agree, in their words alone. */
interface Payments {
  readonly payments: number;
}

/** So many visits to a payee whose name makes food as likely as `prior`, and of all food this kind as likely as `share`. */
interface Visits {
  readonly visits: number;
  readonly prior: number;
  readonly share: number;
}

export type ClassGround = Extract<keyof typeof STATED, `class-${string}`>;
export type Ground = keyof typeof STATED | Weighed | Payments | Visits;

export function confidenceOf(ground: Ground): number {
  return Math.round(1000 * likelihoodOf(ground)) / 1000;
}

/** Not yet rounded, for comparisons. */
export function likelihoodOf(ground: Ground): number {
  if (typeof ground === 'string') return STATED[ground];
  if ('signal' in ground) return ofEvidence(ground);
  if ('payments' in ground) return Math.min(STATED.history, ground.payments / (ground.payments + DOUBT));
  const { visits, prior, share } = ground;
  return Math.min(SUREST_HABIT, (visits * prior) / (visits * prior + 1 - prior)) * share;
}

function ofEvidence({ signal, weight, lead, isAgreed }: Weighed): number {
  const alone = interpolate(CONFIDENCE_CURVES[signal], weight);
  const rivalled = lead >= RIVAL_RANGE ? 0 : RIVAL_COST * (1 - Math.max(0, lead) / RIVAL_RANGE);
  const odds = (alone / (1 - alone)) * Math.exp((isAgreed ? AGREEMENT : 0) - rivalled);
  return odds / (1 + odds);
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
