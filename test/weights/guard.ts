/** What a guard of a weight is: payments as a bank would write them, and what is read out of them. */
import type { EVIDENCE_WEIGHTS, OwnSignal } from '../../src/data/evidenceWeights.js';
import type {
  CategorySlug,
  ClassSlug,
  EvidenceSignal,
  InsightsOptions,
  Transaction,
} from '../../src/index.js';
import { credit, debit } from '../support/build.js';

export type WeightName = keyof typeof EVIDENCE_WEIGHTS;
type Weights = Readonly<Record<WeightName, number>>;

/** Weights that a case has of its own. `phrases`: those of phrases, by their words without spaces. */
export interface OtherWeights extends Readonly<Partial<Weights>> {
  readonly phrases?: Readonly<Record<string, number>>;
}

/** What is said of the last payment; what is left out is not looked at. */
export interface Reading {
  readonly category?: CategorySlug;
  readonly confidence?: number;
  /** The confidence that other categories would have. */
  readonly alternatives?: Readonly<Partial<Record<CategorySlug, number>>>;
  readonly merchant?: string | null;
  readonly class?: ClassSlug;
  readonly classConfidence?: number;
  /** Of the heaviest evidence of each signal. */
  readonly weights?: Readonly<Partial<Record<EvidenceSignal, number>>>;
  /** Of the phrases that these words are, heaviest first. */
  readonly words?: Readonly<Record<string, readonly number[]>>;
}

export interface GuardCase {
  readonly country: 'GB' | 'US';
  /** The last one is judged, the others stand before it in the account. */
  readonly rows: readonly Transaction[];
  readonly is: Reading;
  readonly holders?: readonly string[];
  readonly options?: InsightsOptions | undefined;
  /**
   * Other weights for this case alone, where the values that evidence can have leave a gap around the guarded one: so its own
   * place in the gap is seen too.
   */
  readonly where?: OtherWeights;
}

export interface Guard {
  /** What goes wrong when the weight moves. */
  readonly guards: string;
  readonly cases: readonly GuardCase[];
}

/**
 * Payments whose confidence each point of a curve decides, by the point's weight: if the point moves, up or down or aside, so does
 * the confidence of one of them. A point that no decision comes near is seen in an alternative, or beside another weight of the
 * evidence.
 */
export type CurveCases = Readonly<Partial<Record<OwnSignal, Readonly<Record<number, readonly GuardCase[]>>>>>;

/** By what names a group of phrases (`phraseGroupName`). */
export type PhraseCases = Readonly<Record<string, readonly GuardCase[]>>;

export type GuardsOf = Readonly<Partial<Record<WeightName, Guard>>>;

type Extra = Partial<Transaction>;
type OneRow = (text: string, is: Reading, extra?: Extra, where?: OtherWeights) => GuardCase;

const DAY = '2026-07-01';
const AMOUNT = 12.34;

function oneRow(country: 'GB' | 'US', row: typeof debit): OneRow {
  return (text, is, extra = {}, where = {}) => ({
    country,
    rows: [row(DAY, AMOUNT, text, extra)],
    is,
    where,
  });
}

export const british = oneRow('GB', debit);
export const britishCredit = oneRow('GB', credit);
export const american = oneRow('US', debit);
export const americanCredit = oneRow('US', credit);
/** The bank's own code beside the text. */
export const coded = (code: string): Extra => ({ proprietaryTransactionCode: { code } });

/** Of several payments. */
export function account(
  country: 'GB' | 'US',
  rows: readonly Transaction[],
  is: Reading,
  more: Pick<GuardCase, 'holders' | 'options' | 'where'> = {},
): GuardCase {
  return { country, rows, is, ...more };
}
