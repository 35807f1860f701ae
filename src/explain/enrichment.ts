/** The figures of enrichment. */
import { EVIDENCE_WEIGHTS } from '../data/evidenceWeights.js';
import { categoryConfidence } from './enrichmentConfidence.js';
import type { FigureTable } from './figure.js';
import { META_FIGURES } from './labels.js';

const TRANSACTION = 'transactions[transaction]';
const DATA = `${TRANSACTION}.enrichedData`;
const IDS = [`${TRANSACTION}.transactionId`];
const EVIDENCE = [`${DATA}.evidence[].signal`, `${DATA}.evidence[].weight`];

const { transferPairConfidence, accountHolderConfidence, classSure, classLikely, classGuess, classUnknown } =
  EVIDENCE_WEIGHTS;
const CLASS_CONFIDENCE = [
  `${transferPairConfidence} for a paired transfer`,
  `${accountHolderConfidence} where the other side is named like an account holder, or with the surname of one`,
  `${classSure} where the category or the rail settles it`,
  `${classLikely} where the rail and the category, or the merchant, make it likely`,
  `${classGuess} where it is usual for such payments`,
  `${classUnknown} for a debit of which nothing is known`,
].join(', ');

export const ENRICHMENT_FIGURES = {
  'transactions[transaction].enrichedData.category.id': label('category'),
  'transactions[transaction].enrichedData.category.confidence': categoryConfidence(
    DATA,
    `${DATA}.category.slug`,
    [...IDS, `${DATA}.refundOf`],
  ),
  'transactions[transaction].enrichedData.class.id': label('class'),
  'transactions[transaction].enrichedData.class.confidence': {
    formula: `How likely the class is right, 0 to 1: ${CLASS_CONFIDENCE}`,
    from: EVIDENCE,
    ids: IDS,
  },
  'transactions[transaction].enrichedData.alternatives[alternative].id': label('category'),
  'transactions[transaction].enrichedData.alternatives[alternative].confidence': categoryConfidence(
    DATA,
    `${DATA}.alternatives[alternative].slug`,
    IDS,
  ),
  'transactions[transaction].enrichedData.evidence[evidence].weight': {
    formula: `How strongly the signal points to its category, 0 to 100; the heaviest signal of at least ${EVIDENCE_WEIGHTS.decisionFloor} decides`,
    from: [`${DATA}.evidence[evidence].signal`, `${DATA}.evidence[evidence].detail`],
    ids: IDS,
  },
  'transactions[transaction].transfer.pairId': {
    formula:
      'The number that both sides of a transfer between own accounts share, made of the accounts and ids of both',
    ids: IDS,
  },
  ...META_FIGURES,
} satisfies FigureTable;

function label(of: string) {
  return { formula: `The number of the ${of} in the taxonomy`, ids: IDS };
}
