/** Whether a record is the header of a table whose layout is not known. */
import { isDateCell, isMoneyCell } from '../table/cells.js';
import type { CsvRecord } from '../table/records.js';
import { namedColumn, roleOfName } from './names.js';

/** The record names a date and an amount, and holds no value of either. */
export function isHeaderByNames({ cells }: CsvRecord): boolean {
  if (cells.length < 2 || cells.some(cell => isDateCell(cell) || isMoneyCell(cell))) return false;
  const roles = new Set(cells.map(cell => roleOfName(namedColumn(cell).name)?.[0]));
  const hasDate = roles.has('date') || roles.has('posted') || roles.has('valueDate');
  return hasDate && (roles.has('amount') || roles.has('debit') || roles.has('credit'));
}

/** A record right above the first row, with as many cells and only words, is a header in a language that is not known. */
export function isHeaderByPlace({ cells }: CsvRecord, below: CsvRecord): boolean {
  const filled = cells.filter(cell => cell !== '').length;
  return (
    filled >= 3 &&
    filled * 2 >= below.cells.length &&
    Math.abs(cells.length - below.cells.length) <= 1 &&
    !cells.some(cell => isDateCell(cell) || isMoneyCell(cell))
  );
}
