/** TrueLayer's Data API: accounts, cards, balances and transactions. */
import type { DocumentInput } from '../../input/documents.js';
import { holdsAnswer, readAnswers } from '../../json/answers.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { TrueLayerReader } from './read.js';
import { isAnswer } from './shapes.js';

export const TRUELAYER: Format = {
  name: 'truelayer',
  title: 'an answer of TrueLayer',
  detect: document => holdsAnswer(document, isAnswer),
  read: (documents, options) =>
    readAnswers(documents, { title: TRUELAYER.title, isAnswer, reader: new TrueLayerReader() }, options),
};

/**
 * Reads answers of TrueLayer's Data API: accounts, cards, balances and transactions, parsed, as text or as bytes. TrueLayer's
 * transactions do not say which account they are of, and its pending ones do not say that they are pending. So give the answers
 * of each account under their names, with the account's id. Throws InvalidRequestError for what is no answer of TrueLayer; rows
 * that cannot be read are in `skipped`.
 *
 * @example
 * ```ts
 * import { fromTrueLayer } from 'open-banking-insights/adapters';
 *
 * const transactions = {
 *   results: [
 *     {
 *       transaction_id: 't-1',
 *       timestamp: '2026-03-06T00:00:00Z',
 *       description: 'TESCO STORES 3297',
 *       transaction_type: 'DEBIT',
 *       amount: -23.4,
 *       currency: 'GBP',
 *     },
 *   ],
 *   status: 'Succeeded',
 * };
 * const { accounts } = fromTrueLayer({ account_id: 'a-1', transactions });
 * console.log(accounts[0]?.accountId, accounts[0]?.transactions[0]?.amount); // a-1 23.4
 * ```
 */
export function fromTrueLayer(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(TRUELAYER, input, options);
}
