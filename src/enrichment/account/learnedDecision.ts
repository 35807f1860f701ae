/** A decision on one payment by what others say of its payee, set before what its own text says. */
import type { CategoryId } from '../../model/taxonomy.js';
import { confidenceOf, type Ground } from '../vote/confidence.js';
import type { Decision } from '../vote/decision.js';
import { categoryOf, UNCATEGORISED } from '../words/categories.js';

const MOST_ALTERNATIVES = 3;

/** Of no category there is no confidence. */
export function learnedDecision(
  decision: Decision,
  category: CategoryId,
  ground: Ground,
  detail: string,
): Decision {
  const confidence = confidenceOf(ground);
  const isSaid = category !== UNCATEGORISED;
  const others = decision.alternatives.filter(alternative => alternative.category !== category);
  return {
    ...decision,
    category,
    confidence: isSaid ? confidence : 0,
    firstGuess: null,
    alternatives: (isSaid ? [{ category, confidence }, ...others] : others).slice(0, MOST_ALTERNATIVES),
    evidence: [
      {
        signal: 'history',
        detail,
        matched: null,
        category: isSaid ? categoryOf(category).slug : null,
        weight: Math.round(100 * confidence),
      },
      ...decision.evidence,
    ],
  };
}
