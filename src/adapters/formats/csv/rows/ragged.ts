/** Rows with more cells than the table has columns, as their wording holds a delimiter that nobody quoted. */
import { hasDigit, isAmountCell } from '../table/cells.js';
import type { CsvRecord, Delimiter } from '../table/records.js';
import type { Places } from './places.js';
import { dateOf } from './row.js';

/** The record with its wording put together again; undefined where dates and amounts then stand no better. */
export function mended(
  record: CsvRecord,
  width: number,
  places: Places,
  delimiter: Delimiter,
): CsvRecord | undefined {
  const { cells } = record;
  const wording = places.narrative[0] ?? places.payee[0];
  const surplus = lengthOf(cells) - width;
  if (wording === undefined || surplus <= 0 || isRegular(cells, record, places)) return undefined;
  const text = cells.slice(wording, wording + surplus + 1).join(delimiter === ',' ? ', ' : ` ${delimiter} `);
  const whole = [...cells.slice(0, wording), text, ...cells.slice(wording + surplus + 1)];
  const mend = { ...record, cells: whole };
  return isRegular(whole, mend, places) ? mend : undefined;
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
