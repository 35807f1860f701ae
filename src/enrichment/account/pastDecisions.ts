/** What the payments of one payee say surely, taken together. */

import type { EvidenceSignal } from '../../contract/enrichment/enrichmentResult.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { Ground } from '../vote/confidence.js';
import type { Decision } from '../vote/decision.js';
import { categoryIdOf, categoryOf, UNCATEGORISED } from '../words/categories.js';

const REFUND = categoryIdOf('refund');
const OVERRULED = EVIDENCE_WEIGHTS.historyOverrules;
/** The words of one payment may be of that one alone. */
const FEWEST_WITNESSES = 2;
/** What says who the payee is, not what one payment was for. */
const OF_PAYEE: ReadonlySet<EvidenceSignal> = new Set([
  'merchant-category-code',
  'counterparty',
  'merchant',
  'trade-word',
]);
/** Only decisions that the text of another row supports with this confidence are taken over. */
const SURE = EVIDENCE_WEIGHTS.historySure;

export interface PastDecisions {
  /** How many rows say each category surely. */
  readonly witnesses: Map<CategoryId, number>;
  /** How many leave it open. */
  open: number;
  /** Something beside the words of one payment says it. */
  isOfPayee: boolean;
}

export interface Lesson {
  readonly category: CategoryId;
  readonly ground: Ground;
  readonly detail: string;
}

export function noPastDecisions(): PastDecisions {
  return { witnesses: new Map(), open: 0, isOfPayee: false };
}

export function addDecision(said: PastDecisions, decision: Decision): void {
  const { category, evidence } = decision;
  if (isUndecided(decision)) said.open++;
  if (!saysOfPayee(decision)) return;
  said.witnesses.set(category, (said.witnesses.get(category) ?? 0) + 1);
  const { slug } = categoryOf(category);
  said.isOfPayee ||= evidence.some(row => row.category === slug && OF_PAYEE.has(row.signal));
}

/** That one credit is a refund says nothing of the next; nor does a message of what one payment is for, other than pay. */
function saysOfPayee({ category, confidence, hasMessage }: Decision): boolean {
  if (category === UNCATEGORISED || category === REFUND || confidence < SURE) return false;
  return !hasMessage || categoryOf(category).group === 'income';
}

/** What all who say anything say, where they are as many as those who say nothing; null where there is no such thing. */
export function agreed({ witnesses, open, isOfPayee }: PastDecisions): Lesson | null {
  const [said, ...others] = witnesses;
  if (said === undefined || others.length > 0) return null;
  const [category, count] = said;
  if (!isOfPayee && (count < FEWEST_WITNESSES || count < open)) return null;
  return {
    category,
    ground: isOfPayee ? 'history' : { payments: count },
    detail: 'as other payments of the same payee say',
  };
}

/** Nothing is said, or a name alone makes a guess below even odds. */
export function isUndecided({ category, confidence, evidence }: Decision): boolean {
  return category === UNCATEGORISED || (confidence < OVERRULED && evidence[0]?.signal === 'trade-model');
}
