/** What the candidates come to: the likeliest categories with their confidence, and the evidence that is shown. */
import { EVIDENCE_WEIGHTS } from '../data/evidenceWeights.js';
import type { Evidence } from '../model/enrichment.js';
import type { CategoryId } from '../model/taxonomy.js';
import type { Candidate } from './candidate.js';
import { categoryOf, UNCATEGORISED } from './categories.js';
import { confidenceOf } from './confidence.js';
import type { Decision } from './decide.js';

/** Weaker evidence for the same category adds no confidence. */
const LEAST_AGREEMENT = EVIDENCE_WEIGHTS.leastAgreement;
const MOST_EVIDENCE = 6;
const MOST_ALTERNATIVES = 3;

/** `candidates`: heaviest first. */
export function alternativesOf(candidates: readonly Candidate[]): Decision['alternatives'] {
  const best: Candidate[] = [];
  for (const candidate of candidates) {
    if (candidate.category === null || candidate.category === UNCATEGORISED) continue;
    if (best.some(({ category }) => category === candidate.category)) continue;
    best.push(candidate);
    if (best.length === MOST_ALTERNATIVES) break;
  }
  return best.map(({ category, signal, weight }) => {
    const isRival = (other: Candidate) =>
      other.category !== null &&
      other.category !== category &&
      // The model's own alternatives are in its probability already.
      (signal !== 'trade-model' || other.signal !== 'trade-model');
    const rival = candidates.find(isRival)?.weight ?? Number.NEGATIVE_INFINITY;
    const isAgreed = candidates.some(
      other => other.category === category && other.signal !== signal && other.weight >= LEAST_AGREEMENT,
    );
    return {
      category: category as CategoryId,
      confidence: confidenceOf(signal, weight, weight - rival, isAgreed),
    };
  });
}

export function evidenceOf(candidates: readonly Candidate[]): Evidence[] {
  return candidates.slice(0, MOST_EVIDENCE).map(({ signal, detail, matched, category, weight }) => ({
    signal,
    detail,
    matched,
    category: category === null ? null : categoryOf(category).slug,
    weight: Math.round(weight),
  }));
}
