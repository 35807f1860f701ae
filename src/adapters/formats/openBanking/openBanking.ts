/** UK Open Banking Read/Write, versions 3.1 and 4.0: answers about accounts, balances, transactions and statements. */

import type { DocumentInput } from '../../input/documents.js';
import { topItemsOf } from '../../json/values.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { isAnswer } from './answers.js';
import { readOpenBanking } from './read.js';

export const OPEN_BANKING: Format = {
  name: 'open-banking',
  title: 'an answer of UK Open Banking',
  detect: document => topItemsOf(document.json()?.values ?? []).some(isAnswer),
  read: readOpenBanking,
};

/**
 * Reads answers of the UK Open Banking Read/Write API, versions 3.1 and 4.0: transactions, accounts, balances and statements.
 * Give one answer, or several together, as bytes, as text or already parsed.
 *
 * Rows that cannot be read are in `skipped`. Throws `InvalidRequestError` for what is no JSON.
 *
 * @example
 * ```ts
 * import { fromOpenBanking } from 'open-banking-insights/adapters';
 *
 * const transactions = {
 *   Data: {
 *     Transaction: [
 *       {
 *         AccountId: '22289',
 *         TransactionId: 't-1',
 *         TransactionInformation: 'CARD PAYMENT TO TESCO STORES 3297',
 *         Amount: { Amount: '23.50', Currency: 'GBP' },
 *         CreditDebitIndicator: 'Debit',
 *         Status: 'Booked',
 *         BookingDateTime: '2026-03-02T00:00:00+00:00',
 *       },
 *     ],
 *   },
 * };
 * const accounts = { Data: { Account: [{ AccountId: '22289', Currency: 'GBP', AccountType: 'Personal' }] } };
 * const statements = fromOpenBanking([transactions, accounts]);
 * console.log(statements.accounts[0]?.accountType); // Personal
 * ```
 */
export function fromOpenBanking(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(OPEN_BANKING, input, options);
}
