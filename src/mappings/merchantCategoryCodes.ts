/** ISO 18245 merchant category codes to categories and back. */
import { UNCODED_CATEGORIES } from '../data/mappings/uncodedCategories.js';
import { MERCHANT_CATEGORY_CODES, type MerchantCategoryRow } from '../data/merchantCategoryCodes.js';
import { CATEGORIES, type CategorySlug } from '../data/taxonomy.js';

export interface MerchantCategoryMeaning {
  /** Null where the code does not say what was bought. */
  readonly category: CategorySlug | null;
  /** What else comes under the code, or why it has no category. Null when it is the category and no more. */
  readonly losses: string | null;
}

export interface MerchantCategoryCodes {
  /** Four digits each, in order. Empty when no code stands for the category. */
  readonly codes: readonly string[];
  /** Why there is none; null when there are some. */
  readonly losses: string | null;
}

const ROWS: readonly MerchantCategoryRow[] = MERCHANT_CATEGORY_CODES;
const SLUGS: ReadonlySet<string> = new Set(CATEGORIES.map(({ slug }) => slug));
const REASONS: ReadonlyMap<string, string> = new Map(Object.entries(UNCODED_CATEGORIES));

/** Null when it is not four digits or not a code of the list. */
export function fromMerchantCategoryCode(code: string): MerchantCategoryMeaning | null {
  if (typeof code !== 'string' || !/^\d{4}$/.test(code)) return null;
  const number = Number(code);
  const row = ROWS.find(([from, to]) => number >= from && number <= to);
  return row === undefined ? null : { category: row[2], losses: row[3] ?? null };
}

/** Null when it is no category. */
export function toMerchantCategoryCodes(slug: string): MerchantCategoryCodes | null {
  if (!SLUGS.has(slug)) return null;
  const codes = ROWS.filter(([, , category]) => category === slug).flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(4, '0')),
  );
  return { codes, losses: REASONS.get(slug) ?? null };
}
