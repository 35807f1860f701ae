/** Estimates the amount of each category in a calendar month. */
import type { EpochDay } from '../base/calendar.js';
import { type Minor, scaled, sumOf } from '../base/money.js';
import type { Bill } from '../bills/bill.js';
import type { TableMonth } from '../bills/tableMonths.js';
import type { EstimatedSection } from '../contract/affordability/affordabilityStatement.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryIdOf, categoryOf } from '../enrichment/words/categories.js';
import type { StreamFacts } from '../income/stream.js';
import type { AffordabilitySection, CategoryId } from '../model/taxonomy.js';
import type { PersonShare } from './ownership.js';
import type { LinesByMonth, MonthLine } from './table.js';

export interface CategoryEstimate {
  readonly category: CategoryId;
  readonly section: EstimatedSection;
  /** The person's share, rounded half-even. */
  readonly monthly: Minor;
}

export interface EstimateQuestion {
  readonly table: LinesByMonth;
  /** Newest first. */
  readonly months: readonly TableMonth[];
  /** The complete months over which irregular amounts are averaged, newest first. */
  readonly averaged: readonly TableMonth[];
  readonly from: EpochDay;
  readonly asOf: EpochDay;
  readonly streams: readonly StreamFacts[];
  readonly bills: readonly Bill[];
  readonly personShare: PersonShare;
}

/**
 * Without a complete month, irregular amounts are scaled by days to an average month of 365/12, but never from fewer days
 * than this.
 */
const FEWEST_DAYS_SCALED = 28;
const DAYS_PER_YEAR = 365;
const ESTIMATED: ReadonlySet<AffordabilitySection> = new Set([
  'income',
  'fixed',
  'flexible',
  'debt',
  'savings',
]);

/** The estimates of every category in the table or in a stream. */
export function estimatesOf(question: EstimateQuestion): CategoryEstimate[] {
  const { table, streams, bills, personShare } = question;
  const regular = regularOf(streams, bills, personShare);
  const found = new Map<CategoryId, EstimatedSection>();
  for (const lines of table.values())
    for (const { category, section } of lines.values())
      if (isEstimated(section)) found.set(category, section);
  for (const category of regular.keys())
    found.set(category, categoryOf(category).affordability as EstimatedSection);
  return [...found].map(([category, section]) => ({
    category,
    section,
    monthly: (regular.get(category) ?? 0) + irregularOf(category, section, question),
  }));
}

export function sectionEstimate(estimates: readonly CategoryEstimate[], section: EstimatedSection): Minor {
  return sumOf(estimates.filter(estimate => estimate.section === section).map(({ monthly }) => monthly));
}

function isEstimated(section: AffordabilitySection): section is EstimatedSection {
  return ESTIMATED.has(section);
}

/** Verified income, and bills that continue. */
function regularOf(
  streams: readonly StreamFacts[],
  bills: readonly Bill[],
  personShare: PersonShare,
): ReadonlyMap<CategoryId, Minor> {
  const regular = new Map<CategoryId, Minor>();
  const add = (category: CategoryId, monthly: Minor, entries: readonly EnrichedEntry[]) =>
    regular.set(
      category,
      (regular.get(category) ?? 0) + personShare(monthly, (entries.at(-1) as EnrichedEntry).entry),
    );
  for (const { category, estimate, group } of streams)
    add(categoryIdOf(category), estimate.monthly, group.entries);
  for (const { category, monthly, isStopped, entries } of bills)
    if (!isStopped) add(category, monthly, entries);
  return regular;
}

/** More money back than spent is not income, so costs are at least zero. Savings may be below zero, when they are drawn down. */
function irregularOf(
  category: CategoryId,
  section: EstimatedSection,
  { table, months, averaged, from, asOf }: EstimateQuestion,
): Minor {
  if (section === 'income') return 0;
  const totalOf = (which: readonly TableMonth[]) =>
    sumOf(which.map(({ month }) => lineOf(table.get(month)?.values() ?? [], category, section)));
  const mean =
    averaged.length > 0
      ? scaled(totalOf(averaged), 1, averaged.length)
      : scaled(totalOf(months), DAYS_PER_YEAR, 12 * Math.max(FEWEST_DAYS_SCALED, asOf - from + 1));
  return section === 'savings' ? mean : Math.max(0, mean);
}

function lineOf(lines: Iterable<MonthLine>, category: CategoryId, section: EstimatedSection): Minor {
  for (const line of lines) if (line.category === category && line.section === section) return line.irregular;
  return 0;
}
