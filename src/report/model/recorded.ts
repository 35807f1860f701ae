/** The months and the spending as affordability recorded them. */
import { majorOf, minorOf } from '../../base/money.js';
import type { AssessAffordabilityResult } from '../../contract/affordability/affordabilityResult.js';
import type { AffordabilitySection } from '../../model/taxonomy.js';
import { categoryBySlug } from '../../taxonomy/lookups.js';
import type { ReportMonth, SpendingCategory } from './report.js';

/** What costs, of all sections. */
export const COSTS: ReadonlySet<AffordabilitySection> = new Set(['fixed', 'flexible', 'debt']);

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

function sumOf(amounts: readonly number[]): number {
  return majorOf(amounts.reduce((sum, each) => sum + (each < 0 ? -minorOf(-each) : minorOf(each)), 0));
}
