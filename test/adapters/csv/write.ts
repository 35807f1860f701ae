/** Writes transactions as CSV files in the many ways in which banks do. */

export interface Written {
  /** ISO. */
  readonly day: string;
  readonly text: string;
  /** In pence; negative for a debit. */
  readonly pence: number;
  /** In pence, after it. */
  readonly balance: number;
}

type MoneyStyle =
  | 'signed'
  | 'reversed'
  | 'columns'
  | 'negative-columns'
  | 'words'
  | 'signed-words'
  | 'suffix'
  | 'signed-suffix'
  | 'credit-suffix'
  | 'brackets'
  | 'trailing-minus'
  | 'ledger-columns'
  | 'kinds'
  | 'unsigned';

export interface Style {
  readonly delimiter: ',' | ';' | '\t' | '|';
  readonly mark: '.' | ',';
  readonly money: MoneyStyle;
  readonly dates: 'day-first' | 'month-first' | 'iso' | 'named';
  readonly hasHeader: boolean;
  readonly hasBalance: boolean;
  readonly isNewestFirst: boolean;
  readonly hasPreamble: boolean;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export function writeCsv(rows: readonly Written[], style: Style): string {
  const lines: string[][] = [];
  if (style.hasPreamble) lines.push(['Your transactions'], ['Downloaded for you by the bank']);
  if (style.hasHeader) lines.push(headerOf(style));
  const ordered = style.isNewestFirst ? [...rows].reverse() : rows;
  for (const row of ordered) lines.push(cellsOf(row, style));
  return `${lines.map(cells => cells.map(cell => quotedCell(cell, style)).join(style.delimiter)).join('\n')}\n`;
}

export function quotedCell(cell: string, { delimiter }: Pick<Style, 'delimiter'>): string {
  return /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function headerOf({ money, hasBalance }: Style): string[] {
  const amounts: Readonly<Record<MoneyStyle, readonly string[]>> = {
    signed: ['Amount'],
    reversed: ['Amount'],
    unsigned: ['Amount'],
    columns: ['Paid out', 'Paid in'],
    'negative-columns': ['Debit', 'Credit'],
    words: ['Amount', 'DR/CR'],
    'signed-words': ['Amount', 'Debit or Credit'],
    suffix: ['Amount'],
    'signed-suffix': ['Amount'],
    'credit-suffix': ['Amount'],
    brackets: ['Amount'],
    'trailing-minus': ['Amount'],
    'ledger-columns': ['Debit', 'Credit'],
    kinds: ['Amount', 'Transaction Type'],
  };
  return ['Date', 'Details', ...amounts[money], ...(hasBalance ? ['Balance'] : [])];
}

function cellsOf({ day, text, pence, balance }: Written, style: Style): string[] {
  const plain = (value: number) => money(value, style.mark);
  const word = pence < 0 ? 'DR' : 'CR';
  const size = plain(Math.abs(pence));
  const kind = pence < 0 ? (pence % 2 === 0 ? 'Withdrawal' : 'Fee') : 'Deposit';
  const amounts: Readonly<Record<MoneyStyle, readonly string[]>> = {
    signed: [plain(pence)],
    reversed: [plain(-pence)],
    unsigned: [plain(Math.abs(pence))],
    columns: pence < 0 ? [plain(-pence), ''] : ['', plain(pence)],
    'negative-columns': pence < 0 ? [plain(pence), ''] : ['', plain(pence)],
    words: [plain(Math.abs(pence)), word],
    'signed-words': [plain(pence), pence < 0 ? 'Debit' : 'Credit'],
    suffix: [`${size} ${word}`],
    'signed-suffix': [`${plain(pence)} ${word}`],
    'credit-suffix': [pence < 0 ? size : `${size} CR`],
    brackets: [pence < 0 ? `(${size})` : size],
    'trailing-minus': [pence < 0 ? `${size}-` : size],
    // As some cards do: a purchase has no sign, and what is paid in has a minus.
    'ledger-columns': pence < 0 ? [size, ''] : ['', plain(-pence)],
    kinds: [size, kind],
  };
  return [dateOf(day, style), text, ...amounts[style.money], ...(style.hasBalance ? [plain(balance)] : [])];
}

function money(pence: number, mark: '.' | ','): string {
  const digits = String(Math.abs(pence)).padStart(3, '0');
  return `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`;
}

function dateOf(day: string, { dates }: Style): string {
  const [year, month, date] = day.split('-') as [string, string, string];
  if (dates === 'iso') return day;
  if (dates === 'named') return `${date} ${MONTHS[Number(month) - 1]} ${year}`;
  return dates === 'day-first' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
}
