/** Numbers that say what a member is about, or how much was asked, and are calculated from nothing. */
import type { FigureTable } from './figure.js';

export const META_FIGURES: FigureTable = {
  'meta.transactionCount': { formula: 'Transactions in the request' },
  'meta.warnings[].count': { formula: 'The number of transactions or accounts that the warning is about' },
  'meta.warnings[].path[]': { formula: 'Place in a list of the request, from 0' },
};

/** `at`: where the two stand, with the dot behind it. */
export function monthLabels(at: string): FigureTable {
  return {
    [`${at}year`]: { formula: 'The calendar year of the month' },
    [`${at}month`]: { formula: 'The number of the calendar month, 1 to 12' },
  };
}
