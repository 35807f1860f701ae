/** The lines of each month: the recorded amounts, the working amounts, and the irregular part that estimates average. */

import type { EpochDay, MonthIndex } from '../base/calendar.js';
import { type Minor, majorOf, split, sumOf } from '../base/money.js';
import type { Bill } from '../bills/bill.js';
import { billKeyOf } from '../bills/billGroups.js';
import type { AffordabilityLine } from '../contract/affordability/affordabilityResult.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryIdOf, categoryOf, UNCATEGORISED } from '../enrichment/words/categories.js';
import type { StreamFacts } from '../income/stream.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import type { AffordabilitySection, CategoryId } from '../model/taxonomy.js';
import { idsOf } from './ids.js';
import type { PersonShare } from './ownership.js';
import { verifiedMonthsOf } from './verifiedIncome.js';

/** One category in one month, exact. */
export interface MonthLine {
  readonly category: CategoryId;
  readonly section: AffordabilitySection;
  recorded: Minor;
  working: Minor;
  /** The working amount without regular bills. */
  irregular: Minor;
  /** Transactions that fell in the month. */
  readonly recordedRows: LedgerEntry[];
  /** Transactions that the working amount includes a part of, besides those above. */
  readonly workingRows: Set<LedgerEntry>;
}

/** The lines of one month, by category. Unknown credits and unknown debits are separate lines. */
type MonthLines = Map<number, MonthLine>;

const UNKNOWN_CREDIT = -1;

export type LinesByMonth = ReadonlyMap<MonthIndex, Readonly<MonthLines>>;

export interface TableQuestion {
  readonly months: readonly MonthIndex[];
  readonly asOf: EpochDay;
  /** Of these months, by day, then by id. */
  readonly entries: readonly EnrichedEntry[];
  readonly streams: readonly StreamFacts[];
  readonly bills: readonly Bill[];
  readonly personShare: PersonShare;
}

export function tableOf({ months, asOf, entries, streams, bills, personShare }: TableQuestion): LinesByMonth {
  const table = new Map(months.map((month): [MonthIndex, MonthLines] => [month, new Map()]));
  const verified = new Map(
    streams.flatMap(({ group, category }) =>
      group.entries.map(({ entry }) => [entry.index, categoryIdOf(category)]),
    ),
  );
  const isOfBill = billMembership(bills);
  for (const row of entries)
    record(table, row, verified.get(row.entry.index) ?? row.countsToward, personShare, isOfBill(row));
  for (const bill of bills) {
    if (bill.isStopped) continue;
    spread(table, months, bill, personShare);
    for (const { entry, minor } of bill.oddAmounts)
      lineFor(table.get(entry.month) as MonthLines, bill.category, false).irregular += personShare(
        minor,
        entry,
      );
  }
  for (const stream of streams) addVerifiedIncome(table, stream, asOf, personShare);
  return table;
}

export function sectionTotal(
  lines: Iterable<MonthLine>,
  section: AffordabilitySection,
  which: 'recorded' | 'working',
): Minor {
  let total = 0;
  for (const line of lines) if (line.section === section) total += line[which];
  return total;
}

const SECTION_ORDER: readonly AffordabilitySection[] = [
  'income',
  'fixed',
  'flexible',
  'debt',
  'savings',
  'offset',
  'excluded',
];

export function lineResults(lines: Iterable<MonthLine>): AffordabilityLine[] {
  return [...lines]
    .sort(
      (a, b) =>
        SECTION_ORDER.indexOf(a.section) - SECTION_ORDER.indexOf(b.section) || a.category - b.category,
    )
    .map(lineResult);
}

function lineResult(line: MonthLine): AffordabilityLine {
  const { slug, sfs } = categoryOf(line.category);
  return {
    section: line.section,
    sfs,
    category: slug,
    amount: majorOf(line.working),
    recorded: majorOf(line.recorded),
    recordedTransactionIds: idsOf(line.recordedRows),
    transactionIds: idsOf(rowsOf(line)),
  };
}

/** The transactions of the month, and those of other months that are a part of the working amount. */
export function rowsOf({ recordedRows, workingRows }: MonthLine): readonly LedgerEntry[] {
  return workingRows.size === 0 ? recordedRows : [...new Set([...recordedRows, ...workingRows])];
}

