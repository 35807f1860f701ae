import { InvalidRequestError } from '../base/invalidRequest.js';
import { shown } from '../base/shown.js';
import { finish } from './finish.js';
import { CSV } from './formats/csv/csv.js';
import type { CsvOptions } from './formats/csv/options.js';
import { type BytesOrText, documentsOf, refusal } from './input/documents.js';
import { textLookalike } from './input/lookalikes.js';
import { refuseManyRows } from './input/rowLimit.js';
import type { SourceDocument } from './input/sourceDocument.js';
import { isEmptyAnswer } from './json/answers.js';
import type { Format } from './model/format.js';
import type { FormatName, Statements } from './model/statements.js';
import { checkOptions } from './options.js';
import { FORMATS } from './registry.js';

/** What the caller of `readStatements` knows and the document may not say. `columns` and `signs` are for CSV files alone. */
export interface ReadOptions extends CsvOptions {
  /** Default: found from the document. */
  readonly format?: FormatName | undefined;
}

const OF_CSV = ['columns', 'signs'] as const;

/**
 * Reads the file that a bank gave, or the answer of a provider, whatever its format. Give bytes rather than text where you
 * have them, so that the encoding can be found.
 *
 * Rows that cannot be read are in `skipped`, each with its place and the reason. `notes` holds what a person should know, such
 * as dates that fit both day first and month first.
 *
 * Throws `InvalidRequestError` for options that cannot be used, and for a document in none of the formats. The message says
 * what the document looks like.
 *
 * @example
 * ```ts
 * import { readStatements } from 'open-banking-insights/adapters';
 *
 * const answer = `{ "Data": { "Transaction": [{
 *   "AccountId": "22289", "TransactionId": "t-1", "TransactionInformation": "CARD PAYMENT TO TESCO STORES 3297",
 *   "Amount": { "Amount": "23.50", "Currency": "GBP" }, "CreditDebitIndicator": "Debit", "Status": "Booked",
 *   "BookingDateTime": "2026-03-02T00:00:00+00:00"
 * }] } }`;
 * const { accounts, skipped } = readStatements(answer);
 * const [transaction] = accounts[0]?.transactions ?? [];
 * console.log(transaction?.bookingDate, transaction?.amount, skipped.length); // 2026-03-02 23.50 0
 * ```
 */
export function readStatements(bytesOrText: BytesOrText, options?: ReadOptions): Statements {
  const checked: ReadOptions = checkOptions(options, ['format', ...OF_CSV]);
  const named = formatNamed(checked.format) ?? (checked.columns === undefined ? undefined : CSV);
  const documents = documentsOf(bytesOrText);
  refuseManyRows(documents, checked.maxRows);
  const format = named ?? formatOf(documents[0] as SourceDocument);
  if (format !== CSV) refuseOptionsOfCsv(checked, format);
  return finish(format.read(documents, checked), format, documents, checked);
}

function refuseOptionsOfCsv(options: ReadOptions, { title }: Format): void {
  const given = OF_CSV.filter(name => options[name] !== undefined);
  if (given.length === 0) return;
  throw new InvalidRequestError(
    given.map(name => ({
      path: ['options', name],
      code: 'invalid_option',
      message: `options.${name} is said of CSV files, and this is ${title}`,
    })),
  );
}

function formatNamed(name: unknown): Format | undefined {
  if (name === undefined) return undefined;
  const format = FORMATS.find(each => each.name === name);
  if (format !== undefined) return format;
  const names = FORMATS.map(each => each.name).join(', ');
  throw new InvalidRequestError([
    {
      path: ['options', 'format'],
      code: 'invalid_option',
      message: `options.format must be one of ${names}, got ${shown(name)}`,
    },
  ]);
}

/** JSON that breaks off belongs to no format. Its fault says more than the shape of the part that was read. */
function formatOf(document: SourceDocument): Format {
  const json = document.json();
  if (json?.fault !== undefined) {
    const { line, column } = document.placeOf({
      document: document.index,
      from: json.fault.offset,
      to: json.fault.offset,
    });
    throw refusal(document.index, `${json.fault.says} (line ${line}, column ${column})`);
  }
  const format = FORMATS.find(each => each.detect(document));
  if (format === undefined)
    throw refusal(
      document.index,
      isEmptyAnswer(document)
        ? 'is an answer whose list is empty, and nothing else tells whose it is; set format to name its format'
        : `cannot be read: it looks like ${textLookalike(document.text)}`,
    );
  return format;
}
