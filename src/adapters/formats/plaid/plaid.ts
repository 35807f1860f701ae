/** Plaid: pages of /transactions/get and /transactions/sync, accounts, and reports that hold transactions. */
import type { DocumentInput } from '../../input/documents.js';
import { providerFormat } from '../../json/answers.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { isAnswer, PlaidReader } from './read.js';

export const PLAID: Format = providerFormat({
  name: 'plaid',
  title: 'an answer of Plaid',
  isAnswer,
  reader: () => new PlaidReader(),
});

/**
 * Reads answers of Plaid. Give all pages of /transactions/sync or /transactions/get in the order in which they were fetched:
 * modified rows take the place of earlier ones, and removed rows are left out and listed in `skipped`. Each may be text, bytes
 * or parsed; parsed pages come in one array. Throws InvalidRequestError for what is no answer of Plaid; rows that cannot be
 * read are in `skipped`.
 *
 * @example
 * ```ts
 * const statements = fromPlaid(pages);
 * const result = analyse(toAnalyseRequest(statements));
 * ```
 */
export function fromPlaid(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(PLAID, input, options);
}
