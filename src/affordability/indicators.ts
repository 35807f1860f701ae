/** Signs of risk and vulnerability, each with its definition and the transactions behind it. */
import type { EpochDay } from '../base/calendar.js';
import type { Bill } from '../bills/bill.js';
import { INDICATORS, type IndicatorRow } from '../data/indicators.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryIdOf } from '../enrichment/words/categories.js';
import type { IncomeFacts } from '../income/verify.js';
import type { AffordabilityIndicator } from '../model/affordabilityIndicators.js';
import type { CategoryId } from '../model/taxonomy.js';
import { loanStacking, minimumCardPayments, missedHousingPayments } from './creditSigns.js';
import { type Finding, findingOf, indicatorOf, type Totals } from './finding.js';
import { incomeFall } from './incomeFall.js';
import { overdraftFindings } from './overdraft.js';
import type { OwnPart } from './ownership.js';
import type { LinesByMonth } from './table.js';

export interface IndicatorQuestion {
  readonly table: LinesByMonth;
  /** Of the table's months, by day, then by id. */
  readonly entries: readonly EnrichedEntry[];
  readonly bills: readonly Bill[];
  readonly income: IncomeFacts;
  readonly asOf: EpochDay;
  readonly own: OwnPart;
  readonly totals: Totals;
}

const ROW_BY_CATEGORY: ReadonlyMap<CategoryId, IndicatorRow> = new Map(
  INDICATORS.flatMap(row =>
    row.categories.map((slug): [CategoryId, IndicatorRow] => [categoryIdOf(slug), row]),
  ),
);
const RETURN_FEES = ROW_BY_CATEGORY.get(categoryIdOf('returned-payment-fee'));

export function indicatorsOf(question: IndicatorQuestion): AffordabilityIndicator[] {
  const { table, entries, bills, income, asOf, own, totals } = question;
  const findings: Finding[] = [
    ...byCategory(entries, own),
    findingOf(
      'returned-direct-debits',
      entries.filter(({ returned }) => returned === 'payment'),
      own,
    ),
    loanStacking(entries, own),
    minimumCardPayments(entries, own),
    missedHousingPayments(bills, own),
    incomeFall(table, totals.complete, income, own),
    ...overdraftFindings(entries, asOf, own),
  ];
  return findings.map(finding => indicatorOf(finding, totals));
}

function byCategory(entries: readonly EnrichedEntry[], own: OwnPart): Finding[] {
  const matching = new Map(INDICATORS.map((row): [IndicatorRow, EnrichedEntry[]] => [row, []]));
  for (const transaction of entries) {
    const row =
      transaction.returned === 'fee' ? RETURN_FEES : ROW_BY_CATEGORY.get(transaction.decision.category);
    if (row !== undefined && transaction.entry.isCredit === (row.direction === 'credit'))
      matching.get(row)?.push(transaction);
  }
  return [...matching].map(([row, found]) => findingOf(row.kind, found, own));
}
