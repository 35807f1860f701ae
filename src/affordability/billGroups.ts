/** Which payments make up a bill: what one payee is paid for one category, in two bills where the amounts fall apart. */
import { groupedBy } from '../base/grouped.js';
import { EXPENDITURE, type ExpenditureRow } from '../data/expenditure.js';
import { categoryOf } from '../enrichment/categories.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { CategoryId } from '../model/taxonomy.js';
import { type EntryPayment, paymentsOf } from '../streams/payments.js';
import { splitByAmount } from '../streams/split.js';
import type { WorkingCalendar } from '../streams/workingDays.js';

export interface BillGroup {
  /** By day, then by id; at least one. */
  readonly entries: readonly EnrichedEntry[];
  /** As they fell due: of one that came back unpaid and was tried again, the first attempt. */
  readonly payments: readonly EntryPayment[];
}

/** A payment that came back unpaid is tried again within this many days. */
const TRIED_AGAIN_DAYS = 14;

/** Where the text names no payee, a bill is known by its category. */
export function billKeyOf({ decision, countsToward }: EnrichedEntry): string {
  return `${countsToward}|${decision.payee}`;
}

/** Rows that are decided alike share their key, written once. */
function rememberedKeys(): (row: EnrichedEntry) => string {
  const keys = new Map<EnrichedEntry['decision'], string>();
  return row => {
    const { decision, countsToward } = row;
    if (countsToward !== decision.category) return billKeyOf(row);
    let key = keys.get(decision);
    if (key === undefined) {
      key = billKeyOf(row);
      keys.set(decision, key);
    }
    return key;
  };
}

/** Null of what is no expenditure. */
export function expenditureOf(category: CategoryId): ExpenditureRow | null {
  const rows: Readonly<Record<string, ExpenditureRow>> = EXPENDITURE;
  return rows[categoryOf(category).slug] ?? null;
}

/** `entries`: of the table, by day, then by id. */
export function billGroupsOf(entries: readonly EnrichedEntry[], calendar: WorkingCalendar): BillGroup[] {
  const known = entries.filter(({ entry, countsToward, decision }) => {
    const paid = expenditureOf(countsToward)?.paid ?? 'plan';
    return !entry.isCredit && paid !== 'plan' && (decision.payee !== '' || paid !== 'bought');
  });
  const returned = new Set<number>();
  for (const { refundOf } of entries) if (refundOf !== null) returned.add(refundOf.index);
  return [...groupedBy(known, rememberedKeys()).values()]
    .flatMap(rows => partsOf(rows, calendar))
    .map(rows => billGroupOf(rows, returned));
}

/** `returned`: what came back, by its index in the ledger. */
export function billGroupOf(
  entries: readonly EnrichedEntry[],
  returned: ReadonlySet<number> = new Set(),
): BillGroup {
  const unpaid = returned.size === 0 ? [] : entries.filter(({ entry }) => returned.has(entry.index));
  if (unpaid.length === 0) return { entries, payments: paymentsOf(entries) };
  const isSecondAttempt = ({ entry: { day, minor } }: EnrichedEntry) =>
    unpaid.some(
      ({ entry }) => entry.minor === minor && entry.day < day && day <= entry.day + TRIED_AGAIN_DAYS,
    );
  return { entries, payments: paymentsOf(entries.filter(row => !isSecondAttempt(row))) };
}

/** Two loans from one lender, two policies from one insurer; a shop sells what it sells. */
function partsOf(entries: readonly EnrichedEntry[], calendar: WorkingCalendar): (readonly EnrichedEntry[])[] {
  const { countsToward } = entries[0] as EnrichedEntry;
  return expenditureOf(countsToward)?.paid === 'bought' ? [entries] : splitByAmount(entries, calendar);
}
