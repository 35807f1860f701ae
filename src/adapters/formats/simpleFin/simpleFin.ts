/** SimpleFIN: accounts with their balances and transactions. */
import type { DocumentInput } from '../../input/documents.js';
import { holdsAnswer, readAnswers } from '../../json/answers.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { SimpleFinReader } from './read.js';
import { isAnswer } from './shapes.js';

export const SIMPLEFIN: Format = {
  name: 'simplefin',
  title: 'an answer of SimpleFIN',
  detect: document => holdsAnswer(document, isAnswer),
  read: (documents, options) =>
    readAnswers(documents, { title: SIMPLEFIN.title, isAnswer, reader: new SimpleFinReader() }, options),
};

/**
 * Reads answers of a SimpleFIN server, such as the SimpleFIN Bridge: accounts with their balances and transactions, of both
 * versions of the protocol, parsed, as text or as bytes. Rows whose `posted` is 0 are pending. Throws InvalidRequestError for
 * what is no answer of SimpleFIN; rows that cannot be read are in `skipped`.
 *
 * @example
 * ```ts
 * import { fromSimpleFin } from 'open-banking-insights/adapters';
 *
 * const answer = {
 *   errors: [],
 *   accounts: [
 *     {
 *       org: { domain: 'bank.example', 'sfin-url': 'https://sfin.bank.example' },
 *       id: 'ACT-1',
 *       name: 'Checking',
 *       currency: 'USD',
 *       balance: '1210.50',
 *       'balance-date': 1772625600,
 *       transactions: [
 *         { id: 'TRN-1', posted: 1772539200, amount: '-86.20', description: 'KROGER #412 COLUMBUS OH' },
 *         { id: 'TRN-2', posted: 0, transacted_at: 1772625600, amount: '-51.19', description: 'SHELL OIL' },
 *       ],
 *     },
 *   ],
 * };
 * const [booked, pending] = fromSimpleFin(answer).accounts[0]?.transactions ?? [];
 * console.log(booked?.bookingDate, booked?.creditDebitIndicator, pending?.status); // 2026-03-03 Debit Pending
 * ```
 */
export function fromSimpleFin(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(SIMPLEFIN, input, options);
}
