/** Signs of risk and vulnerability, each with its definition and the transactions behind it. */
import { addDays, dayOf, EPOCH, type EpochDay, laterOf, type MonthIndex, monthOf } from '../base/calendar.js';
import { groupedBy, summedBy } from '../base/grouped.js';
import { type Minor, majorOf, minorOf, shareOf, sumOf } from '../base/money.js';
import { sumsIn } from '../base/months.js';
import type { Bill } from '../bills/bill.js';
import type {
  AffordabilityIndicator,
  IndicatorKind,
  IndicatorTrend,
} from '../contract/affordability/affordabilityIndicators.js';
import { INDICATOR_DEFINITIONS, INDICATORS, type IndicatorRow } from '../data/indicators.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryIdOf, categoryIdsOf } from '../enrichment/words/categories.js';
import { rhythmsOfStream, type StreamFacts } from '../income/stream.js';
import type { IncomeFacts } from '../income/verify.js';
import { signedMinor } from '../ledger/balance.js';
import type { CategoryId } from '../model/taxonomy.js';
import { isSame } from '../streams/level.js';
import type { EntryPayment } from '../streams/payments.js';
import type { PersonShare } from './ownership.js';
import { type LinesByMonth, sectionTotal } from './table.js';

export interface IndicatorQuestion {
  readonly table: LinesByMonth;
  /** Of the table's months, by day, then by id. */
  readonly entries: readonly EnrichedEntry[];
  readonly bills: readonly Bill[];
  readonly income: IncomeFacts;
  readonly asOf: EpochDay;
  readonly personShare: PersonShare;
  readonly totals: Totals;
}

const ROW_BY_CATEGORY: ReadonlyMap<CategoryId, IndicatorRow> = new Map(
  INDICATORS.flatMap(row =>
    row.categories.map((slug): [CategoryId, IndicatorRow] => [categoryIdOf(slug), row]),
  ),
);
const RETURN_FEES = ROW_BY_CATEGORY.get(categoryIdOf('returned-payment-fee'));

export function indicatorsOf(question: IndicatorQuestion): AffordabilityIndicator[] {
  const { table, entries, bills, income, asOf, personShare, totals } = question;
  const findings: Finding[] = [
    ...byCategory(entries, personShare),
    findingOf(
      'returned-direct-debits',
      entries.filter(({ returned }) => returned === 'payment'),
      personShare,
    ),
    loanStacking(entries, personShare),
    minimumCardPayments(entries, personShare),
    missedHousingPayments(bills, personShare),
    incomeFall(table, totals.complete, income, personShare),
    ...overdraftFindings(entries, asOf, personShare),
  ];
  return findings.map(finding => indicatorOf(finding, totals));
}

function byCategory(entries: readonly EnrichedEntry[], personShare: PersonShare): Finding[] {
  const matching = new Map(INDICATORS.map((row): [IndicatorRow, EnrichedEntry[]] => [row, []]));
  for (const transaction of entries) {
    const row =
      transaction.returned === 'fee' ? RETURN_FEES : ROW_BY_CATEGORY.get(transaction.decision.category);
    if (row !== undefined && transaction.entry.isCredit === (row.direction === 'credit'))
      matching.get(row)?.push(transaction);
  }
  return [...matching].map(([row, found]) => findingOf(row.kind, found, personShare));
}

// A drop of verified income.

function incomeFall(
  table: LinesByMonth,
  complete: readonly MonthIndex[],
  { allStreams: streams }: IncomeFacts,
  personShare: PersonShare,
): Finding {
  const bonuses = sumsByMonth(
    streams.flatMap(rhythmsOfStream).flatMap(stream => bonusesOf(stream, personShare)),
  );
  const byMonth = new Map(
    [...table].map(([month, lines]) => [
      month,
      sectionTotal(lines.values(), 'income', 'working') - (bonuses.get(month) ?? 0),
    ]),
  );
  const trend = trendOf({ byMonth, amount: 0, over: 'sum' }, complete);
  const ended = streams.filter(({ status }) => status === 'Ended');
  return {
    kind: 'income-fall',
    amount: trend === null ? null : Math.max(0, minorOf(trend.before) - minorOf(trend.latest)),
    count: ended.length,
    transactionIds: ended.flatMap(({ group }) => group.entries.map(({ entry }) => entry.transactionId)),
    byMonth: trend === null ? null : byMonth,
    over: 'sum',
  };
}

