/** CSV files of banks: separated values, with or without a header, in any layout. */

import { InvalidRequestError } from '../../../base/invalidRequest.js';
import { quoted } from '../../../base/shown.js';
import { type Line, linesOf } from '../../input/documentLines.js';
import { type DocumentInput, refusal } from '../../input/documents.js';
import { textLookalike } from '../../input/lookalikes.js';
import { MOST_ROWS, mostRecordsFor, tooManyRows } from '../../input/rowLimit.js';
import type { SourceDocument } from '../../input/sourceDocument.js';
import type { DraftAccount, DraftRow, DraftSkipped, Reading, Region, Structure } from '../../model/draft.js';
import type { Format } from '../../model/format.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { type Drafts, draftsOf } from './drafts.js';
import { type CsvOptions, type GivenCsv, givenCsv } from './options.js';
import { isAmountCell, isDateCell } from './table/cells.js';
import { separationOf } from './table/delimiter.js';
import { type CsvRecord, type Delimiter, recordsOf } from './table/records.js';
import { type Sections, sectionsOf } from './table/sections.js';
import type { Section } from './table/table.js';

// Santander's text export: a block of `Date:`, `Description:`, `Amount:` and `Balance:` for each transaction.

const LABELS: readonly string[] = ['date', 'description', 'amount', 'balance', 'account', 'from'];

/** The labels of a transaction, each at the beginning of a line. */
function isLabelledText(text: string): boolean {
  const start = text.slice(0, 8192);
  return /^[ \t]*date[ \t\u00a0]*:/im.test(start) && /^[ \t]*amount[ \t\u00a0]*:/im.test(start);
}

type Block = { region: Region } & { [Label in 'date' | 'description' | 'amount' | 'balance']?: string };

function readLabelledText(document: SourceDocument, mostRows = MOST_ROWS): Drafts {
  const blocks: Block[] = [];
  const skipped: DraftSkipped[] = [];
  const structure: Structure[] = [];
  let facts: Pick<DraftAccount, 'accountId' | 'historyStart' | 'statementDate'> = { accountId: undefined };
  for (const line of linesOf(document)) {
    if (line.text.trim() === '') continue;
    const { label, value } = labelled(line.text);
    const block = blocks.at(-1);
    if (label === 'date') {
      if (blocks.length === mostRows) throw tooManyRows(document, mostRows, line.region.from);
      blocks.push({ region: line.region, date: value.trim() });
    } else if (block !== undefined && isPart(label) && block[label] === undefined) {
      block[label] = value.trim();
      block.region = { ...block.region, to: line.region.to };
    } else if (block === undefined && (label === 'from' || label === 'account')) {
      facts = { ...facts, ...factOf(label, value) };
      structure.push({ region: line.region, name: label === 'from' ? 'period' : 'account' });
    } else skipped.push(skippedLine(line, block));
  }
  const account: DraftAccount = {
    document: document.index,
    layout: 'santander-text',
    fallbackId: 'santander',
    countryCode: 'GB',
    dateOrder: 'day-first',
    signs: 'written',
    ...facts,
    rows: blocks.map(rowOf),
  };
  return { accounts: [account], skipped, structure, notes: [] };
}

function labelled(line: string): { readonly label: string | undefined; readonly value: string } {
  const cut = line.indexOf(':');
  const label = line.slice(0, Math.max(cut, 0)).trim().toLowerCase();
  return { label: LABELS.includes(label) ? label : undefined, value: line.slice(cut + 1) };
}

function isPart(label: string | undefined): label is 'description' | 'amount' | 'balance' {
  return label === 'description' || label === 'amount' || label === 'balance';
}

function factOf(
  label: 'from' | 'account',
  value: string,
): Partial<Pick<DraftAccount, 'accountId' | 'historyStart' | 'statementDate'>> {
  if (label === 'account') return { accountId: value.trim() === '' ? undefined : value.trim() };
  const [from, to] = value.split(/\bto\b/i).map(text => text.trim());
  return { historyStart: from, statementDate: to };
}

function skippedLine({ text, region }: Line, block: Block | undefined): DraftSkipped {
  return block === undefined
    ? { region, reason: 'preamble', message: 'The line stands over the transactions and is none' }
    : {
        region,
        reason: 'unrecognised',
        message: `The line belongs to no label of a transaction: ${text.trim().slice(0, 60)}`,
      };
}

function rowOf({ region, date, description, amount, balance }: Block): DraftRow {
  return {
    region,
    date,
    amount: amount === undefined ? undefined : { text: amount },
    narrative: description,
    balance: balance === undefined ? undefined : { text: balance },
  };
}

// Reads files of separated values: finds the delimiter, separates the tables and accounts for every line.

function readCsv(documents: readonly SourceDocument[], options: CsvOptions): Reading {
  const given = givenCsv(options);
  const all = documents.map(document =>
    isLabelledText(document.text)
      ? readLabelledText(document, options.maxRows)
      : readDocument(document, given, options),
  );
  return {
    accounts: all.flatMap(({ accounts }) => accounts),
    skipped: all.flatMap(({ skipped }) => skipped),
    structure: all.flatMap(({ structure }) => structure),
    notes: all.flatMap(({ notes }) => notes),
  };
}

