/** Which payments make up a bill: what one payee is paid for one category, in two bills where the amounts fall apart. */
import type { EpochDay } from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import type { Minor } from '../base/money.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { expenditureOf } from '../enrichment/expenditure.js';
import { FEWEST_PAYMENTS } from '../streams/cadence.js';
import { type EntryPayment, paymentsOf } from '../streams/payments.js';
import { knownRhythmsOf } from '../streams/rhythmChange.js';
import { splitByAmount } from '../streams/split.js';
import type { WorkingCalendar } from '../streams/workingDays.js';

export interface BillGroup {
  /** By day, then by id; at least one. */
  readonly entries: readonly EnrichedEntry[];
  /** As they fell due: of one that came back unpaid and was tried again, the first attempt. */
  readonly payments: readonly EntryPayment[];
  /** The same payee is paid in another rhythm now. */
  readonly isReplaced: boolean;
}

/** A payment that came back unpaid is tried again within this many days. */
const TRIED_AGAIN_DAYS = 14;

/** Where the text names no payee, a bill is known by its category. */
export function billKeyOf({ decision, countsToward }: EnrichedEntry): string {
  return `${countsToward}|${decision.payee.key}`;
}

/** Rows that are decided alike share their key, written once; null of what is part of no bill. */
function rememberedKeys(): (row: EnrichedEntry) => string | null {
  const keys = new Map<EnrichedEntry['decision'], string | null>();
  return row => {
    const { decision, countsToward } = row;
    if (countsToward !== decision.category) return mayBeBill(row) ? billKeyOf(row) : null;
    let key = keys.get(decision);
    if (key === undefined) {
      key = mayBeBill(row) ? billKeyOf(row) : null;
      keys.set(decision, key);
    }
    return key;
  };
}

function mayBeBill({ countsToward, decision }: EnrichedEntry): boolean {
  const paid = expenditureOf(countsToward)?.paid ?? 'plan';
  return paid !== 'plan' && (decision.payee.kind !== 'nobody' || paid !== 'bought');
}

/** `entries`: of the table, by day, then by id. */
export function billGroupsOf(entries: readonly EnrichedEntry[], calendar: WorkingCalendar): BillGroup[] {
  const returned = new Set<number>();
  for (const { refundOf } of entries) if (refundOf !== null) returned.add(refundOf.index);
  const debits = entries.filter(({ entry }) => !entry.isCredit);
  const groups: BillGroup[] = [];
  for (const [key, rows] of groupedBy(debits, rememberedKeys()))
    if (key !== null)
      for (const rhythms of partsOf(rows, calendar))
        rhythms.forEach((part, place) => {
          groups.push(billGroupOf(part, returned, place < rhythms.length - 1));
        });
  return groups;
}

/** `returned`: what came back, by its index in the ledger. */
export function billGroupOf(
  entries: readonly EnrichedEntry[],
  returned: ReadonlySet<number> = new Set(),
  isReplaced = false,
): BillGroup {
  const hasUnpaid = returned.size > 0 && entries.some(({ entry }) => returned.has(entry.index));
  return {
    entries,
    payments: paymentsOf(hasUnpaid ? firstAttempts(entries, returned) : entries),
    isReplaced,
  };
}

function firstAttempts(entries: readonly EnrichedEntry[], returned: ReadonlySet<number>): EnrichedEntry[] {
  // Of each amount, the last two days: an attempt of the same day is no second one.
  const unpaidDays = new Map<Minor, readonly EpochDay[]>();
  return entries.filter(({ entry: { index, day, minor } }) => {
    const days = unpaidDays.get(minor) ?? [];
    const unpaid = days.findLast(earlier => earlier < day);
    if (returned.has(index) && days.at(-1) !== day) unpaidDays.set(minor, days.slice(-1).concat(day));
    return unpaid === undefined || day > unpaid + TRIED_AGAIN_DAYS;
  });
}

/**
 * Two loans from one lender, two policies from one insurer; a shop sells what it sells, and twice is no rhythm. Each bill stands as
 * its rhythms, the present one last.
 */
function partsOf(
  entries: readonly EnrichedEntry[],
  calendar: WorkingCalendar,
): readonly (readonly (readonly EnrichedEntry[])[])[] {
  const { countsToward } = entries[0] as EnrichedEntry;
  if (expenditureOf(countsToward)?.paid === 'bought')
    return entries.length < FEWEST_PAYMENTS ? [] : [[entries]];
  return splitByAmount(entries, calendar).map(runs =>
    runs
      .flatMap(run => knownRhythmsOf(paymentsOf(run), calendar))
      .map(payments => payments.flatMap(payment => payment.entries)),
  );
}
