/** FDX: accounts and transactions of banks of the United States and Canada. */
import type { DocumentInput } from '../../input/documents.js';
import { holdsAnswer, readAnswers } from '../../json/answers.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { FdxReader } from './read.js';
import { isAnswer } from './shapes.js';

export const FDX: Format = {
  name: 'fdx',
  title: 'an answer of FDX',
  detect: document => holdsAnswer(document, isAnswer),
  read: (documents, options) =>
    readAnswers(documents, { title: FDX.title, isAnswer, reader: new FdxReader() }, options),
};

/**
 * Reads answers of interfaces built to FDX, versions 4 to 6: accounts and transactions of deposits, lines of credit and loans,
 * parsed, as text or as bytes. Rows of investments and insurance are in `skipped`. Throws InvalidRequestError for what is no
 * answer of FDX; rows that cannot be read are in `skipped`.
 *
 * @example
 * ```ts
 * import { fromFdx } from 'open-banking-insights/adapters';
 *
 * const depositTransaction = {
 *   accountId: 'dep-1',
 *   transactionId: 'f-1',
 *   amount: 86.2,
 *   debitCreditMemo: 'DEBIT',
 *   description: 'KROGER #412',
 *   postedTimestamp: '2026-03-03T00:00:00Z',
 *   status: 'POSTED',
 * };
 * const { accounts } = fromFdx({ transactions: [{ depositTransaction }] }, { country: 'US' });
 * console.log(accounts[0]?.transactions[0]?.creditDebitIndicator); // Debit
 * ```
 */
export function fromFdx(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(FDX, input, options);
}