/** True for payments of bills and for what came back of them, since the estimates count the bill instead. */
function billMembership(bills: readonly Bill[]): (row: EnrichedEntry) => boolean {
  const paid = new Set(bills.flatMap(({ entries }) => entries.map(({ entry }) => entry.index)));
  const keys = new Set(bills.flatMap(({ entries }) => entries.map(billKeyOf)));
  return row => {
    if (!row.entry.isCredit) return paid.has(row.entry.index);
    return row.refundOf === null ? keys.has(billKeyOf(row)) : paid.has(row.refundOf.index);
  };
}

function record(
  table: ReadonlyMap<MonthIndex, MonthLines>,
  { entry, refundOf }: EnrichedEntry,
  category: CategoryId,
  personShare: PersonShare,
  isOfBill: boolean,
): void {
  const lines = table.get(entry.month);
  if (lines === undefined) return;
  const line = lineFor(lines, category, entry.isCredit && refundOf === null);
  const part = personShare(entry.minor, entry);
  const signed = entry.isCredit === (line.section === 'income') ? part : -part;
  line.recorded += signed;
  line.recordedRows.push(entry);
  // Recurring income is counted from the streams instead.
  if (line.section === 'income') return;
  const reduced = refundOf === null ? line : lineOfPurchase(table, refundOf, category);
  if (reduced === null) return;
  reduced.working += signed;
  if (!isOfBill) reduced.irregular += signed;
  if (reduced !== line) reduced.workingRows.add(entry);
}

/** A refund reduces its purchase in the month of the purchase. Null if the purchase is before the table, which never had the cost. */
function lineOfPurchase(
  table: ReadonlyMap<MonthIndex, MonthLines>,
  purchase: LedgerEntry,
  category: CategoryId,
): MonthLine | null {
  const lines = table.get(purchase.month);
  return lines === undefined ? null : lineFor(lines, category, false);
}

/** Takes a bill less frequent than monthly out of the months in which it fell and gives each month its share. */
function spread(
  table: ReadonlyMap<MonthIndex, MonthLines>,
  months: readonly MonthIndex[],
  { category, payments, rhythm: { coveredMonths } }: Bill,
  personShare: PersonShare,
): void {
  if (coveredMonths === 1) return;
  const entries = payments.flatMap(payment => payment.entries);
  const parts = entries.map(({ entry }) => personShare(entry.minor, entry));
  entries.forEach(({ entry }, index) => {
    lineFor(table.get(entry.month) as MonthLines, category, false).working -= parts[index] as Minor;
  });
  const onePayment = Math.round(sumOf(parts) / payments.length);
  const shares = split(onePayment, coveredMonths);
  months.forEach((month, index) => {
    const line = lineFor(table.get(month) as MonthLines, category, false);
    line.working += shares[index % coveredMonths] as Minor;
    for (const { entry } of entries) line.workingRows.add(entry);
  });
}

function addVerifiedIncome(
  table: ReadonlyMap<MonthIndex, MonthLines>,
  stream: StreamFacts,
  asOf: EpochDay,
  personShare: PersonShare,
): void {
  const category = categoryIdOf(stream.category);
  for (const { month, working, entries } of verifiedMonthsOf(stream, asOf, personShare)) {
    const lines = table.get(month);
    if (lines === undefined) continue;
    const line = lineFor(lines, category, true);
    line.working += working;
    for (const entry of entries) line.workingRows.add(entry);
  }
}

function lineFor(lines: MonthLines, category: CategoryId, isCredit: boolean): MonthLine {
  // Money in of unknown purpose is neither income nor a refund.
  const isUnknownCredit = category === UNCATEGORISED && isCredit;
  const key = isUnknownCredit ? UNKNOWN_CREDIT : category;
  const known = lines.get(key);
  if (known !== undefined) return known;
  const section = isUnknownCredit ? 'excluded' : categoryOf(category).affordability;
  const line: MonthLine = {
    category,
    section,
    recorded: 0,
    working: 0,
    irregular: 0,
    recordedRows: [],
    workingRows: new Set(),
  };
  lines.set(key, line);
  return line;
}
