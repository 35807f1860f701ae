/** What the candidates come to: the likeliest categories with their confidence, and the evidence that is shown. */
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { Evidence } from '../../model/enrichment.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { Candidate } from '../evidence/candidate.js';
import { categoryOf, UNCATEGORISED } from '../words/categories.js';
import { confidenceOf } from './confidence.js';
import type { Decision } from './decision.js';

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
  return best.map(candidate => ({
    category: candidate.category as CategoryId,
    confidence: confidenceAmong(candidate, candidates),
  }));
}

function confidenceAmong({ category, signal, weight }: Candidate, candidates: readonly Candidate[]): number {
  let rival = Number.NEGATIVE_INFINITY;
  let isAgreed = false;
  for (const other of candidates) {
    // The model's own alternatives are in its probability already, and nothing agrees with itself.
    if (other.category === category) isAgreed ||= other.signal !== signal && other.weight >= LEAST_AGREEMENT;
    else if (other.category !== null && !(signal === 'trade-model' && other.signal === signal))
      rival = Math.max(rival, other.weight);
  }
  return confidenceOf({ signal, weight, lead: weight - rival, isAgreed });
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
