/** Regular bills: what one payment is now, how many fall in a month, and whether they go on. */
import { addMonths, type EpochDay } from '../base/calendar.js';
import { type Minor, minorOf, scaled } from '../base/money.js';
import { mean } from '../base/statistics.js';
import type { ExpenditureRow } from '../data/expenditure.js';
import { categoryOf } from '../enrichment/categories.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import type { CategoryId } from '../model/taxonomy.js';
import { FEWEST_PAYMENTS } from '../streams/cadence.js';
import { isSame, type Level, levelOf } from '../streams/level.js';
import type { EntryPayment } from '../streams/payments.js';
import type { WorkingCalendar } from '../streams/workingDays.js';
import { type BillGroup, billGroupOf, billGroupsOf, expenditureOf } from './billGroups.js';
import { type Rhythm, rhythmOf } from './rhythm.js';

export interface BillChange {
  readonly previous: Minor;
  readonly since: EpochDay;
}

/** Amounts are the account's, whole. */
export interface Bill extends BillGroup {
  readonly payee: string;
  readonly category: CategoryId;
  readonly rhythm: Rhythm;
  /** One payment at its current level. */
  readonly expected: Minor;
  readonly monthly: Minor;
  readonly isStopped: boolean;
  /** The step to the current level; null where there was none. */
  readonly change: BillChange | null;
  /** What odd payments took beyond the level. */
  readonly beyond: readonly { readonly entry: LedgerEntry; readonly minor: Minor }[];
}

/** A bill has stopped when this many expected payments did not come and nothing came for this many days. */
const MISSED_WHEN_STOPPED = 2;
const SILENT_DAYS = 35;
/** A yearly bill known by one payment is at least this large; smaller ones are just purchases. */
const SMALLEST_YEARLY: Minor = 60_00;
/** An amount that varies is averaged over this many months to `asOf`. */
const VARYING_MONTHS = 6;
const MONTHS_IN_YEAR = 12;
/** A supplier in sight for a payment or two was left when another of about the same price began this soon after. */
const SUCCEEDS_WITHIN = 45;
const ALIKE = 0.4;
const MAY_PAUSE: ReadonlySet<string> = new Set(['council-tax', 'water']);

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
  return levelOf(group.payments).isSteady ? billOf(group, setting) : null;
}

function billOf(group: BillGroup, setting: BillSetting): Bill | null {
  const { entries, payments } = group;
  const { countsToward: category, entry } = entries[0] as EnrichedEntry;
  const { slug } = categoryOf(category);
  const { paid } = expenditureOf(category) as ExpenditureRow;
  const level = levelOf(payments);
  // What one chooses to buy is a bill only when it costs the same every time.
  if (paid === 'bought' && !level.isSteady) return null;
  const rhythm = rhythmOf({
    payments,
    ...setting,
    isBill: paid !== 'bought',
    isOftenYearly: paid === 'yearly' && minorOf(entry.source.amount) >= SMALLEST_YEARLY,
    mayPause: MAY_PAUSE.has(slug),
  });
  return rhythm === null ? null : billWith(group, level, rhythm, setting.asOf);
}

function billWith({ entries, payments }: BillGroup, level: Level, rhythm: Rhythm, asOf: EpochDay): Bill {
  const { countsToward, decision, entry } = entries[0] as EnrichedEntry;
  const isSeasonal = expenditureOf(countsToward)?.paid === 'seasonal';
  const expected = expectedOf(payments, level, rhythm, isSeasonal, asOf);
  const lastDay = (payments.at(-1) as EntryPayment).day;
  const [current, previous] = [level.levels.at(-1), level.levels.at(-2)];
  return {
    payee: decision.merchant ?? decision.payeeName ?? entry.source.description,
    category: countsToward,
    rhythm,
    entries,
    payments,
    expected,
    monthly: scaled(expected, ...rhythm.factor),
    isStopped: rhythm.missedSince >= MISSED_WHEN_STOPPED && asOf - lastDay >= SILENT_DAYS,
    change:
      current === undefined || previous === undefined
        ? null
        : { previous: previous.minor, since: current.from },
    beyond: level.odd.flatMap(({ index, expected: usual }) => {
      const { minor, entries: odd } = payments[index] as EntryPayment;
      return minor > usual ? [{ entry: (odd[0] as EnrichedEntry).entry, minor: minor - usual }] : [];
    }),
  };
}

/**
 * Steady: the current level. A bill that varies: the mean of six months to `asOf`; of a whole table where it changes over
 * the year, or falls less often than monthly.
 */
function expectedOf(
  payments: readonly EntryPayment[],
  level: Level,
  { coveredMonths }: Rhythm,
  isSeasonal: boolean,
  asOf: EpochDay,
): Minor {
  if (level.isSteady) return level.expected;
  const since =
    coveredMonths === 1 && !isSeasonal ? addMonths(asOf, -VARYING_MONTHS) : Number.NEGATIVE_INFINITY;
  const used =
    coveredMonths === MONTHS_IN_YEAR ? payments.slice(-1) : payments.filter(({ day }) => day > since);
  return Math.round(mean(used.map(({ minor }) => minor)) ?? level.expected);
}

/**
 * A new payee of a bill's category, paid since the old one is not, takes its place: another supplier, another landlord;
 * but a new debt pays off no old one. Either may be in sight too briefly to have a rhythm of its own and has the other's.
 */
function withSuccessors(known: readonly Bill[], rest: readonly BillGroup[], asOf: EpochDay): Bill[] {
  const shortly = rest.flatMap(group => {
    const old = known.find(bill => isSucceededBy(bill, group));
    const next = known.find(bill => isBriefPredecessor(group, bill));
    const isNew = group.entries.length === 1 && asOf - firstOf(group).day <= SILENT_DAYS;
    const like = (isNew ? old : undefined) ?? next;
    if (like === undefined) return [];
    const rhythm = { ...like.rhythm, missedDays: [], missedSince: 0 };
    const bill = billWith(group, levelOf(group.payments), rhythm, asOf);
    return [{ ...bill, isStopped: like === next }];
  });
  const bills = [...known, ...shortly];
  return bills.map(old => (bills.some(next => isSucceededBy(old, next)) ? { ...old, isStopped: true } : old));
}

function isSucceededBy(old: Bill, next: BillGroup): boolean {
  return old.rhythm.coveredMonths === 1 && old.rhythm.missedSince > 0 && isSupplyBefore(old, next);
}

/** Paid once or twice at the beginning of the table, until the other began. */
function isBriefPredecessor(old: BillGroup, next: Bill): boolean {
  const { day, minor } = lastOf(old);
  const first = firstOf(next);
  return (
    old.payments.length < FEWEST_PAYMENTS &&
    isSupplyBefore(old, next) &&
    next.rhythm.coveredMonths === 1 &&
    first.day - day <= SUCCEEDS_WITHIN &&
    isSame(first.minor, minor, ALIKE)
  );
}

/** Of one category, which is neither bought at will nor a debt, and paid before the other was. */
function isSupplyBefore(old: BillGroup, next: BillGroup): boolean {
  const [category, other] = [old, next].map(({ entries }) => (entries[0] as EnrichedEntry).countsToward);
  if (category === undefined || category !== other) return false;
  const isSupply =
    expenditureOf(category)?.paid !== 'bought' && categoryOf(category).affordability !== 'debt';
  return isSupply && lastOf(old).day < firstOf(next).day;
}

function firstOf({ payments }: BillGroup): EntryPayment {
  return payments[0] as EntryPayment;
}

function lastOf({ payments }: BillGroup): EntryPayment {
  return payments.at(-1) as EntryPayment;
}
