/**
 * Regular bills: what one payment is now, how many fall in a month, and whether they go on. A bill is what one payee is
 * paid for one category, in two bills where the amounts fall apart.
 */
import { addMonths, type EpochDay } from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import { type Minor, minorOf, scaled } from '../base/money.js';
import { mean } from '../base/statistics.js';
import { EXPENDITURE, type ExpenditureRow } from '../data/expenditure.js';
import { categoryOf } from '../enrichment/categories.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import type { CategoryId } from '../model/taxonomy.js';
import { type Level, levelOf } from '../streams/level.js';
import { type EntryPayment, paymentsOf } from '../streams/payments.js';
import { splitByAmount } from '../streams/split.js';
import type { WorkingCalendar } from '../streams/workingDays.js';
import { type Rhythm, rhythmOf } from './rhythm.js';

export interface BillChange {
  readonly previous: Minor;
  readonly since: EpochDay;
}

/** Amounts are the account's, whole. */
export interface Bill {
  readonly payee: string;
  readonly category: CategoryId;
  readonly rhythm: Rhythm;
  /** By day, then by id; at least one. */
  readonly entries: readonly EnrichedEntry[];
  readonly payments: readonly EntryPayment[];
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
/** A payment that came back unpaid is tried again within this many days. */
const TRIED_AGAIN_DAYS = 14;
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
  const rest: (readonly EnrichedEntry[])[] = [];
  for (const group of groupsOf(entries).flatMap(ofPayee => partsOf(ofPayee, setting.calendar))) {
    const bill = billOf(group, setting);
    if (bill === null) rest.push(group);
    else known.push(bill);
  }
  return withSuccessors(known, rest, setting.asOf);
}

/** Where the text names no payee, a bill is known by its category. */
export function billKeyOf({ decision, countsToward }: EnrichedEntry): string {
  return `${countsToward}|${decision.payee}`;
}

/** Null of what is no expenditure. */
export function expenditureOf(category: CategoryId): ExpenditureRow | null {
  const rows: Readonly<Record<string, ExpenditureRow>> = EXPENDITURE;
  return rows[categoryOf(category).slug] ?? null;
}

function groupsOf(entries: readonly EnrichedEntry[]): (readonly EnrichedEntry[])[] {
  const known = entries.filter(({ entry, countsToward, decision }) => {
    const paid = expenditureOf(countsToward)?.paid ?? 'plan';
    return !entry.isCredit && paid !== 'plan' && (decision.payee !== '' || paid !== 'bought');
  });
  const returned = new Set(entries.flatMap(({ refundOf }) => refundOf?.index ?? []));
  return [...groupedBy(known, billKeyOf).values()].map(rows =>
    rows.filter(({ entry }) => !(returned.has(entry.index) && isTriedAgain(entry, rows))),
  );
}

/** Then the second attempt is the bill; the first and what came back of it cancel out. */
function isTriedAgain({ day, minor }: LedgerEntry, rows: readonly EnrichedEntry[]): boolean {
  return rows.some(
    ({ entry }) => entry.minor === minor && entry.day > day && entry.day <= day + TRIED_AGAIN_DAYS,
  );
}

/** Two loans from one lender, two policies from one insurer; a shop sells what it sells. */
function partsOf(entries: readonly EnrichedEntry[], calendar: WorkingCalendar): (readonly EnrichedEntry[])[] {
  const { countsToward } = entries[0] as EnrichedEntry;
  return expenditureOf(countsToward)?.paid === 'bought' ? [entries] : splitByAmount(entries, calendar);
}

/** Null unless at least three payments have one level. */
export function steadyBillOf(entries: readonly EnrichedEntry[], setting: BillSetting): Bill | null {
  return levelOf(paymentsOf(entries)).isSteady ? billOf(entries, setting) : null;
}

function billOf(entries: readonly EnrichedEntry[], setting: BillSetting): Bill | null {
  const { countsToward: category, entry } = entries[0] as EnrichedEntry;
  const { slug } = categoryOf(category);
  const { paid } = expenditureOf(category) as ExpenditureRow;
  const payments = paymentsOf(entries);
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
  return rhythm === null ? null : billWith(entries, payments, level, rhythm, setting.asOf);
}

function billWith(
  entries: readonly EnrichedEntry[],
  payments: readonly EntryPayment[],
  level: Level,
  rhythm: Rhythm,
  asOf: EpochDay,
): Bill {
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
 * Steady: the current level. A bill that varies: the mean of its latest six months; of a whole table where it changes over
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
 * but a new debt pays off no old one. It may be too new to have a rhythm of its own and has that of the old bill.
 */
function withSuccessors(
  known: readonly Bill[],
  rest: readonly (readonly EnrichedEntry[])[],
  asOf: EpochDay,
): Bill[] {
  const bills = known.map(old =>
    known.some(next => isSucceededBy(old, next.category, (next.entries[0] as EnrichedEntry).entry))
      ? { ...old, isStopped: true }
      : old,
  );
  for (const entries of rest) {
    const { countsToward, entry } = entries[0] as EnrichedEntry;
    const place = bills.findIndex(bill => isSucceededBy(bill, countsToward, entry));
    const old = bills[place];
    const isNew = entries.length === 1 && asOf - entry.day <= SILENT_DAYS;
    if (old === undefined || !isNew) continue;
    const payments = paymentsOf(entries);
    const rhythm = { ...old.rhythm, missedDays: [], missedSince: 0 };
    bills[place] = { ...old, isStopped: true };
    bills.push(billWith(entries, payments, levelOf(payments), rhythm, asOf));
  }
  return bills;
}

function isSucceededBy({ category, rhythm, payments }: Bill, next: CategoryId, entry: LedgerEntry): boolean {
  return (
    category === next &&
    expenditureOf(category)?.paid !== 'bought' &&
    categoryOf(category).affordability !== 'debt' &&
    rhythm.coveredMonths === 1 &&
    rhythm.missedSince > 0 &&
    entry.day > (payments.at(-1) as EntryPayment).day
  );
}
