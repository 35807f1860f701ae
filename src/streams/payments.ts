/** Combines credits into payments: what one payer sends for one purpose on one day, or splits over neighbouring days. */
import type { EpochDay } from '../base/calendar.js';
import { type Minor, plus, type WholeMinor } from '../base/money.js';
import { median } from '../base/statistics.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';

export interface Payment {
  readonly day: EpochDay;
  readonly minor: WholeMinor;
}

export interface EntryPayment extends Payment {
  /** At least one, by day, then by id. */
  readonly entries: readonly EnrichedEntry[];
}

/** Two parts of one payment are at most this many days apart, with a weekend between them. */
const LONGEST_SPLIT = 4;
/** The parts make up the usual amount to within this share; each is less than the usual amount by more. */
const SPLIT_TOLERANCE = 0.03;
const FEWEST_WHOLE = 3;

/** `entries`: by day, then by id. The day of a split payment is that of its larger part. */
export function paymentsOf(entries: readonly EnrichedEntry[]): readonly EntryPayment[] {
  return joinSplit(byDay(entries));
}

interface OpenPayment extends Payment {
  minor: WholeMinor;
  readonly entries: EnrichedEntry[];
}

/** Rows of one day stand side by side. */
function byDay(entries: readonly EnrichedEntry[]): EntryPayment[] {
  const payments: OpenPayment[] = [];
  let open: OpenPayment | undefined;
  for (const row of entries) {
    const { day, minor } = row.entry;
    if (open?.day === day) {
      open.minor = plus(open.minor, minor);
      open.entries.push(row);
    } else {
      open = { day, minor, entries: [row] };
      payments.push(open);
    }
  }
  return payments;
}

function joinSplit(payments: readonly EntryPayment[]): readonly EntryPayment[] {
  if (payments.length < FEWEST_WHOLE) return payments;
  const usual = median(payments.map(({ minor }) => minor)) as Minor;
  const whole = payments.filter(({ minor }) => Math.abs(minor - usual) <= SPLIT_TOLERANCE * usual).length;
  if (whole < FEWEST_WHOLE) return payments;
  const joined: EntryPayment[] = [];
  payments.forEach((payment, index) => {
    const before = joined.at(-1);
    if (before === undefined || payment.day - before.day > LONGEST_SPLIT) {
      joined.push(payment);
      return;
    }
    // The whole may be the usual amount, or the payment before or after, since a rise may come between.
    const wholes = [usual, joined.at(-2)?.minor ?? usual, payments[index + 1]?.minor ?? usual];
    if (wholes.some(minor => arePartsOf(minor, before, payment)))
      joined[joined.length - 1] = join(before, payment);
    else joined.push(payment);
  });
  return joined;
}

function arePartsOf(whole: Minor, a: Payment, b: Payment): boolean {
  const allowed = SPLIT_TOLERANCE * whole;
  return Math.abs(a.minor + b.minor - whole) <= allowed && Math.max(a.minor, b.minor) < whole - allowed;
}

function join(a: EntryPayment, b: EntryPayment): EntryPayment {
  return {
    day: a.minor >= b.minor ? a.day : b.day,
    minor: plus(a.minor, b.minor),
    entries: [...a.entries, ...b.entries],
  };
}