/** The amounts by which odd payments exceeded the level of their stream. */
function bonusesOf(
  { outliers, group }: StreamFacts,
  personShare: PersonShare,
): { month: MonthIndex; value: number }[] {
  const { entry } = group.entries.at(-1) as EnrichedEntry;
  return outliers
    .filter(({ amount, expected }) => amount > expected)
    .map(({ date, amount, expected }) => ({
      month: monthOf(dayOf(date)),
      value: personShare(minorOf(amount) - minorOf(expected), entry),
    }));
}

// Days below zero and how far, from the running balances on the transactions.

interface BalanceRow {
  readonly row: EnrichedEntry;
  /** Below zero when overdrawn. */
  readonly balance: Minor;
}

/** `entries`: by day, then by id. */
function overdraftFindings(
  entries: readonly EnrichedEntry[],
  asOf: EpochDay,
  personShare: PersonShare,
): Finding[] {
  const rows = balanceRowsOf(entries);
  const isKnown = rows.length > 0;
  const overdrawn = rows.filter(({ balance }) => balance < 0);
  const transactionIds = overdrawn.map(({ row }) => row.entry.transactionId);
  const accounts = [...groupedBy(rows, ({ row }) => row.entry.accountId).values()];
  const days = [...new Set(accounts.flatMap(account => daysBelowZero(account, asOf)))];
  // The deepest overdraft of each month, which is not a sum.
  const depths = new Map<MonthIndex, Minor>();
  for (const { row, balance } of overdrawn) {
    const depth = personShare(-balance, row.entry);
    depths.set(row.entry.month, Math.max(depth, depths.get(row.entry.month) ?? 0));
  }
  return [
    {
      kind: 'overdraft-days',
      amount: null,
      count: isKnown ? days.length : null,
      transactionIds,
      byMonth: isKnown ? summedBy(days, monthOf, () => 1) : null,
      over: 'sum',
    },
    {
      kind: 'overdraft-depth',
      amount: isKnown ? Math.max(0, ...depths.values()) : null,
      count: null,
      transactionIds,
      byMonth: isKnown ? depths : null,
      over: 'largest',
    },
  ];
}

function balanceRowsOf(entries: readonly EnrichedEntry[]): BalanceRow[] {
  const rows: BalanceRow[] = [];
  for (const row of entries) {
    const { balance } = row.entry.transaction;
    if (balance) rows.push({ row, balance: signedMinor(balance) });
  }
  return rows;
}

/** A day counts when any of its balances is below zero; the days after it while its closing balance is. */
function daysBelowZero(rows: readonly BalanceRow[], asOf: EpochDay): EpochDay[] {
  const days = [...groupedBy(rows, ({ row }) => row.entry.day)];
  return days.flatMap(([day, ofDay], index) => {
    const next = days[index + 1]?.[0] ?? addDays(asOf, 1);
    const until =
      closingOf(ofDay) < 0 ? next : addDays(day, ofDay.some(({ balance }) => balance < 0) ? 1 : 0);
    return Array.from({ length: until - day }, (_, later) => addDays(day, later));
  });
}

/** The rows of a day are not in the order of time. Its closing balance is the one from which no other row of the day started. */
function closingOf(rows: readonly BalanceRow[]): Minor {
  const opening = new Set(
    rows.map(({ row: { entry }, balance }) => balance - (entry.isCredit ? entry.minor : -entry.minor)),
  );
  const closing = rows.filter(({ balance }) => !opening.has(balance));
  return (closing.length === 1 ? closing : rows).at(-1)?.balance ?? 0;
}

// Signs of strained credit that the category alone does not show.

const LOAN = categoryIdOf('loan-proceeds');
const CARD = categoryIdOf('credit-card-payment');
const HOUSING = categoryIdsOf('rent', 'mortgage');

const STACKING_DAYS = 30;

/** The minimum payment is mostly 1 % of the balance plus the interest, or 5 to 25 (general knowledge of UK cards). */
const LARGEST_MINIMUM: Minor = 100_00;
const STEADY_STEP = 0.15;
const FEWEST_MINIMUMS = 4;
/** Days between monthly payments, made by hand or by direct debit. */
const SHORTEST_GAP = 20;
const LONGEST_GAP = 45;

