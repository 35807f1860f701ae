/** QIF, the Quicken Interchange Format. */
import type { DocumentInput } from '../../input/documents.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { readQif } from './read.js';

const START_LENGTH = 4096;
const HEADER = /(?:^|[\r\n])[ \t]{0,9}!(?:type|account|option|clear)\b/i;
const DATE = /^\s{0,99}D ?\d{1,4}[-/.' ]/;
const AMOUNT = /[\r\n][TU] ?[-+]?[\d.,]/;
const END = /[\r\n]\^/;

export const QIF: Format = {
  name: 'qif',
  title: 'a QIF document',
  detect: ({ text }) => {
    const start = text.slice(0, START_LENGTH);
    if (/^\s*[<{[]/.test(start)) return false;
    return HEADER.test(start) || (DATE.test(start) && AMOUNT.test(start) && END.test(start));
  },
  read: readQif,
};

/**
 * Reads QIF: bank, card and cash accounts, one or several in a document. QIF names no currency, so give `country` or
 * `currency`; where the dates fit both orders, a note asks for `dateOrder`. Throws InvalidRequestError for what is no QIF.
 *
 * @example
 * ```ts
 * import { fromQif } from 'open-banking-insights/adapters';
 *
 * const file = `!Type:Bank
 * D28/02/2026
 * T-4.50
 * PPRET A MANGER
 * ^
 * D01/03/2026
 * T2,500.00
 * PBRIGHTSIDE LTD SALARY
 * ^
 * `;
 * const { accounts } = fromQif(file, { country: 'GB' });
 * for (const { bookingDate, amount, creditDebitIndicator } of accounts[0]?.transactions ?? [])
 *   console.log(bookingDate, amount, creditDebitIndicator);
 * // 2026-02-28 4.50 Debit
 * // 2026-03-01 2500.00 Credit
 * ```
 */
export function fromQif(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(QIF, input, options);
}
