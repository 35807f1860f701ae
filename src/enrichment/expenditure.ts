/** How far a cost can be given up and how it is paid: one definition for every product. */
import { rowsOf } from '../base/tables.js';
import {
  EXPENDITURE,
  type ExpenditureRow,
  IS_ESSENTIAL,
  UNEXPLAINED_EXPENDITURE,
} from '../data/expenditure.js';
import type { CategoryId } from '../model/taxonomy.js';
import { categoryIdOf, UNEXPLAINED_PAYMENT } from './words/categories.js';

const ROW_BY_CATEGORY: ReadonlyMap<CategoryId, ExpenditureRow> = new Map(
  rowsOf(EXPENDITURE).map(([slug, row]) => [categoryIdOf(slug), row]),
);

/** Null of what is no expenditure. */
export function expenditureOf(category: CategoryId): ExpenditureRow | null {
  if (category === UNEXPLAINED_PAYMENT) return UNEXPLAINED_EXPENDITURE;
  return ROW_BY_CATEGORY.get(category) ?? null;
}

export function isEssential({ view }: Pick<ExpenditureRow, 'view'>): boolean {
  return IS_ESSENTIAL[view];
}
