/** Excel workbooks (XLSX): each sheet is a table, which is read by the rules of CSV files. */
import { InvalidRequestError, type RequestIssue } from '../../../base/invalidRequest.js';
import { quoted, shown } from '../../../base/shown.js';
import { finish } from '../../finish.js';
import { bytesOf, refusal } from '../../input/documents.js';
import { binaryLookalike, isArchive } from '../../input/lookalikes.js';
import { type SourceDocument, sourceDocument } from '../../input/sourceDocument.js';
import type { DraftNote, DraftSkipped } from '../../model/draft.js';
import type { Statements } from '../../model/statements.js';
import { checkOptions } from '../../options.js';
import { readWritten, tablesIn, type Written } from '../csv/csv.js';
import type { Drafts } from '../csv/drafts.js';
import { type CsvOptions, type GivenCsv, givenCsv } from '../csv/options.js';
import { type CsvPreview, previewOf } from '../csv/preview.js';
import { isDataRecord } from '../csv/table/cells.js';
import type { CsvRecord } from '../csv/table/records.js';
import { partsOf } from './parts.js';
import { type Sheet, sheetsOf } from './workbook.js';

/**
 * Reads an Excel workbook (XLSX), as banks export it and as people keep it. Each sheet with a table of transactions is read as
 * `fromCsv` reads a file, with the same options, and all of them together. A cell that is a date is that day, however it is shown;
 * texts go by the rules of CSV files. Numbers are exact to the penny, and formulas count by the results that were saved with them.
 * Sheets without a table, and hidden ones beside others, are in `skipped` with the reason `sheet`.
 *
 * It needs the package fflate: `npm install fflate@0.8`.
 *
 * @throws InvalidRequestError for a document that is no workbook or holds no table of transactions, for options that cannot be used,
 *   and with code `fflate_not_loaded` where that package is missing.
 *
 * @example
 * ```ts
 * import { fromXlsx, toAnalyseRequest } from 'open-banking-insights/adapters';
 *
 * // The bytes of a file that a person chose.
 * async function requestOf(file: Uint8Array) {
 *   return toAnalyseRequest(await fromXlsx(file, { country: 'GB' }));
 * }
 * console.log(requestOf.name); // requestOf
 * ```
 */
export async function fromXlsx(bytes: Uint8Array | ArrayBuffer, options?: CsvOptions): Promise<Statements> {
  const { checked, given, sheets } = await opened(bytes, options);
  const read = sheets.map(sheet => readSheet(sheet, given, checked));
  const hasTable = read.some((each, index) => 'accounts' in each && sheets[index]?.sheet.isHidden === false);
  const kept = read.map((each, index) =>
    hasTable && sheets[index]?.sheet.isHidden === true ? HIDDEN : each,
  );
  if (!kept.some(each => 'accounts' in each)) throw nothingRead(sheets, kept);
  const parts = kept.map((each, index) =>
    'accounts' in each ? each : leftOut(sheets[index] as WrittenSheet, each),
  );
  return finish(
    {
      accounts: parts.flatMap(({ accounts }) => accounts),
      skipped: parts.flatMap(({ skipped }) => skipped),
      structure: parts.flatMap(({ structure }) => structure),
      notes: parts.flatMap(({ notes }, index) => [
        ...notes,
        ...(kept[index] === parts[index] ? cellNotes(sheets[index] as WrittenSheet) : []),
      ]),
    },
    { name: 'xlsx' },
    sheets.map(({ document }) => document),
    checked,
  );
}

/**
 * Shows the columns of the largest table of a workbook with its first rows, as `previewCsv` does for a CSV file. Hidden sheets are left out
 * where others are not hidden.
 *
 * It needs the package fflate: `npm install fflate@0.8`.
 *
 * @throws InvalidRequestError for a document that is no workbook, for options that cannot be used, and with code `fflate_not_loaded` where
 *   that package is missing.
 *
 * @example
 * ```ts
 * import { previewXlsx } from 'open-banking-insights/adapters';
 *
 * // The bytes of a file that a person chose.
 * async function columnsOf(file: Uint8Array) {
 *   return (await previewXlsx(file)).columns.map(({ column, role }) => `${column}: ${role}`);
 * }
 * console.log(columnsOf.name); // columnsOf
 * ```
 */
export async function previewXlsx(
  bytes: Uint8Array | ArrayBuffer,
  options?: CsvOptions,
): Promise<CsvPreview> {
  const { checked, given, sheets } = await opened(bytes, options);
  const seen = sheets.filter(({ sheet }) => !sheet.isHidden);
  const shownSheets = seen.length === 0 ? sheets : seen;
  return previewOf(
    shownSheets.map(({ cells }) => cells.records),
    given,
    checked,
  );
}

interface Opened {
  readonly checked: CsvOptions;
  readonly given: GivenCsv;
  readonly sheets: readonly WrittenSheet[];
}