/** `entries`: by day, then by id. */
function loanStacking(entries: readonly EnrichedEntry[], personShare: PersonShare): Finding {
  const loans = entries.filter(({ entry, decision }) => entry.isCredit && decision.category === LOAN);
  const isNear = (row: EnrichedEntry | undefined, day: EpochDay) =>
    row !== undefined && Math.abs(row.entry.day - day) <= STACKING_DAYS;
  const stacked = loans.filter(
    ({ entry }, index) => isNear(loans[index - 1], entry.day) || isNear(loans[index + 1], entry.day),
  );
  return findingOf('loan-stacking', stacked, personShare);
}

/** `entries`: by day, then by id. */
function minimumCardPayments(entries: readonly EnrichedEntry[], personShare: PersonShare): Finding {
  const payments = entries.filter(
    ({ entry, decision }) =>
      !entry.isCredit && decision.category === CARD && decision.payee.kind !== 'nobody',
  );
  const minimums = new Set(
    [...groupedBy(payments, ({ decision }) => decision.payee.key).values()].flatMap(minimumRuns),
  );
  return findingOf(
    'minimum-card-payments',
    payments.filter(row => minimums.has(row)),
    personShare,
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
function missedHousingPayments(bills: readonly Bill[], personShare: PersonShare): Finding {
  const housing = bills.filter(({ category }) => HOUSING.has(category));
  const newest = housing.map(({ payments }) => (payments[0] as EntryPayment).day).reduce(laterOf, EPOCH);
  const missed = housing.flatMap(bill => {
    const value = personShare(bill.expected, (bill.entries.at(-1) as EnrichedEntry).entry);
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

/** After its last payment, a bill owes nothing if payments for another home have begun. `newest` is the latest such beginning. */
function missedDaysOf(bill: Bill, newest: EpochDay): readonly EpochDay[] {
  const last = (bill.payments.at(-1) as EntryPayment).day;
  return bill.rhythm.missedDays.filter(day => day < last || newest <= last);
}

// The finding of an indicator, in total and month by month.

interface Finding {
  readonly kind: IndicatorKind;
  readonly amount: Minor | null;
  readonly count: number | null;
  readonly transactionIds: readonly string[];
  /** Money if there is an amount, or else the count. Null if it is not known. */
  readonly byMonth: ReadonlyMap<MonthIndex, number> | null;
  /** How the figures of several months are combined. */
  readonly over: 'sum' | 'largest';
}

interface Totals {
  /** Recorded in the months of the table. */
  readonly income: Minor;
  readonly costs: Minor;
  /** Complete months, newest first. */
  readonly complete: readonly MonthIndex[];
}

const TREND_MONTHS = 3;

/** Transactions that are each counted once with their own amount. */
function findingOf(kind: IndicatorKind, rows: readonly EnrichedEntry[], personShare: PersonShare): Finding {
  const parts = rows.map(({ entry }) => ({ month: entry.month, value: personShare(entry.minor, entry) }));
  return {
    kind,
    amount: sumOf(parts.map(({ value }) => value)),
    count: rows.length,
    transactionIds: rows.map(({ entry }) => entry.transactionId),
    byMonth: sumsByMonth(parts),
    over: 'sum',
  };
}

function sumsByMonth(
  parts: readonly { readonly month: MonthIndex; readonly value: number }[],
): ReadonlyMap<MonthIndex, number> {
  return summedBy(
    parts,
    ({ month }) => month,
    ({ value }) => value,
  );
}

function indicatorOf(finding: Finding, { income, costs, complete }: Totals): AffordabilityIndicator {
  const { kind, amount, count, transactionIds, over } = finding;
  const isSum = amount !== null && over === 'sum';
  return {
    kind,
    definition: INDICATOR_DEFINITIONS[kind],
    amount: amount === null ? null : majorOf(amount),
    count,
    shareOfIncome: isSum ? shareOf(amount, income) : null,
    shareOfCosts: isSum ? shareOf(amount, costs) : null,
    trend: trendOf(finding, complete),
    transactionIds,
  };
}

function trendOf(
  { byMonth, amount, over }: Pick<Finding, 'byMonth' | 'amount' | 'over'>,
  complete: readonly MonthIndex[],
): IndicatorTrend | null {
  if (byMonth === null || complete.length < 2 * TREND_MONTHS) return null;
  const figure = (months: readonly MonthIndex[]) => {
    const values = sumsIn(months, byMonth);
    const total = over === 'sum' ? sumOf(values) : Math.max(...values);
    return amount === null ? total : majorOf(total);
  };
  return {
    latest: figure(complete.slice(0, TREND_MONTHS)),
    before: figure(complete.slice(TREND_MONTHS, 2 * TREND_MONTHS)),
  };
}
