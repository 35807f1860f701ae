/**
 * The home that no text names. Lenders' direct debits and landlords' standing orders often show a name and a number alone,
 * and an account without housing costs misleads more than one with an assumption that is said. So where no rent or
 * mortgage is known, the largest regular payment of unknown purpose is taken for it, when it is of a home's size.
 */
import { groupedBy } from '../base/grouped.js';
import type { Minor } from '../base/money.js';
import type { Bill } from '../bills/bill.js';
import { type BillSetting, steadyBillOf } from '../bills/bills.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryIdOf, classIdOf, UNCATEGORISED } from '../enrichment/words/categories.js';
import type { ClassId } from '../model/taxonomy.js';
import { FEWEST_PAYMENTS } from '../streams/cadence.js';
import type { EntryPayment } from '../streams/payments.js';

const RENT = categoryIdOf('rent');
const MORTGAGE = categoryIdOf('mortgage');
const DIRECT_DEBIT = classIdOf('direct-debit');
/** A home is not paid for by card. */
const RAILS: ReadonlySet<ClassId> = new Set([
  DIRECT_DEBIT,
  classIdOf('standing-order'),
  classIdOf('transfer'),
]);
/** A category less sure than this is a guess. */
const SURE = 0.5;
/** Of a calendar month: at least this, and between these shares of verified income where there is any. */
const SMALLEST_HOME: Minor = 200_00;
const LEAST_OF_INCOME = 0.12;
const MOST_OF_INCOME = 0.75;

/** The payments taken for the home, with the category they count toward; null where there is no need or no such payment. */
export function assumedHomeOf(
  debits: readonly EnrichedEntry[],
  income: Minor,
  setting: BillSetting,
): Bill | null {
  const unknown = debits.filter(isUnknown);
  const bills = [...groupedBy(unknown, ({ decision }) => decision.payee).values()].flatMap(rows => {
    if (rows.length < FEWEST_PAYMENTS) return [];
    const category = rows.every(({ decision }) => decision.classId === DIRECT_DEBIT) ? MORTGAGE : RENT;
    const bill = steadyBillOf(
      rows.map(row => ({ ...row, countsToward: category })),
      setting,
    );
    return bill !== null && isOfHomeSize(bill, income) ? [bill] : [];
  });
  const largest = bills.sort((a, b) => b.monthly - a.monthly)[0] ?? null;
  return largest === null || hasHome(debits, largest) ? null : largest;
}

export function withHome(entries: readonly EnrichedEntry[], home: Bill | null): readonly EnrichedEntry[] {
  if (home === null) return entries;
  const taken = new Map(home.entries.map(row => [row.entry.index, row]));
  return entries.map(row => taken.get(row.entry.index) ?? row);
}

function isUnknown({ decision }: EnrichedEntry): boolean {
  const isGuess = decision.category === UNCATEGORISED || decision.confidence < SURE;
  return isGuess && decision.payee !== '' && !decision.isPerson && RAILS.has(decision.classId);
}

function isOfHomeSize({ monthly, isStopped, rhythm }: Bill, income: Minor): boolean {
  if (isStopped || rhythm.coveredMonths > 1 || monthly < SMALLEST_HOME) return false;
  return income === 0 || (monthly >= LEAST_OF_INCOME * income && monthly <= MOST_OF_INCOME * income);
}

/** A rent or mortgage was known and paid since the candidate was. */
function hasHome(debits: readonly EnrichedEntry[], { payments }: Bill): boolean {
  const since = (payments[0] as EntryPayment).day;
  return debits.some(
    ({ countsToward, entry }) => (countsToward === RENT || countsToward === MORTGAGE) && entry.day >= since,
  );
}
