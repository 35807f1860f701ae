/** Parts that several sections use. */
import { wordsOfName } from '../../words/memberWords.js';
import { MISSING } from '../../words/moneyText.js';
import type { Link } from '../charts/canvas.js';
import type { Report, ReportFigure, ReportTransaction } from '../model/report.js';
import { counted, type Format } from '../text/format.js';
import type { Block, Blocks, Column, Explanation, Piece, Row, RowGroup, Table, Words } from './block.js';

/** Text of a bank or of the caller. */
export function foreign(text: string): Piece {
  return { kind: 'foreign', text };
}

export function missing(reason: string): Piece {
  return { kind: 'missing', reason };
}

/** Where the rows of a month stand: in the statement, if that is shown and has some, and otherwise in the table of the months. */
export function monthLinks(report: Report, format: Format, hasStatement: boolean): readonly Link[] {
  const listed = new Set(hasStatement ? report.transactions.map(({ date }) => date.slice(0, 7)) : []);
  return report.months.map(each => {
    const month = monthOf(each);
    return listed.has(month)
      ? { address: `rows-${month}`, name: `Transactions of ${format.month(month)}` }
      : { address: `month-${month}`, name: `${format.month(month)} in the table` };
  });
}

/** `2026-02` */
export function monthOf({ year, month }: { readonly year: number; readonly month: number }): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

export function shownBlocks(blocks: Blocks): readonly Block[] {
  return blocks.filter((block): block is Block => block !== null && block !== false);
}

export function heading(words: Words, id: string | null = null, level: 3 | 4 = 3): Block {
  return { kind: 'heading', level, id, words };
}

export function paragraph(words: Words, tone: 'plain' | 'lead' | 'facts' = 'plain'): Block {
  return { kind: 'paragraph', tone, words };
}

/** What a reader must not overlook. */
export function note(words: string | null): Block | null {
  return words === null ? null : { kind: 'note', words };
}

/** The table behind a chart, or the explanations behind a table. */
export function behind(title: string, ...blocks: Blocks): Block {
  return { kind: 'details', title, blocks: shownBlocks(blocks) };
}

/** `of` names the figure. It is shown if several explanations are together. */
export function explanation(
  { formula, inputs, transactionCount }: ReportFigure,
  of: string,
  format: Format,
  isNamed = false,
): Explanation | null {
  if (formula === null) return null;
  return {
    kind: 'explanation',
    of,
    isNamed,
    formula,
    inputs: inputs.map(({ name, value }) => ({ name: wordsOfName(name), value: inputText(value, format) })),
    madeFrom: transactionCount > 0 ? `Made from ${counted(transactionCount, 'transaction')}.` : null,
  };
}

function inputText(value: string | number | boolean | null, format: Format): string {
  if (value === null) return MISSING;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || Number.isInteger(value) ? String(value) : format.amount(value);
}

// Tables.

export function table(caption: string, columns: readonly Column[], rows: readonly Row[]): Table {
  return { kind: 'table', caption, columns, groups: [{ title: null, rows }], isLong: false };
}

export function groupedTable(
  caption: string,
  columns: readonly Column[],
  groups: readonly RowGroup[],
): Table {
  return { kind: 'table', caption, columns, groups, isLong: false };
}

export function row(...cells: readonly Words[]): Row {
  return { cells };
}

/** The column whose cells name their rows. */
export function headColumn(head: string, kind: Column['kind'] = 'text'): Column {
  return { head, kind, isHead: true };
}

export function column(head: string, kind: Column['kind'] = 'text'): Column {
  return { head, kind };
}

export function moneyColumn(head: string, { sign }: Format): Column {
  return { head: sign === '' ? head : `${head} (${sign})`, kind: 'number' };
}

export function moneyCell(amount: number | null, format: Format, reason = 'Not known'): Words {
  return amount === null ? missing(reason) : format.amount(amount);
}

/** Transactions, such as those behind a figure. */
export function transactionsTable(
  caption: string,
  transactions: readonly ReportTransaction[],
  format: Format,
): Table {
  return {
    ...table(
      caption,
      [column('Date', 'date'), column('Transaction', 'name'), moneyColumn('Amount', format)],
      transactions.map(each =>
        row(format.date(each.date), nameCell(each, format), format.amount(each.amount)),
      ),
    ),
    isLong: true,
  };
}

/** The bank's text, and below it what it was read as. */
export function nameCell({ description, merchant, category }: ReportTransaction, format: Format): Words {
  return [
    foreign(description),
    { kind: 'small', words: [merchant !== null && [foreign(merchant), ' · '], format.category(category)] },
  ];
}
