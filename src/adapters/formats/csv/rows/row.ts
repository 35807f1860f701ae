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

/** `party`: the column of the other party, where columns name both. */
export function rowOf(
  record: CsvRecord,
  money: RecordMoney['money'],
  table: RowTable,
  party: number,
): DraftRow {
  const { cells, from, to } = record;
  const { places, layout } = table;
  const cell = (place: number) => cells[place] || undefined;
  const text = (each: readonly number[]) =>
    each.length < 2
      ? unquoted(cells[each[0] ?? -1] ?? '', layout) || undefined
      : joined(each.map(place => unquoted(cells[place] ?? '', layout)));
  const wording = text(places.narrative);
  const cut = layout?.hasTabs === true ? (wording?.indexOf('\t') ?? -1) : -1;
  const named = places.payee.find(place => (cells[place] ?? '') !== '') ?? party;
  const payee = cell(named);
  const balance = cell(places.balance);
  const code = cell(places.type);
  const [merchant, reference, additional] = [
    cell(places.merchant),
    text(places.reference),
    text(places.additional),
  ];
  const isUnnamed = wording === undefined && payee === undefined && merchant === undefined;
  return {
    region: { document: table.document, from, to },
    id: unquoted(cells[places.id] ?? '', layout) || undefined,
    replaces: cell(places.replaces),
    date: dateOf(record, places) || undefined,
    valueDate: cell(places.valueDate),
    amount: money,
    status: isPending(cells, places) ? 'Pending' : undefined,
    narrative: isUnnamed ? kindAsWording(code ?? cell(places.direction), reference, additional) : wording,
    payee: cut > 0 ? wording?.slice(0, cut) : payee,
    merchant,
    reference,
    additional,
    merchantCategoryCode: cell(places.categoryCode),
    proprietaryTransactionCode: code === undefined ? undefined : { code, issuer: layout?.bank },
    balance: balance === undefined ? undefined : { text: balance },
    other: otherOf(record, table, named),
  };
}

/** The kind of the payment, where nothing else of the row has words. Undefined where the other texts are the wording. */
function kindAsWording(
  kind: string | undefined,
  reference: string | undefined,
  additional: string | undefined,
): string | undefined {
  const rest = joined([reference ?? '', additional ?? '']);
  if (kind === undefined || !/\p{L}{2}/u.test(kind) || /\p{L}/u.test(rest ?? '')) return undefined;
  return rest === undefined ? kind : `${kind} ${rest}`;
}

export function isPending(cells: readonly string[], { status, pending, isTicked }: Places): boolean {
  const word = cells[status] ?? '';
  const isWaiting = statusOf(word) === 'Pending' && !(isTicked && /^un/i.test(word));
  return isWaiting || isYes(cells[pending] ?? '');
}

/** `named`: the column that gave the payee. */
function otherOf(
  record: CsvRecord,
  { places, columns }: RowTable,
  named: number,
): Readonly<Record<string, string>> | undefined {
  const { cells } = record;
  const used = hasDigit(cells[places.posted] ?? '') ? places.posted : places.date;
  let other: Record<string, string> | undefined;
  for (const place of places.further) {
    const value = cells[place];
    if (value === undefined || value === '' || place === used || place === named) continue;
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
