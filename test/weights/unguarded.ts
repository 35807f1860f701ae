/**
 * Weights that no payment guards yet, each with the reason. In none of the fixtures, nor in a few hundred lines written to find one, does
 * evidence come so near to these limits that a step changes anything.
 */
import type { CurvePoint, WeightName } from './guards.js';

const NOTHING_WEIGHS_NOTHING =
  'Evidence of this kind always weighs more, so only the slope towards it is used.';

export const UNGUARDED: Readonly<Partial<Record<WeightName | CurvePoint, string>>> = {
  tradeTellsBill:
    'Strong words of a trade weigh 58 or more and weak ones 44 or less. Nothing weighs near 50.',
  phraseTellsReturn: 'Words that say outright that money came back weigh 70 or more.',
  personLikely: 'No form of a name has a probability near 0.5.',
  historySure: 'No payment found has a confidence near 0.85 and others of its payee that need it.',
  historyDoubt:
    'No payment found rests on so few others that half a payment more or less changes the outcome.',
  'benefit-code at 0': NOTHING_WEIGHS_NOTHING,
  'merchant-category-code at 0': NOTHING_WEIGHS_NOTHING,
  'bank-code at 0': NOTHING_WEIGHS_NOTHING,
  'counterparty at 0':
    'The curve has one point, and what only a counterparty says is shown and not given a confidence.',
};
