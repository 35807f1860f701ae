/** The lines of each month: what was recorded, and the working amounts behind the estimates. */
import type { MonthIndex } from '../base/calendar.js';
import { type Minor, majorOf, split, sumOf } from '../base/money.js';
import { mean } from '../base/statistics.js';
import { categoryIdOf, categoryOf, UNCATEGORISED } from '../enrichment/categories.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { StreamFacts } from '../income/stream.js';
import type { AffordabilityLine } from '../model/affordability.js';
import type { AffordabilitySection, CategoryId } from '../model/taxonomy.js';
import { monthlyEquivalent } from '../streams/monthlyFactor.js';
import type { SpreadBill } from './spread.js';

/** One category in one month, exact. */
export interface MonthLine {
  readonly category: CategoryId;
  readonly section: AffordabilitySection;
  recorded: Minor;
  working: Minor;
  readonly ids: Set<string>;
}

/** The lines of one month, by category; unknown credits apart from unknown debits. */
type MonthLines = Map<number, MonthLine>;

const UNKNOWN_CREDIT = -1;

export type LinesByMonth = ReadonlyMap<MonthIndex, Readonly<MonthLines>>;

export function linesByMonth(
  months: readonly MonthIndex[],
  entries: readonly EnrichedEntry[],
  streams: readonly StreamFacts[],
  bills: readonly SpreadBill[],
): LinesByMonth {
  const table = new Map(months.map((month): [MonthIndex, MonthLines] => [month, new Map()]));
  const verified = new Map(
    streams.flatMap(({ group, category }) =>
      group.entries.map(({ entry }) => [entry.index, categoryIdOf(category)]),
    ),
  );
  for (const row of entries) record(table, row, verified.get(row.entry.index) ?? row.countsToward);
  spreadBills(table, months, bills);
  for (const stream of streams) addVerifiedIncome(table, stream);
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
    .map(({ category, section, recorded, working, ids }) => ({
      section,
      sfs: categoryOf(category).sfs,
      category: categoryOf(category).slug,
      amount: majorOf(working),
      recorded: majorOf(recorded),
      transactionIds: [...ids],
    }));
}

function record(
  table: ReadonlyMap<MonthIndex, MonthLines>,
  { entry }: EnrichedEntry,
  category: CategoryId,
): void {
  const lines = table.get(entry.month);
  if (lines === undefined) return;
  const line = lineFor(lines, category, entry.isCredit);
  const signed = entry.isCredit === (line.section === 'income') ? entry.minor : -entry.minor;
  line.recorded += signed;
  // Recurring income is counted from the streams instead.
  if (line.section !== 'income') line.working += signed;
  line.ids.add(entry.transactionId);
}

/** Takes a yearly or quarterly bill out of the month in which it fell and gives each month of the table its share. */
function spreadBills(
  table: ReadonlyMap<MonthIndex, MonthLines>,
  months: readonly MonthIndex[],
  bills: readonly SpreadBill[],
): void {
  for (const { category, entries, coveredMonths } of bills) {
    for (const { entry } of entries) {
      const lines = table.get(entry.month);
      if (lines !== undefined) lineFor(lines, category, false).working -= entry.minor;
    }
    const shares = split(Math.round(mean(entries.map(({ entry }) => entry.minor)) ?? 0), coveredMonths);
    months.forEach((month, index) => {
      const line = lineFor(table.get(month) as MonthLines, category, false);
      line.working += shares[index % coveredMonths] as Minor;
      for (const { entry } of entries) line.ids.add(entry.transactionId);
    });
  }
}

/** A month's verified income: the mean payment of the month times the payments of an average month. */
function addVerifiedIncome(table: ReadonlyMap<MonthIndex, MonthLines>, stream: StreamFacts): void {
  const { frequency } = stream.cadence;
  const category = categoryIdOf(stream.category);
  for (const [month, lines] of table) {
    const paid = stream.group.entries.filter(({ entry }) => entry.month === month).map(({ entry }) => entry);
    if (paid.length === 0) continue;
    const total = sumOf(paid.map(({ minor }) => minor));
    const payments = new Set(paid.map(({ day }) => day)).size;
    const isOftenerThanMonthly =
      frequency === 'Weekly' || frequency === 'Fortnightly' || frequency === 'FourWeekly';
    const working = isOftenerThanMonthly ? monthlyEquivalent(Math.round(total / payments), frequency) : total;
    const line = lineFor(lines, category, true);
    line.working += working;
    for (const { transactionId } of paid) line.ids.add(transactionId);
  }
}

function lineFor(lines: MonthLines, category: CategoryId, isCredit: boolean): MonthLine {
  // Money in of unknown purpose is neither income nor the return of a cost.
  const isUnknownCredit = category === UNCATEGORISED && isCredit;
  const key = isUnknownCredit ? UNKNOWN_CREDIT : category;
  const known = lines.get(key);
  if (known !== undefined) return known;
  const section = isUnknownCredit ? 'excluded' : categoryOf(category).affordability;
  const line: MonthLine = { category, section, recorded: 0, working: 0, ids: new Set() };
  lines.set(key, line);
  return line;
}
