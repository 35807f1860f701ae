/** Categories and classes, with names and descriptions, and nothing else: open-banking-insights/taxonomy. */
export { TAXONOMY_VERSION } from './data/taxonomy.js';
export type { SfsWording } from './model/standardFinancialStatement.js';
export type {
  AffordabilitySection,
  Category,
  CategoryGroup,
  CategoryId,
  CategorySlug,
  ClassId,
  ClassSlug,
  TransactionClass,
} from './model/taxonomy.js';
export {
  categoriesOfGroup,
  categoryById,
  categoryBySlug,
  classById,
  classBySlug,
  isCategorySlug,
  isClassSlug,
} from './taxonomy/lookups.js';
export { CATEGORIES, CLASSES } from './taxonomy/tables.js';
