/** Reads one record of a table as a draft row. */
import type { DraftRow } from '../../../model/draft.js';
import type { Layout } from '../layouts/layout.js';
import { hasDigit } from '../table/cells.js';
import type { CsvRecord } from '../table/records.js';
import type { Columns } from '../table/table.js';
import type { Places } from './places.js';
import type { RecordMoney } from './recordMoney.js';
import { isYes, statusOf } from './words.js';

export interface RowTable {
  readonly layout: Layout | undefined;
  readonly columns: Columns;
  readonly places: Places;
  readonly document: number;
}

/** The date of a record: the booking date, or else the transaction date, or else the value date. */
export function dateOf({ cells }: CsvRecord, { posted, date, valueDate }: Places): string {
  const booked = cells[posted] ?? '';
  if (hasDigit(booked)) return booked;
  return (cells[date] || booked || cells[valueDate]) ?? '';
}

export function rowOf(record: CsvRecord, money: RecordMoney['money'], table: RowTable): DraftRow {
  const { cells, from, to } = record;
  const { places, layout } = table;
  const cell = (place: number) => cells[place] || undefined;
  const text = (each: readonly number[]) => joined(each.map(place => unquoted(cells[place] ?? '', layout)));
  const wording = text(places.narrative);
  const cut = layout?.hasTabs === true ? (wording?.indexOf('\t') ?? -1) : -1;
  const payee = places.payee.map(place => cells[place] ?? '').find(each => each !== '');
  const balance = cell(places.balance);
  const code = cell(places.type);
  return {
    region: { document: table.document, from, to },
    id: unquoted(cells[places.id] ?? '', layout) || undefined,
    replaces: cell(places.replaces),
    date: dateOf(record, places) || undefined,
    valueDate: cell(places.valueDate),
    amount: money,
    status: isPending(cells, places) ? 'Pending' : undefined,
    narrative: wording,
    payee: cut > 0 ? wording?.slice(0, cut) : payee,
    merchant: cell(places.merchant),
    reference: text(places.reference),
    additional: text(places.additional),
    merchantCategoryCode: cell(places.categoryCode),
    proprietaryTransactionCode: code === undefined ? undefined : { code, issuer: layout?.bank },
    balance: balance === undefined ? undefined : { text: balance },
    other: otherOf(record, table),
  };
}

export function isPending(cells: readonly string[], { status, pending }: Places): boolean {
  return statusOf(cells[status] ?? '') === 'Pending' || isYes(cells[pending] ?? '');
}

function otherOf(
  record: CsvRecord,
  { places, columns }: RowTable,
): Readonly<Record<string, string>> | undefined {
  const { cells } = record;
  const used = hasDigit(cells[places.posted] ?? '') ? places.posted : places.date;
  let other: Record<string, string> | undefined;
  for (const place of places.further) {
    const value = cells[place];
    if (value === undefined || value === '' || place === used) continue;
    other ??= {};
    // A column called __proto__ is a column like any other.
    if (columns.names[place] === '__proto__')
      Object.defineProperty(other, '__proto__', {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    else other[columns.names[place] as string] = value;
  }
  return other;
}

function joined(texts: readonly string[]): string | undefined {
  const filled = texts.filter(text => text !== '');
  return filled.length === 0 ? undefined : filled.join(' ');
}

/** Removes the apostrophe that keeps a spreadsheet from reading a text as a number. Some banks write one at both ends. */
function unquoted(cell: string, layout: Layout | undefined): string {
  if (layout?.hasApostrophes !== true || !cell.startsWith("'")) return cell;
  return cell.slice(1, cell.endsWith("'") && cell.length > 1 ? -1 : undefined).trim();
}
