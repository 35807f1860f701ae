/** Which groups of payments are regular bills. */
import type { EpochDay } from '../base/calendar.js';
import { type Minor, minorOf } from '../base/money.js';
import type { ExpenditureRow } from '../data/expenditure.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { expenditureOf } from '../enrichment/expenditure.js';
import { categoryOf } from '../enrichment/words/categories.js';
import type { CategorySlug } from '../model/taxonomy.js';
import { type Level, levelOf, steadyLevelOf } from '../streams/level.js';
import type { WorkingCalendar } from '../streams/workingDays.js';
import { type Bill, billWith } from './bill.js';
import { type BillGroup, billGroupOf, billGroupsOf } from './billGroups.js';
import { rhythmOf } from './rhythm.js';
import { withSuccessors } from './successors.js';

/** A yearly bill known by one payment is at least this large; smaller ones are just purchases. */
const SMALLEST_YEARLY: Minor = 60_00;
/** Payments of varying amounts that show a rhythm of their own. */
const FEWEST_VARYING = 6;
const MAY_PAUSE: ReadonlySet<CategorySlug> = new Set(['council-tax', 'water']);

export interface BillSetting {
  /** The first day the data cover, and the last. */
  readonly from: EpochDay;
  readonly asOf: EpochDay;
  readonly calendar: WorkingCalendar;
}

/** `entries`: of the table, by day, then by id. */
export function billsOf(entries: readonly EnrichedEntry[], setting: BillSetting): Bill[] {
  const known: Bill[] = [];
  const rest: BillGroup[] = [];
  for (const group of billGroupsOf(entries, setting.calendar)) {
    const bill = billOf(group, setting);
    if (bill === null) rest.push(group);
    else known.push(bill);
  }
  return withSuccessors(known, rest, setting.asOf);
}

/** Null unless at least three payments have one level. */
export function steadyBillOf(entries: readonly EnrichedEntry[], setting: BillSetting): Bill | null {
  const group = billGroupOf(entries);
  const level = steadyLevelOf(group.payments);
  return level === null ? null : billAt(group, level, setting);
}

/**
 * Bills known by their rhythm alone, as nothing says that they are bills: at least three payments of one level, or six that vary. A
 * few dinners shared with a friend may fall on a rhythm by chance. `entries`: of one payee and category, by day, then by id.
 */
export function regularlyPaid(entries: readonly EnrichedEntry[], setting: BillSetting): Bill[] {
  return billGroupsOf(entries, setting.calendar).flatMap(group => {
    const { payments } = group;
    const isEnough = payments.length >= FEWEST_VARYING || steadyLevelOf(payments) !== null;
    const bill = isEnough ? billOf(group, setting) : null;
    return bill === null ? [] : [bill];
  });
}

function billOf(group: BillGroup, setting: BillSetting): Bill | null {
  const { countsToward } = group.entries[0] as EnrichedEntry;
  // What one chooses to buy is a bill only when it costs the same every time.
  const level =
    expenditureOf(countsToward)?.paid === 'bought' ? steadyLevelOf(group.payments) : levelOf(group.payments);
  return level === null ? null : billAt(group, level, setting);
}

function billAt(group: BillGroup, level: Level, setting: BillSetting): Bill | null {
  const { entries, payments } = group;
  const { countsToward: category, entry } = entries[0] as EnrichedEntry;
  const { paid } = expenditureOf(category) as ExpenditureRow;
  const rhythm = rhythmOf({
    payments,
    ...setting,
    isBill: paid !== 'bought',
    isOftenYearly: paid === 'yearly' && minorOf(entry.transaction.amount) >= SMALLEST_YEARLY,
    mayPause: MAY_PAUSE.has(categoryOf(category).slug),
  });
  return rhythm === null ? null : billWith(group, level, rhythm, setting.asOf);
}
