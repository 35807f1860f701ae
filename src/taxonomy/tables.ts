/** The taxonomy with its descriptions. */
import { CATEGORIES as CATEGORY_ROWS, CLASSES as CLASS_ROWS } from '../data/taxonomy.js';
import { CATEGORY_DESCRIPTIONS, CLASS_DESCRIPTIONS } from '../data/taxonomyDescriptions.js';
import type { Category, TransactionClass } from '../model/taxonomy.js';

/** All categories, those of income first. Their ids and slugs are stable; new ones may be added. */
export const CATEGORIES: readonly Category[] = /* @__PURE__ */ CATEGORY_ROWS.map(row => ({
  ...row,
  description: CATEGORY_DESCRIPTIONS[row.slug],
}));

/** All classes, by id. Their ids and slugs are stable; new ones may be added. */
export const CLASSES: readonly TransactionClass[] = /* @__PURE__ */ CLASS_ROWS.map(row => ({
  ...row,
  description: CLASS_DESCRIPTIONS[row.slug],
}));
