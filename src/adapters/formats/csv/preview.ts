import { COUNTRY_FACTS } from '../../../countries/facts.js';
import { type BytesOrText, documentsOf } from '../../input/documents.js';
import type { SourceDocument } from '../../input/sourceDocument.js';
import { checkOptions } from '../../options.js';
import { columnsOf } from './columns/choose.js';
import type { CsvColumns } from './columns/given.js';
import { tablesIn, writtenIn } from './csv.js';
import { type CsvOptions, type GivenCsv, givenCsv } from './options.js';
import { isDateCell, isMoneyCell } from './table/cells.js';
import type { CsvRecord } from './table/records.js';
import type { Section } from './table/table.js';

/** A column as `columns` names it, and what it is taken for. */
export interface CsvPreviewColumn {
  /** In the header; empty where it has none. */
  readonly name: string;
  /** What to write in `columns`: its name, or its number where the name is missing or stands over two columns. */
  readonly column: string | number;
  /** Null where it is taken for nothing. */
  readonly role: keyof CsvColumns | null;
}

/** The largest table of a file or a workbook, before its rows are read. */
export interface CsvPreview {
  /** The layout, where it is one of those known. */
  readonly layout: string | null;
  readonly columns: readonly CsvPreviewColumn[];
  /** The cells of the first rows as they are written, each as many as there are columns. */
  readonly rows: readonly (readonly string[])[];
}

const MOST_ROWS = 8;

/**
 * Shows the columns of a CSV file with its first rows, so that a person can say what they are where `fromCsv` cannot tell, or took
 * one for another. What the person says goes into the option `columns`. A file in which no row can be told is shown too: its first
 * line of words is then taken for the header. Throws InvalidRequestError for a document that is no text, and for options that cannot
 * be used.
 *
 * @example
 * ```ts
 * import { previewCsv } from 'open-banking-insights/adapters';
 *
 * const { columns, rows } = previewCsv('Posted;What;Value\n2026-03-02;TESCO STORES 3297;-23.40\n');
 * console.log(columns.map(({ column, role }) => `${column}: ${role}`)); // [ 'Posted: date', 'What: narrative', 'Value: amount' ]
 * console.log(rows[0]?.[1]); // TESCO STORES 3297
 * ```
 */
export function previewCsv(input: BytesOrText, options?: CsvOptions): CsvPreview {
  const checked: CsvOptions = checkOptions(options, ['columns', 'signs']);
  const given = givenCsv(checked);
  const [document] = documentsOf(input);
  const { records } = writtenIn(document as SourceDocument, checked.maxRows);
  return previewOf([records], given, checked);
}

/** The largest table of several sheets. Of those in which no row can be told, the longest is shown. */
export function previewOf(
  sheets: readonly (readonly CsvRecord[])[],
  given: GivenCsv,
  checked: CsvOptions,
): CsvPreview {
  const section =
    largest(sheets.flatMap(records => tablesIn(records, given).sections)) ?? untold(longest(sheets));
  const told = checked.currency ?? (checked.country && COUNTRY_FACTS[checked.country].currency);
  const { roles } = columnsOf(section, given.columns, told);
  const headers = roles.map((_, index) => section.header?.cells[index] ?? '');
  const counts = new Map<string, number>();
  for (const header of headers) counts.set(header.toLowerCase(), (counts.get(header.toLowerCase()) ?? 0) + 1);
  return {
    layout: section.layout?.name ?? null,
    columns: headers.map((name, index) => ({
      name,
      column: name !== '' && counts.get(name.toLowerCase()) === 1 ? name : index + 1,
      role: roles[index] ?? null,
    })),
    rows: section.records.slice(0, MOST_ROWS).map(({ cells }) => roles.map((_, index) => cells[index] ?? '')),
  };
}

function longest(sheets: readonly (readonly CsvRecord[])[]): readonly CsvRecord[] {
  return sheets.reduce((best, each) => (each.length > best.length ? each : best), []);
}

function largest(sections: readonly Section[]): Section | undefined {
  return sections.reduce<Section | undefined>(
    (best, each) => (best === undefined || each.records.length > best.records.length ? each : best),
    undefined,
  );
}

function untold(records: readonly CsvRecord[]): Section {
  const place = records.findIndex(
    ({ cells }) =>
      cells.filter(cell => cell !== '').length > 1 &&
      !cells.some(cell => isDateCell(cell) || isMoneyCell(cell)),
  );
  return {
    preamble: records.slice(0, Math.max(place, 0)),
    header: records[place],
    layout: undefined,
    roles: undefined,
    records: records.slice(place + 1),
  };
}
