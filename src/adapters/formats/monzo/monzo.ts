/** The Monzo API: transactions, accounts, pots and balances. */
import type { DocumentInput } from '../../input/documents.js';
import { holdsAnswer, readAnswers } from '../../json/answers.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { MonzoReader } from './read.js';
import { isAnswer } from './shapes.js';

export const MONZO: Format = {
  name: 'monzo',
  title: 'an answer of the Monzo API',
  detect: document => holdsAnswer(document, isAnswer),
  read: (documents, options) =>
    readAnswers(documents, { title: MONZO.title, isAnswer, reader: new MonzoReader() }, options),
};

/**
 * Reads answers of the Monzo API: transactions (with merchants expanded or not), accounts, pots and balances, and the events
 * of its webhook, parsed, as text or as bytes. Monzo's CSV export is read by `fromCsv`. Throws InvalidRequestError for what is
 * no answer of Monzo; declined payments and rows that cannot be read are in `skipped`.
 *
 * @example
 * ```ts
 * import { fromMonzo } from 'open-banking-insights/adapters';
 *
 * const answer = {
 *   transactions: [
 *     {
 *       id: 'tx_1',
 *       account_id: 'acc_1',
 *       amount: -510,
 *       currency: 'GBP',
 *       created: '2026-06-30T23:30:00Z',
 *       settled: '',
 *       description: 'PRET A MANGER LONDON GBR',
 *       is_load: false,
 *     },
 *   ],
 * };
 * const [row] = fromMonzo(answer).accounts[0]?.transactions ?? [];
 * console.log(row?.amount, row?.bookingDate, row?.status); // 5.10 2026-07-01 Pending
 * ```
 */
export function fromMonzo(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(MONZO, input, options);
}
