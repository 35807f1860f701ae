/** The estimated costs by how far they can be given up. */
import { type Minor, majorOf, sumOf } from '../base/money.js';
import { namesOf } from '../base/tables.js';
import { VIEW_DEFINITIONS } from '../data/expenditure.js';
import { expenditureOf, isEssential } from '../enrichment/expenditure.js';
import { categoryOf } from '../enrichment/words/categories.js';
import type { Expenditure, ExpenditureView } from '../model/expenditure.js';
import type { CategoryEstimate } from './estimates.js';

const VIEWS = namesOf(VIEW_DEFINITIONS);

export function expenditureResultOf(estimates: readonly CategoryEstimate[]): Expenditure {
  const costs = estimates.flatMap(estimate => {
    const row = expenditureOf(estimate.category);
    return row === null ? [] : [{ ...estimate, view: row.view, reason: row.reason }];
  });
  const of = (...views: readonly ExpenditureView[]): Minor =>
    sumOf(costs.filter(({ view }) => views.includes(view)).map(({ monthly }) => monthly));
  return {
    committed: majorOf(of('committed')),
    essential: majorOf(of('basic-essential', 'basic-quality-of-life')),
    discretionary: majorOf(of('discretionary')),
    nonDiscretionary: majorOf(sumOf(costs.filter(isEssential).map(({ monthly }) => monthly))),
    total: majorOf(of(...VIEWS)),
    views: VIEWS.map(view => ({
      view,
      definition: VIEW_DEFINITIONS[view],
      amount: majorOf(of(view)),
      categories: costs
        .filter(cost => cost.view === view)
        .sort((a, b) => b.monthly - a.monthly || a.category - b.category)
        .map(({ category, section, monthly, reason }) => ({
          category: categoryOf(category).slug,
          section,
          amount: majorOf(monthly),
          reason,
        })),
    })),
  };
}
