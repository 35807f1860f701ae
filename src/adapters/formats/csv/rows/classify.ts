/** Sorts the records of a table: rows, lines that belong to the row above, and lines that are no transactions. */
import type { DraftRow, DraftSkipped, Structure } from '../../../model/draft.js';
import type { TransactionStatus } from '../../../model/request.js';
import { decimalMarkOf } from '../../../values/decimalMark.js';
import { hasDigit, isAmountCell, isBlankRecord, isDateCell } from '../table/cells.js';
import type { CsvRecord, Delimiter } from '../table/records.js';
import type { Places } from './places.js';
import { moneyOf, type RecordMoney, signStyleOf } from './recordMoney.js';
import { dateOf, isPending, type RowTable, rowOf } from './row.js';
import { headingOf, isBalanceText, isSurelyBalanceText, statusOf } from './words.js';

export interface KeyedRow {
  readonly row: DraftRow;
  readonly key: AccountKey;
}

export interface Classified {
  readonly rows: readonly KeyedRow[];
  readonly skipped: readonly DraftSkipped[];
  readonly structure: readonly Structure[];
  /** Rows that were read although they break a rule of the format. */
  readonly tolerated: readonly CsvRecord[];
}

/** If there are more lines below a row, they are not its wording. */
const MOST_CONTINUED = 20;

export function classified(
  records: readonly CsvRecord[],
  table: RowTable,
  width: number,
  delimiter: Delimiter,
  heading: TransactionStatus,
): Classified {
  const { places } = table;
  const tolerated: CsvRecord[] = [];
  const cut = new Set<CsvRecord>();
  const usual = Math.max(width, usualLength(records));
  const whole = records.map(record => {
    const joined =
      record.cells.length > width ? withWholeFigures(record, width, usual, places, delimiter) : record;
    const mend = joined.cells.length > width ? mended(joined, width, usual, places, delimiter) : undefined;
    const read = mend ?? joined;
    if (read !== record || record.isBroken) tolerated.push(record);
    if (read.cells.length > width && isCut(read.cells, width, places)) cut.add(read);
    return read;
  });
  const style = signStyleOf(whole, places);
  const fees = places.fee === -1 ? [] : whole.map(({ cells }) => cells[places.amount] ?? '');
  const { mark } = decimalMarkOf(fees);
  const sorter = new Sorter(table, heading);
  for (const record of whole)
    if (isBlankRecord(record)) sorter.isStructure(record, 'blank');
    else if (cut.has(record)) sorter.isCut(record);
    else sorter.sort(record, moneyOf(record, places, style, mark));
  return { ...sorter.finished(), tolerated };
}

/** Puts the records of a table where they belong, in their order: what a line means depends on those over it. */
class Sorter {
  private readonly rows: KeyedRow[] = [];
  private readonly skipped: DraftSkipped[] = [];
  private readonly structure: Structure[] = [];
  private readonly loose: { readonly record: CsvRecord; readonly after: number }[] = [];
  /** How many lines the last row was continued by; as many as it can be where another line stands between. */
  private continued = MOST_CONTINUED;

  constructor(
    private readonly table: RowTable,
    /** What the last heading says that the rows under it are. */
    private block: TransactionStatus,
  ) {}

  isStructure(record: CsvRecord, name: string): void {
    this.structure.push({ region: this.region(record), name });
  }

  isCut(record: CsvRecord): void {
    const message =
      'The row has more cells than the table has columns, and a figure in it may be cut at a comma';
    this.skipped.push({ region: this.region(record), reason: 'malformed', message });
    this.continued = MOST_CONTINUED;
  }

  sort(record: CsvRecord, money: RecordMoney): void {
    const verdict = verdictOf(record, money, this.table);
    if (verdict === 'row') {
      const row = rowOf(record, money.money, this.table);
      this.rows.push({
        row: this.block === 'Pending' ? { ...row, status: 'Pending' } : row,
        key: accountKeyOf(record.cells, this.table),
      });
      this.continued = 0;
    } else if (verdict === 'loose') {
      if (!this.continuesRow(record)) this.continued = MOST_CONTINUED;
    } else {
      this.skipped.push({ region: this.region(record), ...verdict });
      this.continued = MOST_CONTINUED;
    }
  }

  /** A line without date and amount: a heading, the rest of the row above, or none of both. Whether it is the rest of a row. */
  private continuesRow(record: CsvRecord): boolean {
    const found = headingOf(record.cells);
    if (found !== undefined) {
      this.block = found;
      this.isStructure(record, 'heading');
      return false;
    }
    const { rows, continued } = this;
    const last = rows.at(-1);
    const text =
      continued < MOST_CONTINUED && last !== undefined ? furtherText(record, this.table) : undefined;
    if (last === undefined || text === undefined) {
      this.loose.push({ record, after: rows.length });
      return false;
    }
    rows[rows.length - 1] = { ...last, row: continuedRow(last.row, text) };
    this.isStructure(record, 'continuation');
    this.continued++;
    return true;
  }

