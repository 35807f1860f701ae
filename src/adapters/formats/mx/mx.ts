/** MX's Platform API: accounts and transactions. */
import type { DocumentInput } from '../../input/documents.js';
import { holdsAnswer, readAnswers } from '../../json/answers.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { MxReader } from './read.js';
import { isAnswer } from './shapes.js';

export const MX: Format = {
  name: 'mx',
  title: 'an answer of MX',
  detect: document => holdsAnswer(document, isAnswer),
  read: (documents, options) =>
    readAnswers(documents, { title: MX.title, isAnswer, reader: new MxReader() }, options),
};

/**
 * Reads answers of MX's Platform API: accounts and transactions, parsed, as text or as bytes. Give the accounts too: rows of
 * banks of the United States often do not name their currency. Throws InvalidRequestError for what is no answer of MX; rows
 * that cannot be read are in `skipped`.
 *
 * @example
 * ```ts
 * import { fromMx } from 'open-banking-insights/adapters';
 *
 * const answer = {
 *   transactions: [
 *     {
 *       guid: 'TRN-1',
 *       account_guid: 'ACT-1',
 *       amount: 86.2,
 *       type: 'DEBIT',
 *       date: '2026-03-03',
 *       description: 'Kroger',
 *       status: 'POSTED',
 *     },
 *   ],
 * };
 * const { accounts } = fromMx(answer, { country: 'US' });
 * console.log(accounts[0]?.transactions[0]?.creditDebitIndicator); // Debit
 * ```
 */
export function fromMx(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(MX, input, options);
}
