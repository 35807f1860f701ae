/** Sorts the records of a table: rows, lines that belong to the row above, and lines that are no transactions. */
import type { DraftRow, DraftSkipped, Structure } from '../../../model/draft.js';
import type { CreditDebitIndicator, TransactionStatus } from '../../../model/request.js';
import { hasDigit, isBlankRecord, isDateCell } from '../table/cells.js';
import type { CsvRecord, Delimiter } from '../table/records.js';
import { type OtherParty, otherPartyOf } from './parties.js';
import { arrivingPlaces } from './places.js';
import { wholeRecords } from './ragged.js';
import { moneyOf, type RecordMoney, type SignStyle, signStyleOf } from './recordMoney.js';
import { dateOf, isPending, type RowTable, rowOf } from './row.js';
import {
  directionOf,
  headingOf,
  isBalanceText,
  isSurelyBalanceText,
  statusOf,
  tellsBalance,
} from './words.js';

export interface KeyedRow {
  readonly row: DraftRow;
  readonly key: AccountKey;
  /** What the columns of both parties suggest, for amounts without any sign. */
  readonly hint: CreditDebitIndicator | undefined;
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
  const { whole, cut, headings, alone, tolerated } = wholeRecords(records, places, width, delimiter);
  const style = signStyleOf(whole, places, table.layout !== undefined);
  const sides = sidesIn(table, style);
  const moneys = places.from === -1 ? [] : whole.map(record => sides(record)[0]?.money.money);
  const sorter = new Sorter(table.document, otherPartyOf(whole, moneys, places), heading);
  for (const record of whole)
    if (isBlankRecord(record)) sorter.isStructure(record, 'blank');
    else if (cut.has(record)) sorter.isCut(record);
    else {
      const before = sorter.beginsBlock(headings.get(record));
      sorter.sort(record, sides(record));
      if (alone.has(record)) sorter.beginsBlock(before);
    }
  return { ...sorter.finished(), tolerated };
}

/** What a record moves: one amount, or none where the money stays in the account, or two where it goes to one in another currency. */
interface Side {
  readonly money: RecordMoney;
  readonly table: RowTable;
  /** Of money that goes from one account of the holder to another, which has no wording of its own. */
  readonly wording?: string;
}

function sidesIn(table: RowTable, style: SignStyle): (record: CsvRecord) => readonly Side[] {
  const { places, columns } = table;
  const sideOf = (record: CsvRecord, of: RowTable, direction?: CreditDebitIndicator): Side => ({
    money: moneyOf(record, of.places, style, direction),
    table: of,
  });
  if (table.layout?.isTransfers !== true) return record => [sideOf(record, table)];
  const arriving = { ...table, places: arrivingPlaces(places, columns) };
  return record => {
    const word = record.cells[places.direction] ?? '';
    const direction = directionOf(word);
    if (/^neutral$/i.test(word)) {
      const sides = [sideOf(record, table, 'Debit'), sideOf(record, arriving, 'Credit')];
      const [left, arrived] = sides.map(({ money }) => money.money?.currency);
      const wording = `Transfer between accounts, ${left ?? ''} to ${arrived ?? ''}`;
      return left === arrived ? [] : sides.map(side => ({ ...side, wording }));
    }
    return [sideOf(record, direction === 'Credit' ? arriving : table, direction)];
  };
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
    private readonly document: number,
    private readonly party: OtherParty,
    /** What the last heading says that the rows under it are. */
    private block: TransactionStatus,
  ) {}

  isStructure(record: CsvRecord, name: string): void {
    this.structure.push({ region: this.region(record), name });
  }

  /** A heading that stands in the same line as the first row under it. Gives what the rows over it were. */
  beginsBlock(heading: TransactionStatus | undefined): TransactionStatus {
    const before = this.block;
    this.block = heading ?? before;
    return before;
  }

  isCut(record: CsvRecord): void {
    const message =
      'The row has more cells than the table has columns, and a figure in it may be cut at a comma';
    this.skipped.push({ region: this.region(record), reason: 'malformed', message });
    this.continued = MOST_CONTINUED;
  }

  sort(record: CsvRecord, sides: readonly Side[]): void {
    for (const side of sides) this.sortSide(record, side);
    if (sides.length > 0) return;
    const message = 'The money moved within the account';
    this.skipped.push({ region: this.region(record), reason: 'balance_line', message });
  }

  private sortSide(record: CsvRecord, { money, table, wording }: Side): void {
    const verdict = verdictOf(record, money, table);
    if (verdict === 'row') {
      const party = this.party(record, money.money);
      const row = rowOf(record, money.money, table, party);
      const isPlain = this.block !== 'Pending' && wording === undefined;
      const status = this.block === 'Pending' ? 'Pending' : row.status;
      this.rows.push({
        row: isPlain ? row : { ...row, status, narrative: wording ?? row.narrative },
        key: accountKeyOf(record.cells, table),
        hint: party === -1 ? undefined : party === table.places.to ? 'Debit' : 'Credit',
      });
      this.continued = 0;
    } else if (verdict === 'loose') {
      if (!this.continuesRow(record, table)) this.continued = MOST_CONTINUED;
    } else {
      this.skipped.push({ region: this.region(record), ...verdict });
      this.continued = MOST_CONTINUED;
    }
  }

  /** A line without date and amount: a heading, the rest of the row above, or none of both. Whether it is the rest of a row. */
  private continuesRow(record: CsvRecord, table: RowTable): boolean {
    const found = headingOf(record.cells);
    if (found !== undefined) {
      this.block = found;
      this.isStructure(record, 'heading');
      return false;
    }
    const { rows, continued } = this;
    const last = rows.at(-1);
    const text = continued < MOST_CONTINUED && last !== undefined ? furtherText(record, table) : undefined;
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
    return { document: this.document, from, to };
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
  const isSum = !isDated && /^(?:(?:grand |sub)?-?totals?|transactions total)\b/i.test(wording);
  if (isSum && (fault !== undefined || hasDigit(money?.text ?? '')))
    return { reason: 'balance_line', message: `"${wording.slice(0, 60)}" tells a sum and moves no money` };
  if (fault !== undefined) {
    const reason = places.amount === -1 ? 'malformed' : 'no_direction';
    return { reason, message: `The row cannot be read: ${fault}` };
  }
  const hasMoney = money !== undefined && hasDigit(money.text);
  const isBalance = hasMoney
    ? isBalanceText(wording) && (!isDated || !/[1-9]/.test(money.text) || isSurelyBalanceText(wording))
    : isBalanceText(wording) || (hasDigit(cells[places.balance] ?? '') && tellsBalance(wording));
  if (isBalance)
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
  const status = cells[places.status] ?? '';
  if (statusOf(status) === 'Rejected' || (table.layout?.isTransfers === true && /^refunded/i.test(status)))
    return { reason: 'rejected', message: `The payment was ${status}, so no money moved` };
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
