/** The months, the spending and the indicators of affordability as a report shows them. */
import { majorOf, minorOf } from '../../base/money.js';
import type { AssessAffordabilityResult } from '../../model/affordability.js';
import type { AffordabilitySection } from '../../model/taxonomy.js';
import { categoryBySlug } from '../../taxonomy/lookups.js';
import { foundIndicators } from '../../words/foundIndicators.js';
import type { IndicatorPicture, ReportMonth, ReportTransaction, SpendingCategory } from './report.js';

const COSTS: ReadonlySet<AffordabilitySection> = new Set(['fixed', 'flexible', 'debt']);

/** The oldest first. */
export function monthsOf(affordability: AssessAffordabilityResult): ReportMonth[] {
  return affordability.monthAffordabilities
    .toReversed()
    .map(({ year, month, isPartial, lines, incomeForMonth }) => {
      const recorded = (section: AffordabilitySection) =>
        sumOf(lines.flatMap(line => (line.section === section ? [line.recorded] : [])));
      const [fixed, flexible, debt] = [recorded('fixed'), recorded('flexible'), recorded('debt')];
      const left = sumOf([incomeForMonth, -fixed, -flexible, -debt]);
      return { year, month, isPartial, income: incomeForMonth, fixed, flexible, debt, left };
    });
}

/** The largest first. Categories that gave back more than they cost are left out. */
export function spendingOf(affordability: AssessAffordabilityResult): SpendingCategory[] {
  const totals = new Map<string, number>();
  for (const { lines } of affordability.monthAffordabilities)
    for (const { section, category, recorded } of lines)
      if (COSTS.has(section)) totals.set(category, sumOf([totals.get(category) ?? 0, recorded]));
  const spent = [...totals].filter(([, amount]) => amount > 0);
  const all = sumOf(spent.map(([, amount]) => amount));
  return spent
    .map(([slug, amount]) => ({ name: categoryBySlug(slug)?.name ?? slug, amount, share: amount / all }))
    .toSorted((a, b) => b.amount - a.amount || (a.name < b.name ? -1 : 1));
}

/** Those of which something was found: signs of risk first, the gravest first. */
export function indicatorsOf(
  affordability: AssessAffordabilityResult,
  find: (ids: readonly string[]) => readonly ReportTransaction[],
): IndicatorPicture[] {
  return foundIndicators(affordability.indicators).map(({ indicator, isRisk }) => ({
    indicator,
    isRisk,
    transactions: find(indicator.transactionIds),
  }));
}

function sumOf(amounts: readonly number[]): number {
  return majorOf(amounts.reduce((sum, each) => sum + (each < 0 ? -minorOf(-each) : minorOf(each)), 0));
}