async function opened(bytes: unknown, options: unknown): Promise<Opened> {
  const checked: CsvOptions = checkOptions(options, ['columns', 'signs']);
  const given = givenCsv(checked);
  const content = bytesOf(bytes);
  if (content === undefined) throw refusal(0, `must be the bytes of a workbook, got ${shown(bytes)}`);
  if (!isArchive(content)) throw refusal(0, `is ${binaryLookalike(content) ?? 'no Excel workbook (XLSX)'}`);
  return { checked, given, sheets: sheetsOf(await partsOf(content, 0, checked.maxRows)).map(written) };
}

interface WrittenSheet {
  readonly sheet: Sheet;
  readonly document: SourceDocument;
  readonly cells: Written;
}

/** A sheet as a text has places: a line for each row, with tabs between the cells. */
function written(sheet: Sheet, index: number): WrittenSheet {
  const lines: string[] = [];
  const records: CsvRecord[] = [];
  let from = 0;
  let next = 1;
  for (const [row, cells] of [...sheet.rows].sort(([one], [other]) => one - other)) {
    for (; next < row; next++, from++) lines.push('');
    const line = cells.map(cell => cell.replace(/\s+/g, ' ')).join('\t');
    records.push({ cells, from, to: from + line.length, isBroken: false });
    lines.push(line);
    from += line.length + 1;
    next = row + 1;
  }
  const text = lines.join('\n');
  const document = sourceDocument({
    index,
    text,
    encoding: null,
    sheet: sheet.name,
    replaced: 0,
    isValue: false,
  });
  return { sheet, document, cells: { delimiter: '\t', records, separatorLine: [] } };
}

/** Why a sheet gives no transactions. `issues`: of columns that were named and are not in it. */
interface LeftOut {
  readonly why: string;
  readonly issues?: readonly RequestIssue[];
}

const EMPTY: LeftOut = { why: 'is empty' };
const HIDDEN: LeftOut = { why: 'is hidden, and others are not' };
const NO_TABLE: LeftOut = { why: 'has no table of transactions' };

function readSheet(
  { document, cells }: WrittenSheet,
  given: GivenCsv,
  options: CsvOptions,
): Drafts | LeftOut {
  if (cells.records.length === 0) return EMPTY;
  if (given.columns.length === 0 && !isTable(cells.records, given)) return NO_TABLE;
  try {
    return readWritten(document, cells, given, options);
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error;
    const isNamed = error.issues.every(({ code }) => code === 'invalid_option');
    return isNamed ? { why: 'has none of the columns that were named', issues: error.issues } : NO_TABLE;
  }
}

/** A cover with a day and a sum in one of its lines is none. */
function isTable(records: readonly CsvRecord[], given: GivenCsv): boolean {
  const rows = records.filter(isDataRecord).length;
  return (
    rows * 2 >= records.length || tablesIn(records, given).sections.some(({ header }) => header !== undefined)
  );
}

function leftOut({ sheet, document: { index, text } }: WrittenSheet, { why }: LeftOut): Drafts {
  const skipped: DraftSkipped = {
    region: { document: index, from: 0, to: text.length },
    reason: 'sheet',
    message: `The sheet ${quoted(sheet.name)} ${why}`,
  };
  return { accounts: [], skipped: [skipped], structure: [], notes: [] };
}

function nothingRead(
  sheets: readonly WrittenSheet[],
  read: readonly (Drafts | LeftOut)[],
): InvalidRequestError {
  const reasons = read.flatMap((each, index) =>
    'why' in each ? [`${quoted(sheets[index]?.sheet.name ?? '')} ${each.why}`] : [],
  );
  const issues = read.flatMap(each => ('why' in each ? (each.issues ?? []) : []));
  if (issues.length > 0) return new InvalidRequestError(issues.slice(0, 1));
  const why = reasons.length === 0 ? 'it has no sheet' : reasons.slice(0, 5).join(', ');
  return refusal(0, `is a workbook without a table of transactions: ${why}`);
}

const MOST_NAMED = 5;

function cellNotes({
  sheet: { name, faults, rounded },
  document: { index },
}: WrittenSheet): readonly DraftNote[] {
  const notes: DraftNote[] = [];
  const region = { document: index, from: 0, to: 0 };
  const listed = (cells: readonly string[]) =>
    `${cells.slice(0, MOST_NAMED).join('; ')}${cells.length > MOST_NAMED ? ` and ${cells.length - MOST_NAMED} more` : ''}`;
  if (faults.length > 0)
    notes.push({
      code: 'cells_without_value',
      message: `Cells of the sheet ${quoted(name)} hold an error, or a formula whose result was not saved: ${listed(faults)}. Open and save the file in a spreadsheet`,
      region,
    });
  if (rounded.length > 0)
    notes.push({
      code: 'figures_rounded',
      message: `Figures of the sheet ${quoted(name)} have more digits than it shows, and were read as shown: ${listed(rounded)}`,
      region,
    });
  return notes;
}
