/** The Starling Bank API: the feed, accounts, spaces and balances. */
import type { DocumentInput } from '../../input/documents.js';
import { holdsAnswer, readAnswers } from '../../json/answers.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { StarlingReader } from './read.js';
import { isAnswer, isAnswerOrEmpty } from './shapes.js';

export const STARLING: Format = {
  name: 'starling',
  title: 'an answer of the Starling Bank API',
  detect: document => holdsAnswer(document, isAnswer),
  read: (documents, options) =>
    readAnswers(
      documents,
      { title: STARLING.title, isAnswer: isAnswerOrEmpty, reader: new StarlingReader() },
      options,
    ),
};

/**
 * Reads answers of the Starling Bank API: the feed, accounts, spaces, balances and the account holder, and the events of its
 * webhook, parsed, as text or as bytes. Starling's CSV export is read by `fromCsv`. Throws InvalidRequestError for what is no
 * answer of Starling; declined payments and items that cannot be read are in `skipped`.
 *
 * @example
 * ```ts
 * import { fromStarling } from 'open-banking-insights/adapters';
 *
 * const answer = {
 *   feedItems: [
 *     {
 *       feedItemUid: 'item-1',
 *       categoryUid: 'category-1',
 *       amount: { currency: 'GBP', minorUnits: 510 },
 *       sourceAmount: { currency: 'EUR', minorUnits: 600 },
 *       direction: 'OUT',
 *       transactionTime: '2026-06-30T21:00:00.000Z',
 *       settlementTime: '2026-06-30T23:30:00.000Z',
 *       source: 'MASTER_CARD',
 *       status: 'SETTLED',
 *       counterPartyType: 'MERCHANT',
 *       counterPartyName: 'Red Lion',
 *       reference: 'RED LION DUBLIN IRL',
 *     },
 *   ],
 * };
 * const [row] = fromStarling(answer).accounts[0]?.transactions ?? [];
 * console.log(row?.amount, row?.creditDebitIndicator, row?.bookingDate); // 5.10 Debit 2026-07-01
 * ```
 */
export function fromStarling(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(STARLING, input, options);
}
