/** What the names and codes of state benefits say of a credit. */
import { spanOf } from '../../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../../data/evidenceWeights.js';
import { categoryIdOf } from '../../words/categories.js';
import { findBenefit, isUnnamedBenefit, tellingRuns } from '../benefits.js';
import { unnamed } from '../candidate.js';
import type { Row } from '../row.js';
import type { Gathered } from './signal.js';

const OTHER_BENEFIT_WEIGHT = EVIDENCE_WEIGHTS.benefitOffice;
const BENEFIT_WEIGHT = EVIDENCE_WEIGHTS.benefitCode;
const UNSURE_BENEFIT_WEIGHT = EVIDENCE_WEIGHTS.benefitCodeUnsure;
const OTHER_BENEFIT = categoryIdOf('other-benefit');

export function benefit(
  { narrative: { words }, isCredit, lexicon: { benefits } }: Row,
  gathered: Gathered,
): void {
  if (!isCredit || benefits === null) return;
  const runs = tellingRuns(words, benefits);
  const finding = findBenefit(runs, benefits);
  if (finding !== null) {
    const { benefit: named, first, last, isOneOfSeveral, isUnverified } = finding;
    gathered.benefit = named.name;
    gathered.candidates.push(
      unnamed({
        category: categoryIdOf(named.category),
        weight: isUnverified || isOneOfSeveral ? UNSURE_BENEFIT_WEIGHT : BENEFIT_WEIGHT,
        signal: 'benefit-code',
        detail: isOneOfSeveral ? `${named.name} (several codes named)` : named.name,
        matched: spanOf(words, first, last),
        length: words.squashed.length,
      }),
    );
  } else if (isUnnamedBenefit(runs, benefits)) {
    gathered.candidates.push(
      unnamed({
        category: OTHER_BENEFIT,
        weight: OTHER_BENEFIT_WEIGHT,
        signal: 'benefit-code',
        detail: 'paid by a benefit office',
        matched: null,
        length: 3,
      }),
    );
  }
}
