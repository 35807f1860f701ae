/** Which groups of payments are regular bills. */
import { type EpochDay, laterOf } from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import { type Minor, minorOf } from '../base/money.js';
import type { ExpenditureRow } from '../data/expenditure.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { expenditureOf } from '../enrichment/expenditure.js';
import { categoryOf } from '../enrichment/words/categories.js';
import type { CategoryId, CategorySlug } from '../model/taxonomy.js';
import { FEWEST_PAYMENTS } from '../streams/cadence.js';
import { isSame, type Level, levelOf, steadyLevelOf } from '../streams/level.js';
import type { EntryPayment } from '../streams/payments.js';
import type { WorkingCalendar } from '../streams/workingDays.js';
import { type Bill, billWith, SILENT_DAYS } from './bill.js';
import { type BillGroup, billGroupOf, billGroupsOf } from './billGroups.js';
import { rhythmOf } from './rhythm.js';

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

// A new payee of a bill's category, paid since the old one is not, takes its place: another supplier, another landlord; but a
// new debt pays off no old one. Either may be in sight too briefly to have a rhythm of its own and has the other's.

/** A supplier in sight for a payment or two was left when another of about the same price began this soon after. */
const SUCCEEDS_WITHIN = 45;
const ALIKE = 0.4;

/** `rest`: groups that have no rhythm. */
function withSuccessors(known: readonly Bill[], rest: readonly BillGroup[], asOf: EpochDay): Bill[] {
  const suppliers = groupedBy(known.filter(isSupply), categoryIn);
  const shortly = rest
    .filter(isSupply)
    .flatMap(group => seenShortly(group, suppliers.get(categoryIn(group)) ?? [], asOf));
  const newest = newestOf([...suppliers.values(), shortly].flat());
  return [...known, ...shortly].map(old => {
    const since = newest.get(old.category) ?? Number.NEGATIVE_INFINITY;
    return isUnpaid(old) && lastOf(old).day < since ? { ...old, isStopped: true } : old;
  });
}

/** `suppliers`: known bills of the same category. */
function seenShortly(group: BillGroup, suppliers: readonly Bill[], asOf: EpochDay): Bill[] {
  const { day } = firstOf(group);
  const isNew = group.entries.length === 1 && asOf - day <= SILENT_DAYS;
  const old = isNew ? suppliers.find(bill => isUnpaid(bill) && lastOf(bill).day < day) : undefined;
  const next = suppliers.find(bill => isBriefPredecessor(group, bill));
  const like = old ?? next;
  if (like === undefined) return [];
  const rhythm = { ...like.rhythm, missedDays: [], missedSince: 0 };
  return [{ ...billWith(group, levelOf(group.payments), rhythm, asOf), isStopped: like === next }];
}

/** The day on which the newest supplier of each category was first paid. */
function newestOf(bills: readonly Bill[]): ReadonlyMap<CategoryId, EpochDay> {
  const newest = new Map<CategoryId, EpochDay>();
  for (const bill of bills) {
    const { day } = firstOf(bill);
    newest.set(bill.category, laterOf(day, newest.get(bill.category) ?? day));
  }
  return newest;
}

function isUnpaid({ rhythm }: Bill): boolean {
  return rhythm.coveredMonths === 1 && rhythm.missedSince > 0;
}

/** Paid once or twice at the beginning of the table, until the other began. */
function isBriefPredecessor(old: BillGroup, next: Bill): boolean {
  if (old.payments.length >= FEWEST_PAYMENTS || next.rhythm.coveredMonths !== 1) return false;
  const { day, minor } = lastOf(old);
  const first = firstOf(next);
  return day < first.day && first.day - day <= SUCCEEDS_WITHIN && isSame(first.minor, minor, ALIKE);
}

/** Neither bought at will nor a debt. */
function isSupply(group: BillGroup): boolean {
  const category = categoryIn(group);
  return expenditureOf(category)?.paid !== 'bought' && categoryOf(category).affordability !== 'debt';
}

function categoryIn({ entries }: BillGroup): CategoryId {
  return (entries[0] as EnrichedEntry).countsToward;
}

function firstOf({ payments }: BillGroup): EntryPayment {
  return payments[0] as EntryPayment;
}

function lastOf({ payments }: BillGroup): EntryPayment {
  return payments.at(-1) as EntryPayment;
}
