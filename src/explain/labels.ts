/** Numbers that label a member or repeat an option, and are not calculated. */
import { type FigureTable, under } from './figure.js';

export const META_FIGURES = {
  'meta.transactionCount': { formula: 'Transactions in the request' },
  'meta.warnings[].count': { formula: 'The number of transactions or accounts that the warning is about' },
  'meta.warnings[].path[]': { formula: 'Place in a list of the request, from 0' },
} satisfies FigureTable;

/** `month` is the place of the two members. */
export function monthLabels<Month extends string>(month: Month) {
  return under(month, {
    year: { formula: 'The calendar year of the month' },
    month: { formula: 'The number of the calendar month, 1 to 12' },
  });
}
