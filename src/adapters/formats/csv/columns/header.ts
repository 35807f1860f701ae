/** Whether a record is the header of a table whose layout is not known. */
import { isDateCell, isMoneyCell } from '../table/cells.js';
import type { CsvRecord } from '../table/records.js';
import { namedColumn, roleOfName } from './names.js';

/** Names of a date and of an amount, and no value of either. */
export function isHeaderByNames({ cells }: CsvRecord): boolean {
  if (cells.length < 2 || cells.some(cell => isDateCell(cell) || isMoneyCell(cell))) return false;
  const roles = new Set(cells.map(cell => roleOfName(namedColumn(cell).name)?.[0]));
  const hasDate = roles.has('date') || roles.has('posted') || roles.has('valueDate');
  return hasDate && (roles.has('amount') || roles.has('debit') || roles.has('credit'));
}

/** What stands right above the first row with as many cells, and holds words alone, is a header in a language of its own. */
export function isHeaderByPlace({ cells }: CsvRecord, below: CsvRecord): boolean {
  const filled = cells.filter(cell => cell !== '').length;
  return (
    filled >= 3 &&
    filled * 2 >= below.cells.length &&
    Math.abs(cells.length - below.cells.length) <= 1 &&
    !cells.some(cell => isDateCell(cell) || isMoneyCell(cell))
  );
}
