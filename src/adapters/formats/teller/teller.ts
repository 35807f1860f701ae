/** Teller: accounts, balances, identities and transactions. */
import type { DocumentInput } from '../../input/documents.js';
import { providerFormat } from '../../json/answers.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { TellerReader } from './read.js';
import { isAnswer } from './shapes.js';

export const TELLER: Format = providerFormat({
  name: 'teller',
  title: 'an answer of Teller',
  isAnswer,
  reader: () => new TellerReader(),
});

/**
 * Reads answers of Teller: accounts, balances, identities and transactions, parsed, as text or as bytes. Give the accounts too:
 * purchases on a card have no minus, and only the account tells that it is a card. Throws InvalidRequestError for what is no
 * answer of Teller; rows that cannot be read are in `skipped`.
 *
 * @example
 * ```ts
 * const statements = fromTeller([accounts, transactions]);
 * const result = analyse(toAnalyseRequest(statements));
 * ```
 */
export function fromTeller(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(TELLER, input, options);
}
