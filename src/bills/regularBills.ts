/** The regular bills of an account: the same for affordability and for financial health. */

import { firstPlace } from '../base/binarySearch.js';
import { type EpochDay, firstDayOf } from '../base/calendar.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { Bill } from './bill.js';
import type { BillSetting } from './bills.js';
import type { FindBills } from './sharedBills.js';
import { monthsOf, type TableMonth } from './tableMonths.js';

/** `rows`: by day, then by id. Going bills and stopped ones, learned from the months that affordability shows. */
export function regularBillsOf(
  rows: readonly EnrichedEntry[],
  setting: BillSetting,
  findBills: FindBills,
): readonly Bill[] {
  const { from, asOf } = setting;
  return from > asOf ? [] : findBills(rowsShown(rows, from, asOf), setting);
}

/** Those of the months of the table. */
function rowsShown<Row extends EnrichedEntry>(
  rows: readonly Row[],
  from: EpochDay,
  asOf: EpochDay,
): readonly Row[] {
  const first = firstDayOf((monthsOf(from, asOf).at(-1) as TableMonth).month);
  return rows.slice(firstPlace(rows.length, place => (rows[place] as Row).entry.day >= first));
}
