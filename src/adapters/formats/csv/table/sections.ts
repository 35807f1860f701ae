/** A file as tables, one under another: what stands before the first, where each begins, and headers that come again. */
import { isHeaderByNames, isHeaderByPlace } from '../columns/header.js';
import type { Layout } from '../layouts/layout.js';
import { type LayoutMatch, layoutOfHeader, layoutOfRow } from '../layouts/match.js';
import { isDataRecord } from './cells.js';
import type { CsvRecord } from './records.js';
import type { Section } from './table.js';
import { factsOf } from './tableFacts.js';

/** How many lines of other things may stand over a header. */
const LONGEST_PREAMBLE = 15;

export interface Sections {
  readonly sections: readonly Section[];
  readonly repeatedHeaders: readonly CsvRecord[];
}

export interface Told {
  readonly layouts: readonly Layout[];
  readonly isTold: (layout: Layout) => boolean;
  /** Names of columns that the caller gave: the header has them all. */
  readonly columnNames: readonly string[];
}

interface Open {
  preamble: readonly CsvRecord[];
  header: CsvRecord | undefined;
  match: LayoutMatch | undefined;
  records: CsvRecord[];
}

/** None where no line can be a transaction or the header of some. */
export function sectionsOf(records: readonly CsvRecord[], told: Told): Sections {
  let preamble: CsvRecord[] = [];
  const repeatedHeaders: CsvRecord[] = [];
  const done: Open[] = [];
  let open: Open | undefined;
  for (const [place, record] of records.entries()) {
    const found = headerAt(records, place, open, told);
    if (found === 'repeated' && open !== undefined && isOverAnotherAccount(open)) {
      done.push(open);
      open = { ...open, preamble: takenFrom(open.records), header: record, records: [] };
    } else if (found === 'repeated') repeatedHeaders.push(record);
    else if (found !== undefined) {
      if (open !== undefined) {
        done.push(open);
        preamble = takenFrom(open.records);
      }
      open = { preamble, header: record, match: found.match, records: [] };
      preamble = [];
    } else if (open !== undefined) open.records.push(record);
    else if (isDataRecord(record) && !hasHeaderBelow(records, place, told)) {
      const match = layoutOfRow(record, told.layouts, told.isTold);
      open = { preamble, header: undefined, match, records: [record] };
    } else preamble.push(record);
  }
  if (open !== undefined) done.push(open);
  return {
    repeatedHeaders,
    sections: done.map(each => ({
      preamble: each.preamble,
      header: each.header,
      layout: each.match?.layout,
      roles: each.match?.roles,
      records: each.records,
    })),
  };
}

/** The same header under the name of another account begins a table of that account. */
function isOverAnotherAccount({ preamble, records }: Open): boolean {
  const named = factsOf(preamble).accountId;
  if (named === undefined) return false;
  const next = factsOf(records.slice(linesFrom(records))).accountId;
  return next !== undefined && next !== named;
}

/** The lines right over a further header belong to it, and not to the table before. */
function takenFrom(records: CsvRecord[]): CsvRecord[] {
  return records.splice(linesFrom(records));
}

/** Where the lines after the last row begin. */
function linesFrom(records: readonly CsvRecord[]): number {
  let from = records.length;
  while (
    from > 0 &&
    records.length - from < LONGEST_PREAMBLE &&
    !isDataRecord(records[from - 1] as CsvRecord)
  )
    from--;
  return from;
}

/** Undefined for what is no header. */
function headerAt(
  records: readonly CsvRecord[],
  place: number,
  open: Open | undefined,
  told: Told,
): { readonly match: LayoutMatch | undefined } | 'repeated' | undefined {
  const record = records[place] as CsvRecord;
  if (open !== undefined && !mayBeHeader(record)) return undefined;
  if (open?.header !== undefined && isSame(open.header, record)) return 'repeated';
  if (told.columnNames.length > 0)
    return hasNames(record, told.columnNames) ? { match: undefined } : undefined;
  const match = layoutOfHeader(record, told.layouts, told.isTold);
  if (match !== undefined || isHeaderByNames(record)) return { match };
  const below = records[place + 1];
  const isByPlace =
    open === undefined && below !== undefined && isDataRecord(below) && isHeaderByPlace(record, below);
  return isByPlace ? { match: undefined } : undefined;
}

/** Quick, as it is asked of every record: headers begin with a word, and no cell of theirs begins with a digit. */
function mayBeHeader({ cells }: CsvRecord): boolean {
  return (
    cells.length > 1 && cells.every(cell => !/^[-+£$€(]?\d/.test(cell)) && cells.some(cell => cell !== '')
  );
}

function isSame({ cells: one }: CsvRecord, { cells: other }: CsvRecord): boolean {
  return one.length === other.length && one.every((cell, index) => cell === other[index]);
}

function hasNames({ cells }: CsvRecord, names: readonly string[]): boolean {
  const lower = new Set(cells.map(cell => cell.toLowerCase()));
  return names.every(name => lower.has(name.trim().toLowerCase()));
}

/** One or two such lines over a header are facts of the account; more of them are rows whose header was lost. */
function hasHeaderBelow(records: readonly CsvRecord[], place: number, told: Told): boolean {
  let rows = 0;
  for (let at = place; at < Math.min(records.length, place + LONGEST_PREAMBLE); at++) {
    const record = records[at] as CsvRecord;
    if (isDataRecord(record)) rows++;
    else if (headerAt(records, at, undefined, told) !== undefined)
      return rows <= 2 && !isLikeBelow(records, place, at);
    if (rows > 2) return false;
  }
  return false;
}

/** Rows over a header that are built as the rows under it are were parted from their own header, and are rows. */
function isLikeBelow(records: readonly CsvRecord[], place: number, header: number): boolean {
  const row = records[place] as CsvRecord;
  const below = records.slice(header + 1, header + 5).find(isDataRecord);
  return below !== undefined && below.cells.length === row.cells.length && row.cells.length > 2;
}
