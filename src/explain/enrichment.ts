/** The figures of enrichment. */
import type { FigureTable } from './figure.js';
import { META_FIGURES } from './labels.js';

const TRANSACTION = 'transactions[transaction]';
const DATA = `${TRANSACTION}.enrichedData`;
const IDS = [`${TRANSACTION}.transactionId`];
const EVIDENCE = [`${DATA}.evidence[].signal`, `${DATA}.evidence[].weight`];

export const ENRICHMENT_FIGURES: FigureTable = {
  [`${DATA}.category.id`]: label('category'),
  [`${DATA}.category.confidence`]: {
    formula:
      'How likely the category is right, 0 to 1: the logistic of the log odds of the deciding evidence at its weight, + 0.8 when evidence of another kind agrees, - 2 x (1 - lead / 25) when a rival category is within 25; 0.75 from history',
    from: EVIDENCE,
    ids: [...IDS, `${DATA}.refundOf`],
  },
  [`${DATA}.class.id`]: label('class'),
  [`${DATA}.class.confidence`]: {
    formula: 'How likely the class is right, 0 to 1, by the evidence for it',
    from: EVIDENCE,
    ids: IDS,
  },
  [`${DATA}.alternatives[alternative].id`]: label('category'),
  [`${DATA}.alternatives[alternative].confidence`]: {
    formula: 'How likely this category is the right one, 0 to 1, by the evidence for it and for its rivals',
    from: EVIDENCE,
    ids: IDS,
  },
  [`${DATA}.evidence[evidence].weight`]: {
    formula: 'How strongly the signal speaks for its category, 0 to 100; the heaviest of at least 37 decides',
    from: [`${DATA}.evidence[evidence].signal`, `${DATA}.evidence[evidence].detail`],
    ids: IDS,
  },
  [`${TRANSACTION}.transfer.pairId`]: {
    formula: 'The number that both sides of a transfer between own accounts share',
    ids: IDS,
  },
  ...META_FIGURES,
};

function label(of: string) {
  return { formula: `The number of the ${of} in the taxonomy`, ids: IDS };
}
