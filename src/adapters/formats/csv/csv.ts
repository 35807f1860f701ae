/** CSV files of banks: separated values, with or without a header, in any layout. */
import type { DocumentInput } from '../../input/documents.js';
import type { SourceDocument } from '../../input/sourceDocument.js';
import type { Format } from '../../model/format.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { isLabelledText } from './labelled.js';
import type { CsvOptions } from './options.js';
import { toldCsv } from './options.js';
import { readCsv, tablesIn } from './read.js';
import { separationOf } from './table/delimiter.js';
import { recordsOf } from './table/records.js';

/** Enough to see a header under a long preamble. */
const SAMPLE_LENGTH = 32_768;
/** What other formats begin with. */
const OTHERS = /^\s*(?:[<[{!]|OFXHEADER|:\d\d[A-Z]?:)/;

export const CSV: Format = {
  name: 'csv',
  title: 'a CSV file',
  detect,
  read: readCsv,
};

/**
 * A header is there that has a date and an amount, or most lines are rows. In prose, a line with a date and a number may look like
 * a row: `fromCsv` reads it when told to, and nothing is taken for a bank's file because of it.
 */
function detect({ text }: SourceDocument): boolean {
  if (OTHERS.test(text)) return false;
  const sample = text.slice(0, SAMPLE_LENGTH);
  if (isLabelledText(sample)) return true;
  const { delimiter, usual, rows } = separationOf(sample);
  const records = recordsOf(sample, delimiter, usual);
  const written = records.filter(({ cells }) => cells.some(cell => cell.trim() !== ''));
  if (rows * 2 >= written.length && rows > 0) return true;
  return tablesIn(records, toldCsv({})).sections.some(({ header }) => header !== undefined);
}

/**
 * Reads CSV files of banks. The layouts of British and American banks are known; of other files, the columns are found from
 * header and values, or told in `columns`. Separators, decimal marks, the order of dates and the sign of amounts are decided on
 * the whole file, and `notes` says what could not be. Every line that is no transaction is in `skipped`, or is a header, a
 * blank line or a fact of the account. Throws InvalidRequestError for a document in which no line can be a transaction, and for
 * options that cannot be used.
 *
 * @example
 * ```ts
 * import { fromCsv } from 'open-banking-insights/adapters';
 *
 * // The layout of a bank that is known.
 * const chase = fromCsv(`Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
 * DEBIT,03/02/2026,KROGER #412 COLUMBUS OH,-86.20,DEBIT_CARD,1210.50,,
 * `);
 * console.log(chase.accounts[0]?.origin.layout, chase.accounts[0]?.transactions.length); // chase 1
 *
 * // A layout of your own.
 * const told = fromCsv('Posted;What;Value\n2026-03-02;TESCO STORES 3297;-23.40\n', {
 *   country: 'GB',
 *   columns: { date: 'Posted', amount: 'Value', narrative: 'What' },
 * });
 * console.log(told.accounts[0]?.transactions[0]?.description); // TESCO STORES 3297
 * ```
 */
export function fromCsv(input: DocumentInput | readonly DocumentInput[], options?: CsvOptions): Statements {
  return readWith(CSV, input, options, ['columns', 'signs']);
}
