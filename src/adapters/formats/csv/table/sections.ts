/** Splits a file into the tables below each other: what is before the first, where each begins, and headers that are repeated. */
import { isHeaderByNames, isHeaderByPlace } from '../columns/header.js';
import type { Layout } from '../layouts/layout.js';
import { type LayoutMatch, layoutOfHeader, layoutOfRow } from '../layouts/match.js';
import { isAmountCell, isDataRecord, isDateCell } from './cells.js';
import type { CsvRecord } from './records.js';
import type { Section } from './table.js';
import { factsOf } from './tableFacts.js';

/** How many other lines there may be above a header. */
const LONGEST_PREAMBLE = 15;

export interface Sections {
  readonly sections: readonly Section[];
  readonly repeatedHeaders: readonly CsvRecord[];
}

export interface GivenLayouts {
  readonly layouts: readonly Layout[];
  readonly isGiven: (layout: Layout) => boolean;
  /** Names of columns that the caller gave: the header has them all. */
  readonly columnNames: readonly string[];
}

interface Open {
  preamble: readonly CsvRecord[];
  header: CsvRecord | undefined;
  match: LayoutMatch | undefined;
  records: CsvRecord[];
}

/** Empty if no line can be a transaction or a header. */
export function sectionsOf(records: readonly CsvRecord[], given: GivenLayouts): Sections {
  let preamble: CsvRecord[] = [];
  const repeatedHeaders: CsvRecord[] = [];
  const done: Open[] = [];
  let open: Open | undefined;
  for (const [place, record] of records.entries()) {
    const found = headerAt(records, place, open, given);
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
    else if (isRowAt(records, place) && !hasHeaderBelow(records, place, given)) {
      const match = layoutOfRow(record, given.layouts, given.isGiven);
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

/** The lines right above another header belong to that header, and not to the table before it. */
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
  given: GivenLayouts,
): { readonly match: LayoutMatch | undefined } | 'repeated' | undefined {
  const record = records[place] as CsvRecord;
  if (open !== undefined && !mayBeHeader(record)) return undefined;
  if (open?.header !== undefined && isSame(open.header, record)) return 'repeated';
  if (given.columnNames.length > 0)
    return hasNames(record, given.columnNames) ? { match: undefined } : undefined;
  const match = layoutOfHeader(record, given.layouts, given.isGiven);
  if (match !== undefined || isHeaderByNames(record)) return { match };
  const below = records[place + 1];
  const isByPlace =
    open === undefined && below !== undefined && isDataRecord(below) && isHeaderByPlace(record, below);
  return isByPlace ? { match: undefined } : undefined;
}

/** A quick test, since it is made for every record. A header begins with a word, and none of its cells begins with a digit. */
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

/** How many of the next rows tell whether a record with a plain number is one too. */
const NEXT = 5;

/**
 * Whether the first row of a table without a header can stand here. Figures without pence or a sign are an amount only where the next rows
 * have theirs in the same place, and their date and their words too: above the rows may stand the number of the account.
 */
function isRowAt(records: readonly CsvRecord[], place: number): boolean {
  const { cells } = records[place] as CsvRecord;
  if (isDataRecord(records[place] as CsvRecord)) return true;
  const date = cells.findIndex(isDateCell);
  const amounts = [...cells.keys()].filter(index => index !== date && isPlainAmount(cells[index] as string));
  const words = cells.findIndex((cell, index) => index !== date && /\p{L}/u.test(cell));
  if (date === -1 || words === -1 || amounts.length === 0) return false;
  const next = records
    .slice(place + 1, place + 1 + NEXT)
    .filter(each => each.cells.some(cell => cell !== ''));
  return (
    next.length > 0 &&
    next.every(
      ({ cells: other }) =>
        other.length === cells.length &&
        isDateCell(other[date] as string) &&
        /\p{L}/u.test(other[words] as string) &&
        amounts.every(index => other[index] === '' || isAmountCell(other[index] as string)),
    )
  );
}

/** A number of pounds or dollars, and not that of an account. */
function isPlainAmount(cell: string): boolean {
  return /^\d{1,6}$/.test(cell);
}

/** One or two such lines above a header are facts of the account. More of them are rows whose header was lost. */
function hasHeaderBelow(records: readonly CsvRecord[], place: number, given: GivenLayouts): boolean {
  let rows = 0;
  for (let at = place; at < Math.min(records.length, place + LONGEST_PREAMBLE); at++) {
    const record = records[at] as CsvRecord;
    if (isDataRecord(record)) rows++;
    else if (headerAt(records, at, undefined, given) !== undefined)
      return rows <= 2 && !isLikeBelow(records, place, at);
    if (rows > 2) return false;
  }
  return false;
}

/** Records above a header that are built like the rows below it are rows too. They lost their own header. */
function isLikeBelow(records: readonly CsvRecord[], place: number, header: number): boolean {
  const row = records[place] as CsvRecord;
  const below = records.slice(header + 1, header + 5).find(isDataRecord);
  return below !== undefined && below.cells.length === row.cells.length && row.cells.length > 2;
}
