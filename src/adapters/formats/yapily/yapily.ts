/** Yapily: accounts, balances and transactions. */
import type { DocumentInput } from '../../input/documents.js';
import { holdsAnswer, readAnswers } from '../../json/answers.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { YapilyReader } from './read.js';
import { isAnswer } from './shapes.js';

export const YAPILY: Format = {
  name: 'yapily',
  title: 'an answer of Yapily',
  detect: document => holdsAnswer(document, isAnswer),
  read: (documents, options) =>
    readAnswers(documents, { title: YAPILY.title, isAnswer, reader: new YapilyReader() }, options),
};

/**
 * Reads answers of Yapily: accounts, balances and transactions, parsed, as text or as bytes. The links of an answer tell which
 * account its rows are of. Throws InvalidRequestError for what is no answer of Yapily; rows that cannot be read are in
 * `skipped`.
 *
 * @example
 * ```ts
 * import { fromYapily } from 'open-banking-insights/adapters';
 *
 * const answer = {
 *   data: [
 *     {
 *       id: 'y-1',
 *       date: '2026-03-15T00:00:00Z',
 *       status: 'BOOKED',
 *       amount: -100.23,
 *       currency: 'GBP',
 *       transactionAmount: { amount: -100.23, currency: 'GBP' },
 *       description: 'LAKESIDE LETTINGS',
 *     },
 *   ],
 *   links: { self: 'https://api.yapily.com/accounts/a-1/transactions' },
 * };
 * const { accounts } = fromYapily(answer);
 * console.log(accounts[0]?.accountId); // a-1
 * ```
 */
export function fromYapily(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(YAPILY, input, options);
}
