/** Enable Banking: sessions, accounts, balances and transactions. */
import type { DocumentInput } from '../../input/documents.js';
import { holdsAnswer, readAnswers } from '../../json/answers.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { EnableBankingReader } from './read.js';
import { isAnswer, isAnswerOrEmpty } from './shapes.js';

export const ENABLE_BANKING: Format = {
  name: 'enable-banking',
  title: 'an answer of Enable Banking',
  detect: document => holdsAnswer(document, isAnswer),
  read: (documents, options) =>
    readAnswers(
      documents,
      { title: ENABLE_BANKING.title, isAnswer: isAnswerOrEmpty, reader: new EnableBankingReader() },
      options,
    ),
};

/**
 * Reads answers of Enable Banking: sessions, accounts, balances and pages of transactions, parsed, as text or as bytes. Its
 * transactions do not name their account: give the session or the account with them, or set `accountId`. Throws
 * InvalidRequestError for what is no answer of Enable Banking; rows that cannot be read are in `skipped`.
 *
 * @example
 * ```ts
 * import { fromEnableBanking } from 'open-banking-insights/adapters';
 *
 * const answer = {
 *   transactions: [
 *     {
 *       entry_reference: '5561990681',
 *       transaction_amount: { currency: 'GBP', amount: '23.50' },
 *       credit_debit_indicator: 'DBIT',
 *       status: 'BOOK',
 *       booking_date: '2026-03-02',
 *       creditor: { name: 'Tesco' },
 *       remittance_information: ['TESCO STORES 3297', 'LONDON'],
 *     },
 *   ],
 *   continuation_key: null,
 * };
 * const [row] = fromEnableBanking(answer, { accountId: 'current-1' }).accounts[0]?.transactions ?? [];
 * console.log(row?.description, row?.creditDebitIndicator); // TESCO STORES 3297 LONDON Debit
 * ```
 */
export function fromEnableBanking(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(ENABLE_BANKING, input, options);
}
