/** Plaid: pages of /transactions/get and /transactions/sync, accounts, and reports that hold transactions. */
import type { DocumentInput } from '../../input/documents.js';
import { holdsAnswer, readAnswers } from '../../json/answers.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { isAnswer, PlaidReader } from './read.js';

export const PLAID: Format = {
  name: 'plaid',
  title: 'an answer of Plaid',
  detect: document => holdsAnswer(document, isAnswer),
  read: (documents, options) =>
    readAnswers(documents, { title: PLAID.title, isAnswer, reader: new PlaidReader() }, options),
};

/**
 * Reads answers of Plaid. Give all pages of /transactions/sync or /transactions/get in the order in which they were fetched:
 * modified rows take the place of earlier ones, and removed rows are left out and listed in `skipped`. Each may be text, bytes
 * or parsed; parsed pages come in one array. Throws InvalidRequestError for what is no answer of Plaid; rows that cannot be
 * read are in `skipped`.
 *
 * @example
 * ```ts
 * import { fromPlaid } from 'open-banking-insights/adapters';
 *
 * const page = {
 *   added: [
 *     {
 *       account_id: 'checking-1',
 *       transaction_id: 't-1',
 *       amount: 86.2,
 *       date: '2026-03-03',
 *       name: 'KROGER #412',
 *       iso_currency_code: 'USD',
 *       pending: false,
 *     },
 *   ],
 *   modified: [],
 *   removed: [],
 *   next_cursor: 'c-1',
 *   has_more: false,
 * };
 * const { accounts } = fromPlaid([page]);
 * console.log(accounts[0]?.transactions[0]?.creditDebitIndicator); // Debit
 * ```
 */
export function fromPlaid(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(PLAID, input, options);
}
