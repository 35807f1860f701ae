/** UK Open Banking Read/Write, versions 3.1 and 4.0: answers about accounts, balances, transactions and statements. */

import type { DocumentInput } from '../../input/documents.js';
import { nodeAt } from '../../json/record.js';
import { topItemsOf } from '../../json/values.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { readOpenBanking } from './read.js';

const RESOURCES = ['Account', 'Balance', 'Transaction', 'Statement'];

export const OPEN_BANKING: Format = {
  name: 'open-banking',
  title: 'an answer of UK Open Banking',
  detect: document =>
    topItemsOf(document.json()?.values ?? []).some(item =>
      RESOURCES.some(name => nodeAt(item, ['Data', name]) !== undefined),
    ),
  read: readOpenBanking,
};

/**
 * Reads answers of the UK Open Banking Read/Write API, versions 3.1 and 4.0: transactions, accounts, balances and statements,
 * in one document or in several given together, as text, as bytes or parsed. Throws InvalidRequestError for what is no such
 * answer; rows that cannot be read are in `skipped`.
 *
 * @example
 * ```ts
 * const statements = fromOpenBanking([accountsAnswer, balancesAnswer, transactionsAnswer]);
 * const result = analyse(toAnalyseRequest(statements));
 * ```
 */
export function fromOpenBanking(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(OPEN_BANKING, input, options);
}
