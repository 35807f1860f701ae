/** What one piece of evidence points to. */
import { EVIDENCE_WEIGHTS, type OwnSignal } from '../../data/evidenceWeights.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { MerchantEntry } from '../lexicon/lexicon.js';

/** Weaker evidence than this is shown, but decides nothing. */
export const DECISION_FLOOR = EVIDENCE_WEIGHTS.decisionFloor;

export interface Candidate {
  /** Null: points to a merchant only. */
  readonly category: CategoryId | null;
  /** 0 to 100. */
  readonly weight: number;
  readonly signal: OwnSignal;
  readonly detail: string;
  readonly matched: string | null;
  /** The merchant, when the signal is one. */
  readonly merchant: MerchantEntry | null;
  /** How surely the merchant is meant, whatever the payment is for; 0 without one. */
  readonly nameWeight: number;
  /** Characters matched: the longer of two equals is the more specific. */
  readonly length: number;
  /** The last word of a name or trade that stands in the payee and leaves some of it over. */
  readonly after: number | null;
  /** The merchant's name is one word, and stands here as several. */
  readonly isParted?: boolean;
  /** The words stand for the pumps of the shop that is named before them. */
  readonly isPump?: boolean;
}
