/** Credits become payments: what one payer sends for one purpose on one day, or splits over neighbouring days. */
import type { EpochDay } from '../base/calendar.js';
import { type Minor, sumOf } from '../base/money.js';
import { median } from '../base/statistics.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';

export interface Payment {
  readonly day: EpochDay;
  readonly minor: Minor;
}

export interface EntryPayment extends Payment {
  /** At least one, by day, then by id. */
  readonly entries: readonly EnrichedEntry[];
}

/** Two parts of one payment lie at most this many days apart: a weekend between them. */
const LONGEST_SPLIT = 4;
/** The parts make up the usual amount to within this share; each is less than the usual amount by more. */
const SPLIT_TOLERANCE = 0.03;
const FEWEST_WHOLE = 3;

/** `entries`: by day, then by id. The day of a split payment is that of its larger part. */
export function paymentsOf(entries: readonly EnrichedEntry[]): EntryPayment[] {
  return joinSplit(byDay(entries));
}

function byDay(entries: readonly EnrichedEntry[]): EntryPayment[] {
  const days = new Map<EpochDay, EnrichedEntry[]>();
  for (const row of entries) {
    const same = days.get(row.entry.day);
    if (same === undefined) days.set(row.entry.day, [row]);
    else same.push(row);
  }
  return [...days].map(([day, rows]) => ({
    day,
    minor: sumOf(rows.map(({ entry }) => entry.minor)),
    entries: rows,
  }));
}

function joinSplit(payments: readonly EntryPayment[]): EntryPayment[] {
  const usual = median(payments.map(({ minor }) => minor)) ?? 0;
  const whole = payments.filter(({ minor }) => Math.abs(minor - usual) <= SPLIT_TOLERANCE * usual).length;
  if (whole < FEWEST_WHOLE) return [...payments];
  const joined: EntryPayment[] = [];
  payments.forEach((payment, index) => {
    const before = joined.at(-1);
    // What is usual, or was paid before or after: a rise may come between.
    const wholes = [usual, joined.at(-2)?.minor ?? usual, payments[index + 1]?.minor ?? usual];
    if (before !== undefined && wholes.some(minor => arePartsOf(minor, before, payment)))
      joined[joined.length - 1] = join(before, payment);
    else joined.push(payment);
  });
  return joined;
}

function arePartsOf(whole: Minor, a: Payment, b: Payment): boolean {
  const allowed = SPLIT_TOLERANCE * whole;
  return (
    b.day - a.day <= LONGEST_SPLIT &&
    Math.abs(a.minor + b.minor - whole) <= allowed &&
    Math.max(a.minor, b.minor) < whole - allowed
  );
}

function join(a: EntryPayment, b: EntryPayment): EntryPayment {
  return {
    day: a.minor >= b.minor ? a.day : b.day,
    minor: a.minor + b.minor,
    entries: [...a.entries, ...b.entries],
  };
}
