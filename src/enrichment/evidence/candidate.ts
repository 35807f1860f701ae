/** What one piece of evidence points to. */
import { EVIDENCE_WEIGHTS, type OwnSignal } from '../../data/evidenceWeights.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { Hit, MerchantEntry } from '../lexicon/lexicon.js';

/** Weaker evidence than this is shown, but decides nothing. */
export const DECISION_FLOOR = EVIDENCE_WEIGHTS.decisionFloor;

/** A name of less weight may be chance. */
export const MERCHANT_NAME_FLOOR = EVIDENCE_WEIGHTS.merchantNamed;
/** A payee of more than this likelihood is a person. */
export const LIKELY_PERSON = EVIDENCE_WEIGHTS.personLikely;
const SURE_WEIGHT = EVIDENCE_WEIGHTS.sureWithoutModel;

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
  /** The last word of a name or trade that covers only a part of the payee. */
  readonly after: number | null;
  /** The merchant's name is one word, but is written as several here. */
  readonly isParted?: boolean;
  /** The words stand for the pumps of the shop that is named before them. */
  readonly isPump?: boolean;
  /** The place of the merchant's name. */
  readonly hit?: Hit<MerchantEntry>;
  /** The merchant's name is the whole payee, its legal form or web ending aside. */
  readonly isWhole?: boolean;
  /** The merchant's name begins a longer word. */
  readonly isGlued?: boolean;
  /** A bill's words, in money that comes in: they say what was paid, and that this returns it is a guess. */
  readonly isBillReturned?: boolean;
  /** Said by a name beside the text, and by nothing in it. */
  readonly isBeside?: boolean;
}

/** Needs no guess from the name beside it. */
export function isSure({ weight, merchant }: Candidate): boolean {
  return weight >= (merchant === null ? SURE_WEIGHT : MERCHANT_NAME_FLOOR);
}

/** Heaviest first; of two that weigh the same, the one that matched more. */
export function byWeight(a: Candidate, b: Candidate): number {
  return b.weight - a.weight || b.length - a.length || (a.category ?? 0) - (b.category ?? 0);
}

type Unnamed = Pick<Candidate, 'category' | 'weight' | 'signal' | 'detail' | 'matched'> &
  Partial<Pick<Candidate, 'length' | 'after' | 'isPump' | 'isBillReturned'>>;

/** Evidence that names no merchant. */
export function unnamed({
  category,
  weight,
  signal,
  detail,
  matched,
  length = 0,
  after = null,
  isPump = false,
  isBillReturned = false,
}: Unnamed): Candidate {
  return {
    category,
    weight,
    signal,
    detail,
    matched,
    merchant: null,
    nameWeight: 0,
    length,
    after,
    isPump,
    isBillReturned,
  };
}
