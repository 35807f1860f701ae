/** The months, the spending and the indicators of affordability as a report shows them. */
import { majorOf, minorOf } from '../../base/money.js';
import type { AssessAffordabilityResult, IndicatorKind } from '../../model/affordability.js';
import { categoryBySlug } from '../../taxonomy/lookups.js';
import type { IndicatorPicture, ReportMonth, ReportTransaction, SpendingCategory } from './report.js';

/**
 * Signs of risk, the gravest first. Kinds that measure the same thing another way (the depth of an overdraft beside its days) are
 * left out, so that nothing counts twice.
 */
const RISKS: readonly IndicatorKind[] = [
  'debt-collection',
  'missed-housing-payments',
  'returned-direct-debits',
  'debt-management',
  'income-fall',
  'short-term-credit',
  'loan-stacking',
  'gambling',
  'overdraft-days',
  'overdraft-charges',
  'minimum-card-payments',
  'catalogue-credit',
  'buy-now-pay-later',
  'new-credit',
];

const COSTS: ReadonlySet<string> = new Set(['fixed', 'flexible', 'debt']);

/** The oldest first. */
export function monthsOf(affordability: AssessAffordabilityResult): ReportMonth[] {
  return affordability.monthAffordabilities
    .toReversed()
    .map(({ year, month, isPartial, lines, incomeForMonth }) => {
      const recorded = (section: string) =>
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
  const place = (kind: IndicatorKind) => (RISKS.includes(kind) ? RISKS.indexOf(kind) : RISKS.length);
  return affordability.indicators
    .filter(({ amount, count }) => (amount ?? 0) > 0 || (count ?? 0) > 0)
    .map(indicator => ({
      indicator,
      isRisk: RISKS.includes(indicator.kind),
      transactions: find(indicator.transactionIds),
    }))
    .toSorted((a, b) => place(a.indicator.kind) - place(b.indicator.kind));
}

function sumOf(amounts: readonly number[]): number {
  return majorOf(amounts.reduce((sum, each) => sum + (each < 0 ? -minorOf(-each) : minorOf(each)), 0));
}
