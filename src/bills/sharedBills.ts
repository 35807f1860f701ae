/** Affordability and financial health of one account ask for the same bills: they are looked for once. */
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { Bill } from './bill.js';
import { type BillSetting, billsOf } from './bills.js';

export type FindBills = (entries: readonly EnrichedEntry[], setting: BillSetting) => readonly Bill[];

interface Asked {
  readonly entries: readonly EnrichedEntry[];
  readonly setting: BillSetting;
  readonly bills: readonly Bill[];
}

/** As `billsOf`, for one analysis: what was asked last is not worked out again. */
export function sharedBills(): FindBills {
  let last: Asked | null = null;
  return (entries, setting) => {
    if (last === null || !isSame(last, entries, setting))
      last = { entries, setting, bills: billsOf(entries, setting) };
    return last.bills;
  };
}

/** An entry that is taken for rent has another category here. */
function isSame(
  asked: Asked,
  entries: readonly EnrichedEntry[],
  { from, asOf, calendar }: BillSetting,
): boolean {
  const { setting } = asked;
  return (
    setting.from === from &&
    setting.asOf === asOf &&
    setting.calendar === calendar &&
    asked.entries.length === entries.length &&
    entries.every(({ entry, countsToward }, place) => {
      const other = asked.entries[place] as EnrichedEntry;
      return other.entry === entry && other.countsToward === countsToward;
    })
  );
}
