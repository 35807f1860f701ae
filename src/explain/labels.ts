/** Numbers that say what a member is about, or how much was asked, and are calculated from nothing. */
import type { FigureTable } from './figure.js';

export const META_FIGURES: FigureTable = {
  'meta.transactionCount': { formula: 'Transactions in the request' },
  'meta.warnings[].count': { formula: 'Transactions or accounts of the request that the warning holds of' },
  'meta.warnings[].path[]': { formula: 'Place in a list of the request, from 0' },
};

/** `at`: where the two stand, with the dot behind it. */
export function monthLabels(at: string): FigureTable {
  return {
    [`${at}year`]: { formula: 'The calendar year of the month that stands here' },
    [`${at}month`]: { formula: 'The calendar month that stands here, 1 to 12' },
  };
}
