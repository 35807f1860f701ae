/** The periods of financial health that a report shows, with explanations of their figures. */
import type { AnalyseAccountsResult, AnalyseResult } from '../../contract/analysis.js';
import type { BusinessHealthPeriod } from '../../contract/health/businessHealth.js';
import type { ConsumerHealthPeriod } from '../../contract/health/consumerHealth.js';
import type { FigurePath } from '../../model/figurePath.js';
import { figureAt } from './figureAt.js';
import type { Report } from './report.js';

/** The way to a figure of a period. */
export type HealthFigure = FigurePath<ConsumerHealthPeriod> | FigurePath<BusinessHealthPeriod>;

/** The figures of financial health that an underwriter asks for first. A business and a person each have some of these. */
export const SHOWN_HEALTH_FIGURES = [
  'averageBalance',
  'minimumBalance',
  'daysOverdrawn',
  'daysBelowOneHundred',
  'monthsOfExpensesCovered',
  'incomePerMonth',
  'incomeStability',
  'spendingPerMonth',
  'spendToIncomeRatio',
  'housingCostRatio',
  'debtServiceRatio',
  'savingsRate',
  'revenue',
  'operatingCosts',
  'monthsInDeficit',
] as const satisfies readonly HealthFigure[];

/** All accounts as one. */
export function healthOf(analysis: AnalyseResult | AnalyseAccountsResult): Report['health'] {
  const health = analysis.financialHealth;
  const isCombined = health !== null && health.combined !== null;
  const subject = health?.combined ?? health?.accounts[0];
  const periods = subject?.periods;
  if (periods === undefined || (!isCombined && health?.accounts.length !== 1)) return null;
  const base = isCombined ? 'financialHealth.combined' : 'financialHealth.accounts[0]';
  const quarter = periods.lastNinetyDays;
  const values: Readonly<Record<string, unknown>> = { ...quarter };
  const explained = SHOWN_HEALTH_FIGURES.flatMap(name => {
    const value = values[name];
    if (typeof value !== 'number' && value !== null) return [];
    return [[name, figureAt(analysis, `${base}.periods.lastNinetyDays.${name}`, value)] as const];
  });
  return {
    quarter,
    year: subject?.wholeHistory ?? periods.lastThreeSixtyDays,
    explained: Object.fromEntries(explained),
  };
}
