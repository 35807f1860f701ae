/** Finicity (Mastercard Open Finance): accounts, transactions and reports. */
import type { DocumentInput } from '../../input/documents.js';
import { holdsAnswer, readAnswers } from '../../json/answers.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { FinicityReader } from './read.js';
import { isAnswer } from './shapes.js';

export const FINICITY: Format = {
  name: 'finicity',
  title: 'an answer of Finicity',
  detect: document => holdsAnswer(document, isAnswer),
  read: (documents, options) =>
    readAnswers(documents, { title: FINICITY.title, isAnswer, reader: new FinicityReader() }, options),
};

/**
 * Reads answers of Finicity (Mastercard Open Finance) in the United States: accounts, transactions, and reports that hold
 * transactions, parsed, as text or as bytes. Throws InvalidRequestError for what is no answer of Finicity; rows that cannot be
 * read are in `skipped`.
 *
 * @example
 * ```ts
 * import { fromFinicity } from 'open-banking-insights/adapters';
 *
 * const answer = {
 *   transactions: [
 *     { id: 1, accountId: 5011, amount: -86.2, description: 'KROGER #412', postedDate: 1772539200, status: 'active' },
 *   ],
 * };
 * const { accounts } = fromFinicity(answer);
 * console.log(accounts[0]?.transactions[0]?.bookingDate); // 2026-03-03
 * ```
 */
export function fromFinicity(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(FINICITY, input, options);
}
