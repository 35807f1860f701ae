/**
 * The figures behind `nextPaymentProbability`, beside the chances that streams end (incomePrediction.ts). Fitted on what came next in
 * the odd seeds of the generated histories of test/support/histories/kinds, cut off on drawn days; docs/internals/income.md has the rule.
 */
export const NEXT_PAYMENT = {
  /** Before any payday is seen, so many payments count as followed by another, and so many as followed by a gap. */
  keptBeforehand: 4,
  gapsBeforehand: 0.18,
  /** Once a payday has passed in silence: so many silent paydays count as followed by another, and so many by a payment. */
  silenceGoesOnBeforehand: 0.5,
  silenceEndsBeforehand: 0.5,
} as const;
