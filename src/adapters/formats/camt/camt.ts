/** ISO 20022 camt.052 (reports), camt.053 (statements) and camt.054 (notifications), in all versions. */
import type { DocumentInput } from '../../input/documents.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { readCamt } from './read.js';

/** The message may come after a declaration, comments and the header of an envelope. */
const START_LENGTH = 65_536;
const MESSAGE = /<(?:[\w.-]{1,40}:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)(?:V\d{2})?[\s/>]/;

export const CAMT: Format = {
  name: 'camt',
  title: 'a camt message',
  detect: ({ text }) => /^\s*</.test(text) && MESSAGE.test(text.slice(0, START_LENGTH)),
  read: readCamt,
};

/**
 * Reads ISO 20022 camt.052, camt.053 and camt.054 messages of any version, with statements of several accounts in one message
 * or in several given together. An entry whose details have amounts gives a row for each detail. Throws InvalidRequestError
 * for what is no such message.
 *
 * @example
 * ```ts
 * const statements = fromCamt(await file.bytes(), { country: 'GB' });
 * const result = analyse(toAnalyseRequest(statements));
 * ```
 */
export function fromCamt(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(CAMT, input, options);
}
