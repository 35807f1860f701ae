/** Says what a single cell can be. */
import { readAmount } from '../../../values/amount.js';
import { readDateText } from '../../../values/dateText.js';
import type { CsvRecord } from './records.js';

/** A date that exists in some order of day and month. Eight digits alone are mostly the number of an account. */
export function isDateCell(cell: string): boolean {
  if (!hasDigit(cell)) return false;
  const date = readDateText(cell);
  if (date === undefined) return false;
  const { kind, year, first, second } = date;
  if (Math.min(first, second) < 1 || Math.max(first, second) > 31) return false;
  if (kind === 'numbers' ? Math.min(first, second) > 12 : first > 12) return false;
  return !/^\d{8}(?!\d)/.test(cell) || (year >= 1950 && year < 2100);
}

/** Whether the cell is surely an amount: it has pence, a currency, a sign or thousands. */
export function isMoneyCell(cell: string): boolean {
  return isAmountCell(cell) && (/[.,]\d{1,2}(?!\d)|[£$€+()-]/.test(cell) || /\d[,.' ]\d{3}(?!\d)/.test(cell));
}

export function isAmountCell(cell: string): boolean {
  return hasDigit(cell) && readAmount(cell) !== undefined;
}

export function hasDigit(cell: string): boolean {
  for (let at = 0; at < cell.length; at++) {
    const code = cell.charCodeAt(at);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

/** Whether a record may be a transaction: one cell is a date, and another one an amount. */
export function isDataRecord({ cells }: CsvRecord): boolean {
  const date = cells.findIndex(isDateCell);
  return date !== -1 && cells.some((cell, index) => index !== date && isMoneyCell(cell) && !isDateCell(cell));
}

export function isBlankRecord({ cells }: CsvRecord): boolean {
  return cells.every(cell => cell === '');
}

/** Whether the cell is blank, a dash, zero, or a word for nothing. Banks write these in the unused one of two columns. */
export function isNothing(cell: string): boolean {
  return cell === '' || !/[1-9\p{L}]/u.test(cell) || isNothingWord(cell);
}

/** What programs write where there is no value. */
export function isNothingWord(cell: string): boolean {
  // Figures and signs come first in the table of characters, and are what almost every cell begins with.
  if (cell.length > 9 || (cell.charCodeAt(0) < 65 && !cell.startsWith('#'))) return false;
  return /^#?(?:n[/.]?a\.?|null|none|nil|nan|nothing|undefined|empty|not app)$/i.test(cell);
}
