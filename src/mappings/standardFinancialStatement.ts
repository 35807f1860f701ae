/** Categories to the lines of the Standard Financial Statement and back. */
import { NO_SFS_LINE, SFS_LINE_OF_WORDING } from '../data/mappings/sfsOfCategory.js';
import { SFS_LINES } from '../data/mappings/standardFinancialStatement.js';
import { CATEGORIES } from '../data/taxonomy.js';
import type { SfsLine, SfsSection } from '../model/standardFinancialStatement.js';
import type { CategorySlug } from '../model/taxonomy.js';
import { type Row, read } from './mappingRow.js';

/** Where a category stands on the Standard Financial Statement. */
export interface SfsPlace {
  /** The section. Null, as `line` is, where the category is on no line; `losses` then says why. */
  readonly section: SfsSection | null;
  /** The line, by its key in the statement's own schema, or null. */
  readonly line: SfsLine | null;
  /** In words, what the category tells and the line does not. Null when they say the same. */
  readonly losses: string | null;
}

/** What a line of the Standard Financial Statement means in the terms of the taxonomy. */
export interface SfsMeaning {
  /** Our category. */
  readonly category: CategorySlug;
  /**
   * In words, what the line tells and the category does not, or what else of ours is on the line. Null when they say the
   * same.
   */
  readonly losses: string | null;
}

interface SfsEntry {
  readonly section: SfsSection;
  readonly row: Row<CategorySlug>;
}

const ENTRIES: ReadonlyMap<string, SfsEntry> = new Map(
  Object.entries(SFS_LINES).flatMap(([section, rows]) =>
    Object.entries(rows as Readonly<Record<string, Row<CategorySlug>>>).map(
      ([line, row]): [string, SfsEntry] => [line, { section: section as SfsSection, row }],
    ),
  ),
);
const CATEGORY_BY_SLUG = new Map<string, (typeof CATEGORIES)[number]>(CATEGORIES.map(row => [row.slug, row]));

/**
 * Translates a line of the Standard Financial Statement into a category. The answer is null when the statement has no such
 * key. It never throws.
 *
 * @example
 * ```ts
 * import { fromSfsLine } from 'open-banking-insights/mappings';
 *
 * console.log(fromSfsLine('rent')?.category); // rent
 * ```
 */
export function fromSfsLine(line: string): SfsMeaning | null {
  const entry = ENTRIES.get(line);
  if (entry === undefined) return null;
  const { target, losses } = read(entry.row);
  return { category: target, losses };
}

/**
 * Where a category stands on the Standard Financial Statement. The answer is null when the slug is none of a category. It
 * never throws.
 *
 * @example
 * ```ts
 * import { toSfsLine } from 'open-banking-insights/mappings';
 *
 * const place = toSfsLine('groceries');
 * console.log(place?.section, place?.line); // food-housekeeping groceries
 * ```
 */
export function toSfsLine(slug: CategorySlug): SfsPlace | null {
  const category = CATEGORY_BY_SLUG.get(slug);
  if (category === undefined) return null;
  if (category.sfs === null) return { section: null, line: null, losses: NO_SFS_LINE[category.slug] };
  const { target, losses } = read<SfsLine | null>(SFS_LINE_OF_WORDING[category.sfs]);
  const section = target === null ? null : (ENTRIES.get(target)?.section ?? null);
  return { section, line: target, losses };
}
