/** The Berlin Group's NextGenPSD2 1.3, and GoCardless Bank Account Data (Nordigen), which has the same shapes. */
import type { DocumentInput } from '../../input/documents.js';
import { holdsAnswer, readAnswers } from '../../json/answers.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { BerlinGroupReader } from './read.js';
import { isAnswer } from './shapes.js';

export const BERLIN_GROUP: Format = {
  name: 'berlin-group',
  title: 'an answer of the Berlin Group or of GoCardless',
  detect: document => holdsAnswer(document, isAnswer),
  read: (documents, options) =>
    readAnswers(documents, { title: BERLIN_GROUP.title, isAnswer, reader: new BerlinGroupReader() }, options),
};

/**
 * Reads answers of interfaces built to the Berlin Group's NextGenPSD2 1.3, and of GoCardless Bank Account Data: transactions,
 * balances and account details, parsed, as text or as bytes. An IBAN or a resource id tells which account an answer is of.
 * Answers without either belong to the only account given, or to `accountId`. Throws InvalidRequestError for what is no such
 * answer; rows that cannot be read are in `skipped`.
 *
 * @example
 * ```ts
 * import { fromBerlinGroup } from 'open-banking-insights/adapters';
 *
 * const transactions = {
 *   booked: [
 *     {
 *       transactionId: 't-1',
 *       bookingDate: '2026-03-19',
 *       transactionAmount: { amount: '-23.40', currency: 'GBP' },
 *       creditorName: 'Tesco Stores',
 *       remittanceInformationUnstructured: 'CARD PAYMENT TO TESCO STORES 3297',
 *     },
 *   ],
 *   pending: [],
 * };
 * const details = { account: { resourceId: 'a-1', currency: 'GBP', cashAccountType: 'CACC' } };
 * const { accounts } = fromBerlinGroup([details, { transactions }]);
 * console.log(accounts[0]?.accountId, accounts[0]?.transactions[0]?.counterPartyName); // a-1 Tesco Stores
 * ```
 */
export function fromBerlinGroup(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(BERLIN_GROUP, input, options);
}
