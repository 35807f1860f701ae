/** Teller: accounts, balances, identities and transactions. */
import type { DocumentInput } from '../../input/documents.js';
import { holdsAnswer, readAnswers } from '../../json/answers.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { TellerReader } from './read.js';
import { isAnswer } from './shapes.js';

export const TELLER: Format = {
  name: 'teller',
  title: 'an answer of Teller',
  detect: document => holdsAnswer(document, isAnswer),
  read: (documents, options) =>
    readAnswers(documents, { title: TELLER.title, isAnswer, reader: new TellerReader() }, options),
};

/**
 * Reads answers of Teller: accounts, balances, identities and transactions, parsed, as text or as bytes. Give the accounts too:
 * purchases on a card have no minus, and only the account tells that it is a card. Throws InvalidRequestError for what is no
 * answer of Teller; rows that cannot be read are in `skipped`.
 *
 * @example
 * ```ts
 * import { fromTeller } from 'open-banking-insights/adapters';
 *
 * const account = {
 *   id: 'acc_1',
 *   enrollment_id: 'enr_1',
 *   institution: { id: 'chase', name: 'Chase' },
 *   type: 'credit',
 *   subtype: 'credit_card',
 *   currency: 'USD',
 * };
 * const transaction = {
 *   id: 'txn_1',
 *   account_id: 'acc_1',
 *   amount: '12.40',
 *   date: '2026-03-01',
 *   description: 'BLUE DOOR COFFEE',
 *   status: 'posted',
 *   running_balance: null,
 * };
 * // Teller answers with arrays.
 * const { accounts } = fromTeller([[account], [transaction]]);
 * console.log(accounts[0]?.transactions[0]?.creditDebitIndicator); // Debit
 * ```
 */
export function fromTeller(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(TELLER, input, options);
}
