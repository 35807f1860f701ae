/** The figures behind `nextPaymentProbability`, beside the chances that streams end (incomePrediction.ts). */
export const NEXT_PAYMENT = {
  /** Paydays that count as kept and as missed before any is seen. */
  keptBeforehand: 3,
  missedBeforehand: 0.3,
  /** By what the monthly chance of an end is multiplied. */
  endsMoreOften: 3,
} as const;
