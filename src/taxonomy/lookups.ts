/** One row of the taxonomy, by its slug or its id. */
import type {
  Category,
  CategoryGroup,
  CategorySlug,
  ClassSlug,
  TransactionClass,
} from '../model/taxonomy.js';
import { CATEGORIES, CLASSES } from './tables.js';

/**
 * The category with this slug. A slug that is only known at run time has the type `string`; for such a one the answer is null
 * where no category has it.
 *
 * @example
 * categoryBySlug('groceries').name; // 'Groceries and supermarkets'
 * categoryBySlug(row.category)?.name ?? 'Unknown';
 */
export function categoryBySlug(slug: CategorySlug): Category;
export function categoryBySlug(slug: string): Category | null;
export function categoryBySlug(slug: string): Category | null {
  return CATEGORIES.find(category => category.slug === slug) ?? null;
}

/**
 * The category with this id; null where no category has it.
 *
 * @example
 * categoryById(301)?.slug; // 'groceries'
 */
export function categoryById(id: number): Category | null {
  return CATEGORIES.find(category => category.id === id) ?? null;
}

/**
 * Whether a text is the slug of a category. TypeScript then knows it as a `CategorySlug`, as rules and corrections ask for.
 *
 * @example
 * const rules = isCategorySlug(chosen) ? [{ text: 'corner shop', set: { category: chosen } }] : [];
 */
export function isCategorySlug(text: string): text is CategorySlug {
  return categoryBySlug(text) !== null;
}

/**
 * The categories of one group, in the order of CATEGORIES.
 *
 * @example
 * categoriesOfGroup('utilities').map(({ slug }) => slug); // ['energy', 'water', 'tv-licence']
 */
export function categoriesOfGroup(group: CategoryGroup): readonly Category[] {
  return CATEGORIES.filter(category => category.group === group);
}

/**
 * The class with this slug. A slug that is only known at run time has the type `string`; for such a one the answer is null
 * where no class has it.
 *
 * @example
 * classBySlug('standing-order').name; // 'Standing order'
 */
export function classBySlug(slug: ClassSlug): TransactionClass;
export function classBySlug(slug: string): TransactionClass | null;
export function classBySlug(slug: string): TransactionClass | null {
  return CLASSES.find(each => each.slug === slug) ?? null;
}

/**
 * The class with this id; null where no class has it.
 *
 * @example
 * classById(1)?.slug; // 'direct-debit'
 */
export function classById(id: number): TransactionClass | null {
  return CLASSES.find(each => each.id === id) ?? null;
}

/**
 * Whether a text is the slug of a class.
 *
 * @example
 * isClassSlug('direct-debit'); // true
 */
export function isClassSlug(text: string): text is ClassSlug {
  return classBySlug(text) !== null;
}
