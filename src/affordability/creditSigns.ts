/** Signs of strained credit that no category tells by itself. */
import { EPOCH, type EpochDay, laterOf, monthOf } from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import { type Minor, sumOf } from '../base/money.js';
import type { Bill } from '../bills/bill.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryIdOf, categoryIdsOf } from '../enrichment/words/categories.js';
import { isSame } from '../streams/level.js';
import type { EntryPayment } from '../streams/payments.js';
import { type Finding, findingOf, sumsByMonth } from './finding.js';
import type { OwnPart } from './ownership.js';

const LOAN = categoryIdOf('loan-proceeds');
const CARD = categoryIdOf('credit-card-payment');
const HOUSING = categoryIdsOf('rent', 'mortgage');

const STACKING_DAYS = 30;

/** The least payment is mostly 1 % of the balance with the interest, or 5 to 25 (general knowledge of UK cards). */
const LARGEST_MINIMUM: Minor = 100_00;
const STEADY_STEP = 0.15;
const FEWEST_MINIMUMS = 4;
/** Days between monthly payments, made by hand or by direct debit. */
const SHORTEST_GAP = 20;
const LONGEST_GAP = 45;

/** `entries`: by day, then by id. */
export function loanStacking(entries: readonly EnrichedEntry[], own: OwnPart): Finding {
  const loans = entries.filter(({ entry, decision }) => entry.isCredit && decision.category === LOAN);
  const isNear = (row: EnrichedEntry | undefined, day: EpochDay) =>
    row !== undefined && Math.abs(row.entry.day - day) <= STACKING_DAYS;
  const stacked = loans.filter(
    ({ entry }, index) => isNear(loans[index - 1], entry.day) || isNear(loans[index + 1], entry.day),
  );
  return findingOf('loan-stacking', stacked, own);
}

/** `entries`: by day, then by id. */
export function minimumCardPayments(entries: readonly EnrichedEntry[], own: OwnPart): Finding {
  const payments = entries.filter(
    ({ entry, decision }) => !entry.isCredit && decision.category === CARD && decision.payee !== '',
  );
  const minimums = new Set(
    [...groupedBy(payments, ({ decision }) => decision.payee).values()].flatMap(minimumRuns),
  );
  return findingOf(
    'minimum-card-payments',
    payments.filter(row => minimums.has(row)),
    own,
  );
}

function minimumRuns(payments: readonly EnrichedEntry[]): EnrichedEntry[] {
  const found: EnrichedEntry[] = [];
  let run: EnrichedEntry[] = [];
  const close = () => {
    if (run.length >= FEWEST_MINIMUMS) found.push(...run);
    run = [];
  };
  for (const row of payments) {
    const before = run.at(-1);
    if (before !== undefined && !follows(before, row)) close();
    if (row.entry.minor <= LARGEST_MINIMUM) run.push(row);
    else close();
  }
  close();
  return found;
}

function follows({ entry: before }: EnrichedEntry, { entry }: EnrichedEntry): boolean {
  const gap = entry.day - before.day;
  return gap >= SHORTEST_GAP && gap <= LONGEST_GAP && isSame(before.minor, entry.minor, STEADY_STEP);
}

/** Each missed payment counts once, with what the bill costs now. */
export function missedHousingPayments(bills: readonly Bill[], own: OwnPart): Finding {
  const housing = bills.filter(({ category }) => HOUSING.has(category));
  const newest = housing.map(({ payments }) => (payments[0] as EntryPayment).day).reduce(laterOf, EPOCH);
  const missed = housing.flatMap(bill => {
    const value = own(bill.expected, (bill.entries.at(-1) as EnrichedEntry).entry);
    return missedDaysOf(bill, newest).map(day => ({ month: monthOf(day), value }));
  });
  return {
    kind: 'missed-housing-payments',
    amount: sumOf(missed.map(({ value }) => value)),
    count: missed.length,
    transactionIds: housing
      .filter(bill => missedDaysOf(bill, newest).length > 0)
      .flatMap(({ entries }) => entries.map(({ entry }) => entry.transactionId)),
    byMonth: sumsByMonth(missed),
    over: 'sum',
  };
}

/** After the last payment nothing is owed where another home's payments began since; `newest`: the last such beginning. */
function missedDaysOf(bill: Bill, newest: EpochDay): readonly EpochDay[] {
  const last = (bill.payments.at(-1) as EntryPayment).day;
  return bill.rhythm.missedDays.filter(day => day < last || newest <= last);
}
