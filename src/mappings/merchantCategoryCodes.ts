/** ISO 18245 merchant category codes to categories and back. */
import { UNCODED_CATEGORIES } from '../data/mappings/uncodedCategories.js';
import { MERCHANT_CATEGORY_CODES, type MerchantCategoryRow } from '../data/merchantCategoryCodes.js';
import { CATEGORIES } from '../data/taxonomy.js';
import type { CategorySlug } from '../model/taxonomy.js';

/** What a merchant category code means in the terms of the taxonomy. */
export interface MerchantCategoryMeaning {
  /** What was bought. Null where the code does not say. */
  readonly category: CategorySlug | null;
  /**
   * In words, what else comes under the code, or why it has no category. Null when the code means the category and no more.
   */
  readonly losses: string | null;
}

/** The merchant category codes of a category. */
export interface MerchantCategoryCodes {
  /** Codes of four digits, in rising order. Empty when no code stands for the category. */
  readonly codes: readonly string[];
  /** In words, why there is no code. Null when there are codes. */
  readonly losses: string | null;
}

const ROWS: readonly MerchantCategoryRow[] = MERCHANT_CATEGORY_CODES;
const SLUGS: ReadonlySet<string> = new Set(CATEGORIES.map(({ slug }) => slug));
const REASONS: ReadonlyMap<string, string> = new Map(Object.entries(UNCODED_CATEGORIES));

/**
 * Translates a merchant category code of ISO 18245 into a category. The answer is null when it is not four digits, or not a
 * code of the list. It never throws.
 *
 * @example
 * ```ts
 * import { fromMerchantCategoryCode } from 'open-banking-insights/mappings';
 *
 * console.log(fromMerchantCategoryCode('5411')?.category); // groceries
 * ```
 */
export function fromMerchantCategoryCode(code: string): MerchantCategoryMeaning | null {
  if (typeof code !== 'string' || !/^\d{4}$/.test(code)) return null;
  const number = Number(code);
  const row = ROWS.find(([from, to]) => number >= from && number <= to);
  return row === undefined ? null : { category: row[2], losses: row[3] ?? null };
}

/**
 * The merchant category codes of ISO 18245 that mean a category. The answer is null when the slug is none of a category. It
 * never throws.
 *
 * @example
 * ```ts
 * import { toMerchantCategoryCodes } from 'open-banking-insights/mappings';
 *
 * console.log(toMerchantCategoryCodes('groceries')?.codes.join(' '));
 * // 5298 5300 5411 5422 5441 5451 5462 5499 9751
 * console.log(toMerchantCategoryCodes('salary')?.losses); // money in: the codes are of shops
 * ```
 */
export function toMerchantCategoryCodes(slug: CategorySlug): MerchantCategoryCodes | null {
  if (!SLUGS.has(slug)) return null;
  const codes = ROWS.filter(([, , category]) => category === slug).flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(4, '0')),
  );
  return { codes, losses: REASONS.get(slug) ?? null };
}
