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
 * The category with this slug. For a text that is only known at run time, the answer is null where no category has it.
 *
 * @example
 * ```ts
 * import { categoryBySlug } from 'open-banking-insights/taxonomy';
 *
 * console.log(categoryBySlug('groceries').name); // Groceries and supermarkets
 * const entered: string = 'grocreies';
 * console.log(categoryBySlug(entered)?.name ?? 'unknown'); // unknown
 * ```
 */
export function categoryBySlug(slug: CategorySlug): Category;
export function categoryBySlug(slug: string): Category | null;
export function categoryBySlug(slug: string): Category | null {
  return CATEGORIES.find(category => category.slug === slug) ?? null;
}

/**
 * The category with this id. The answer is null where no category has it.
 *
 * @example
 * ```ts
 * import { categoryById } from 'open-banking-insights/taxonomy';
 *
 * console.log(categoryById(301)?.slug); // groceries
 * ```
 */
export function categoryById(id: number): Category | null {
  return CATEGORIES.find(category => category.id === id) ?? null;
}

/**
 * Says whether a text is the slug of a category. TypeScript then knows it as a `CategorySlug`, which rules and corrections ask
 * for.
 *
 * @example
 * ```ts
 * import { type CategorySlug, isCategorySlug } from 'open-banking-insights/taxonomy';
 *
 * const entered: string = 'groceries';
 * const category: CategorySlug = isCategorySlug(entered) ? entered : 'uncategorised';
 * console.log(category); // groceries
 * ```
 */
export function isCategorySlug(text: string): text is CategorySlug {
  return categoryBySlug(text) !== null;
}

/**
 * The categories of one group, in the order of `CATEGORIES`.
 *
 * @example
 * ```ts
 * import { categoriesOfGroup } from 'open-banking-insights/taxonomy';
 *
 * console.log(categoriesOfGroup('utilities').map(({ slug }) => slug).join(', ')); // energy, water, tv-licence
 * ```
 */
export function categoriesOfGroup(group: CategoryGroup): readonly Category[] {
  return CATEGORIES.filter(category => category.group === group);
}

/**
 * The class with this slug. For a text that is only known at run time, the answer is null where no class has it.
 *
 * @example
 * ```ts
 * import { classBySlug } from 'open-banking-insights/taxonomy';
 *
 * console.log(classBySlug('standing-order').name); // Standing order
 * ```
 */
export function classBySlug(slug: ClassSlug): TransactionClass;
export function classBySlug(slug: string): TransactionClass | null;
export function classBySlug(slug: string): TransactionClass | null {
  return CLASSES.find(each => each.slug === slug) ?? null;
}

/**
 * The class with this id. The answer is null where no class has it.
 *
 * @example
 * ```ts
 * import { classById } from 'open-banking-insights/taxonomy';
 *
 * console.log(classById(1)?.slug); // direct-debit
 * ```
 */
export function classById(id: number): TransactionClass | null {
  return CLASSES.find(each => each.id === id) ?? null;
}

/**
 * Says whether a text is the slug of a class.
 *
 * @example
 * ```ts
 * import { isClassSlug } from 'open-banking-insights/taxonomy';
 *
 * console.log(isClassSlug('direct-debit'), isClassSlug('groceries')); // true false
 * ```
 */
export function isClassSlug(text: string): text is ClassSlug {
  return classBySlug(text) !== null;
}