  finished(): Omit<Classified, 'tolerated'> {
    const { rows, skipped, structure, loose } = this;
    const left = loose.map(({ record, after }) => ({
      region: this.region(record),
      ...looseReason(after, rows.length),
    }));
    return { rows, skipped: [...skipped, ...left], structure };
  }

  private region({ from, to }: CsvRecord): DraftSkipped['region'] {
    return { document: this.table.document, from, to };
  }
}

function verdictOf(
  record: CsvRecord,
  { money, fault }: RecordMoney,
  table: RowTable,
): 'row' | 'loose' | Pick<DraftSkipped, 'reason' | 'message'> {
  const { cells } = record;
  const { places } = table;
  const date = dateOf(record, places);
  const isDated = hasDigit(date);
  const wording = firstWords(cells);
  const isSum = !isDated && /^(?:grand |sub)?-?totals?\b/i.test(wording);
  if (isSum && (fault !== undefined || hasDigit(money?.text ?? '')))
    return { reason: 'balance_line', message: `"${wording.slice(0, 60)}" tells a sum and moves no money` };
  if (fault !== undefined) {
    const reason = places.amount === -1 ? 'malformed' : 'no_direction';
    return { reason, message: `The row cannot be read: ${fault}` };
  }
  const hasMoney = money !== undefined && hasDigit(money.text);
  if (
    isBalanceText(wording) &&
    (!hasMoney || !isDated || !/[1-9]/.test(money.text) || isSurelyBalanceText(wording))
  )
    return {
      reason: 'balance_line',
      message: `"${wording.slice(0, 60)}" tells a balance and moves no money`,
    };
  if (!hasMoney && !isDateCell(date)) return 'loose';
  const left = hasMoney
    ? undefined
    : table.columns.left.figures.find(place => /[1-9]/.test(cells[place] ?? ''));
  if (left !== undefined)
    return {
      reason: 'no_amount',
      message: `No column of amounts has a figure, and nothing tells what ${cells[left]} in "${table.columns.names[left]?.slice(0, 40)}" is`,
    };
  if (statusOf(cells[places.status] ?? '') === 'Rejected')
    return { reason: 'rejected', message: `The payment was ${cells[places.status]}, so no money moved` };
  if (isDated || !hasMoney) return 'row';
  const waits = statusOf(date) === 'Pending' || isPending(cells, places);
  if (waits) return { reason: 'no_date', message: 'The row is pending and has no date yet' };
  return 'row';
}

function firstWords(cells: readonly string[]): string {
  return cells.find(cell => /^\p{L}/u.test(cell)) ?? '';
}

/** The text of a line that has only wording. */
function furtherText({ cells }: CsvRecord, { places }: RowTable): string | undefined {
  const texts = [...places.narrative, ...places.additional];
  const isAlone = cells.every((cell, index) => cell === '' || texts.includes(index));
  return isAlone && cells.length > 1 ? cells.filter(cell => cell !== '').join(' ') : undefined;
}

function continuedRow(row: DraftRow, text: string): DraftRow {
  return { ...row, narrative: row.narrative === undefined ? text : `${row.narrative} ${text}` };
}

function looseReason(after: number, rows: number): Pick<DraftSkipped, 'reason' | 'message'> {
  if (after === 0 && rows > 0)
    return {
      reason: 'preamble',
      message: 'The line stands before the first transaction and has no date and no amount',
    };
  if (after === rows)
    return {
      reason: 'footer',
      message: 'The line stands after the last transaction and has no date and no amount',
    };
  return { reason: 'no_date', message: 'The line has no date and no amount' };
}

// Which account of the file a row belongs to.

interface AccountKey {
  /** As the columns of the account name it; blank where there are none. */
  readonly account: string;
  readonly card: string;
  /** Of layouts that keep an account for each. */
  readonly product: string;
  readonly currency: string;
  readonly holder: string;
}

function accountKeyOf(cells: readonly string[], { places, layout }: RowTable): AccountKey {
  const number = places.account.map(place => cells[place] ?? '').find(cell => cell !== '') ?? '';
  const sortCode = cells[places.sortCode] ?? '';
  const isPerCurrency = layout?.isPerCurrency === true;
  return {
    account: number === '' ? '' : plain(sortCode === '' ? number : `${plain(sortCode)} ${plain(number)}`),
    card: plain(cells[places.card] ?? ''),
    product: isPerCurrency ? (cells[places.product] ?? '') : '',
    currency: isPerCurrency ? (cells[places.currency] ?? '').toUpperCase() : '',
    holder: plain(cells[places.holder] ?? ''),
  };
}

/** Removes the marks that keep spreadsheets from reading a number. */
function plain(text: string): string {
  if (!text.startsWith("'") && !text.startsWith('-')) return text;
  return text.slice(1, text.endsWith("'") && text.length > 1 ? -1 : undefined).trim();
}

// Rows with more cells than the table has columns: their wording holds a delimiter that is not quoted.

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
