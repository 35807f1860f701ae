/** Mends records whose cells do not stand where the columns are: a figure or a wording is cut at a delimiter, or a heading is glued to a date. */
import type { TransactionStatus } from '../../../model/request.js';
import { hasDigit, isAmountCell, isDateCell } from '../table/cells.js';
import type { CsvRecord, Delimiter } from '../table/records.js';
import type { Places } from './places.js';
import { dateOf } from './row.js';
import { headingIn, headingOf } from './words.js';

export interface WholeRecords {
  readonly whole: readonly CsvRecord[];
  /** Those with a figure that may still be cut. */
  readonly cut: ReadonlySet<CsvRecord>;
  /** What a heading says that stands in the same line as the first row under it. */
  readonly headings: ReadonlyMap<CsvRecord, TransactionStatus>;
  /** Records in which such a word tells of no other row: `PENDING - 03/20/2026`, as PNC writes it. */
  readonly alone: ReadonlySet<CsvRecord>;
  /** As they were, those that were mended or have quotes out of place. */
  readonly tolerated: readonly CsvRecord[];
}

export function wholeRecords(
  records: readonly CsvRecord[],
  places: Places,
  width: number,
  delimiter: Delimiter,
): WholeRecords {
  const tolerated: CsvRecord[] = [];
  const cut = new Set<CsvRecord>();
  const headings = new Map<CsvRecord, TransactionStatus>();
  const alone = new Set<CsvRecord>();
  const usual = Math.max(width, usualLength(records));
  const whole = records.map(record => {
    const parted = withoutHeading(record, places);
    const read = parted.cells.length > width ? joinedAgain(parted, width, usual, places, delimiter) : parted;
    const isAlone = parted !== record && /^[a-z]+ - /i.test(record.cells[0] as string);
    if (isAlone) alone.add(read);
    if ((isAlone ? read !== parted : read !== record) || record.isBroken) tolerated.push(record);
    if (read.cells.length > width && isCut(read.cells, width, places)) cut.add(read);
    if (parted !== record) headings.set(read, headingOver(record));
    return read;
  });
  return { whole, cut, headings, alone, tolerated };
}

function headingOver({ cells }: CsvRecord): TransactionStatus {
  return headingOf([headingIn(cells[0] as string) as string]) as TransactionStatus;
}

function joinedAgain(
  record: CsvRecord,
  width: number,
  usual: number,
  places: Places,
  delimiter: Delimiter,
): CsvRecord {
  const joined = withWholeFigures(record, width, usual, places, delimiter);
  if (joined.cells.length <= width) return joined;
  return mended(joined, width, usual, places, delimiter) ?? joined;
}

/** The record without a heading that is glued to its date: `Posted Transactions"03/20/2026`. */
function withoutHeading(record: CsvRecord, { date, posted }: Places): CsvRecord {
  const { cells } = record;
  const [first = ''] = cells;
  const heading = (date === 0 || posted === 0) && /^[a-z]/i.test(first) ? headingIn(first) : undefined;
  const rest = heading === undefined ? '' : first.slice(heading.length).replace(/^\W+/, '');
  return isDateCell(rest) ? { ...record, cells: [rest, ...cells.slice(1)] } : record;
}

/** Joins the wording of a record again. Undefined if dates and amounts are no better placed after that. */
function mended(
  record: CsvRecord,
  width: number,
  usual: number,
  places: Places,
  delimiter: Delimiter,
): CsvRecord | undefined {
  const { cells } = record;
  const wording = places.narrative[0] ?? places.payee[0];
  const surplus = surplusOf(cells, width, usual);
  if (wording === undefined || surplus <= 0 || isRegular(cells, record, places)) return undefined;
  const text = cells.slice(wording, wording + surplus + 1).join(delimiter === ',' ? ', ' : ` ${delimiter} `);
  const whole = [...cells.slice(0, wording), text, ...cells.slice(wording + surplus + 1)];
  const mend = { ...record, cells: whole };
  return isRegular(whole, mend, places) ? mend : undefined;
}

/** Where a figure with thousands is cut at its comma: `-1` and `500.00`. */
const HEAD = /^[-+(\u2212]*[£$€]? ?[-+]?[1-9]\d{0,2}$/;
const MIDDLE = /^\d{3}$/;
const TAIL = /^\d{3}(?:\.\d{1,2})?(?: ?(?:CR|DR|OD|[-)]))?$/i;

/** Joins the figures that commas between thousands have cut, where the row has just so many cells too many. Otherwise the record as it is. */
function withWholeFigures(
  record: CsvRecord,
  width: number,
  usual: number,
  places: Places,
  delimiter: Delimiter,
): CsvRecord {
  if (delimiter !== ',') return record;
  const { cells } = record;
  const surplus = surplusOf(cells, width, usual);
  const wording = places.narrative[0] ?? places.payee[0] ?? -1;
  // A delimiter in the wording leaves words there, and all figures whole.
  const further = cells.slice(wording + 1, wording + 1 + surplus);
  if (surplus <= 0 || (wording !== -1 && further.every(cell => /\p{L}/u.test(cell)))) return record;
  const whole: string[] = [];
  let joins = 0;
  for (let at = 0; at < cells.length; at++) {
    let figure = cells[at] as string;
    if (HEAD.test(figure) && at > Math.max(wording, 0)) {
      while (MIDDLE.test(cells[at + 1] ?? '') && TAIL.test(cells[at + 2] ?? '')) {
        figure += cells[++at];
        joins++;
      }
      if (TAIL.test(cells[at + 1] ?? '')) {
        figure += cells[++at];
        joins++;
      }
    }
    whole.push(figure);
  }
  const mend = { ...record, cells: whole };
  const isWhole = joins === surplus && isRegular(whole, mend, places);
  return isWhole || (joins > 0 && joins < surplus) ? mend : record;
}

/** Whether a cell is left over, and one of the money cells goes on in the next. */
function isCut(cells: readonly string[], width: number, places: Places): boolean {
  if (lengthOf(cells) <= width) return false;
  const isCutAt = (at: number) => HEAD.test(cells[at] ?? '') && TAIL.test(cells[at + 1] ?? '');
  return moneyPlaces(places).some(place => isCutAt(place) || isCutAt(place - 1));
}

function moneyPlaces({ amount, debit, credit, balance }: Places): readonly number[] {
  return [amount, debit, credit, balance].filter(place => place !== -1);
}

/** A blank cell at the end may be a column's own, or a comma more that the bank writes in each row. */
function surplusOf(cells: readonly string[], width: number, usual: number): number {
  return Math.max(lengthOf(cells) - width, cells.length - usual);
}

/** How many cells most rows have. */
function usualLength(records: readonly CsvRecord[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of records.slice(0, 300))
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].reduce(
    (best, each) => (each[1] > best[1] || (each[1] === best[1] && each[0] < best[0]) ? each : best),
    [0, 0] as const,
  )[0];
}

function lengthOf(cells: readonly string[]): number {
  let length = cells.length;
  while (length > 0 && cells[length - 1] === '') length--;
  return length;
}

function isRegular(cells: readonly string[], record: CsvRecord, places: Places): boolean {
  const money = [places.amount, places.debit, places.credit, places.balance].map(place => cells[place] ?? '');
  return (
    hasDigit(dateOf(record, places)) &&
    money.some(hasDigit) &&
    money.every(cell => cell === '' || isAmountCell(cell))
  );
}