/** The cells of a document, before anything is known of them. */
export interface Written {
  readonly delimiter: Delimiter;
  readonly records: readonly CsvRecord[];
  /** `sep=;`, as spreadsheets write it. */
  readonly separatorLine: readonly CsvRecord[];
}

/** Throws InvalidRequestError if there are many more lines than rows are allowed: the rest are headers and the like. */
export function writtenIn(document: SourceDocument, mostRows = MOST_ROWS): Written {
  const { text } = document;
  const { delimiter, usual } = separationOf(text);
  const mostRecords = mostRecordsFor(mostRows);
  const all = recordsOf(text, delimiter, usual, mostRecords);
  if (all.length > mostRecords) {
    const over = all.filter(hasFigure)[mostRows] ?? (all[mostRecords] as CsvRecord);
    throw tooManyRows(document, mostRows, over.from);
  }
  const lines = /^sep=[,;|\t][ \t]*(?:[\r\n]|$)/i.test(text) ? 1 : 0;
  return { delimiter, records: all.slice(lines), separatorLine: all.slice(0, lines) };
}

function readDocument(document: SourceDocument, given: GivenCsv, options: CsvOptions): Drafts {
  // A value that was parsed from JSON has no lines, and may be very long.
  if (document.isValue) throw noCsv(document);
  return readWritten(document, writtenIn(document, options.maxRows), given, options);
}

/** Throws InvalidRequestError where no record can be a transaction. */
export function readWritten(
  { text, index }: Pick<SourceDocument, 'text' | 'index'>,
  { delimiter, records, separatorLine }: Written,
  given: GivenCsv,
  options: CsvOptions,
): Drafts {
  const { sections, repeatedHeaders } = tablesIn(records, given);
  checkColumns(given, sections, records[0]);
  if (sections.length === 0) throw noCsv({ text, index });

  const region = ({ from, to }: { readonly from: number; readonly to: number }) => ({
    document: index,
    from,
    to,
  });
  const drafts = sections.map(section => draftsOf(section, index, delimiter, given, options));
  return {
    accounts: drafts.flatMap(({ accounts }) => accounts),
    skipped: [
      ...repeatedHeaders.map(record => ({
        region: region(record),
        reason: 'repeated_header' as const,
        message: 'The header of the table stands here once more',
      })),
      ...drafts.flatMap(({ skipped }) => skipped),
    ],
    structure: [
      ...separatorLine.map(record => ({ region: region(record), name: 'separator' })),
      ...drafts.flatMap(({ structure }) => structure),
    ],
    notes: drafts.flatMap(({ notes }) => notes),
  };
}

function noCsv({ text, index }: Pick<SourceDocument, 'text' | 'index'>): InvalidRequestError {
  return refusal(index, `is no CSV file of a bank: it looks like ${textLookalike(text)}`);
}

export function tablesIn(records: readonly CsvRecord[], given: GivenCsv): Sections {
  return sectionsOf(records, {
    layouts: given.layouts,
    isGiven: layout => given.banks.includes(layout),
    columnNames: given.columns.flatMap(([, column]) => (typeof column === 'string' ? [column] : [])),
  });
}

/** Columns that the caller names must be in the file. */
function checkColumns(
  { columns }: GivenCsv,
  sections: readonly Section[],
  first: CsvRecord | undefined,
): void {
  const names = columns.flatMap(([, column]) => (typeof column === 'string' ? [column] : []));
  if (names.length === 0 || sections.some(({ header }) => header !== undefined)) return;
  const missing = names.filter(
    name => !first?.cells.some(cell => cell.toLowerCase() === name.trim().toLowerCase()),
  );
  throw new InvalidRequestError([
    {
      path: ['options', 'columns'],
      code: 'invalid_option',
      message: `options.columns names columns that no line of the file has together: ${missing.map(quoted).join(', ')}; the first line has ${first?.cells.slice(0, 20).map(quoted).join(', ')}`,
    },
  ]);
}

/** Enough to see a header under a long preamble. */
const SAMPLE_LENGTH = 32_768;
/** How documents of other formats begin. */
const OTHERS = /^\s*(?:[<[{!]|OFXHEADER|:\d\d[A-Z]?:)/;

export const CSV: Format = {
  name: 'csv',
  title: 'a CSV file',
  detect,
  read: readCsv,
};

/**
 * A text is CSV if it has a header with a date and an amount, or if most of its lines are rows. A line of prose with a date and a number
 * may look like a row. `fromCsv` reads such a text when asked to, but it is not recognised as a bank's file.
 */
function detect({ text }: SourceDocument): boolean {
  if (OTHERS.test(text)) return false;
  const sample = text.slice(0, SAMPLE_LENGTH);
  if (isLabelledText(sample)) return true;
  const { delimiter, usual, rows } = separationOf(sample);
  const records = recordsOf(sample, delimiter, usual);
  const written = records.filter(({ cells }) => cells.some(cell => cell.trim() !== ''));
  if (rows * 2 >= written.length && rows > 0) return true;
  return tablesIn(records, givenCsv({})).sections.some(
    ({ header, records: rows }) =>
      header !== undefined || rows.filter(hasFigure).length * 2 >= written.length,
  );
}

/** Whether the record has a date and a number, as rows have whose amounts are whole pounds or dollars. */
function hasFigure({ cells }: CsvRecord): boolean {
  const date = cells.findIndex(isDateCell);
  return date !== -1 && cells.some((cell, index) => index !== date && isAmountCell(cell));
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
