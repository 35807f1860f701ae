/** Categories to the lines of the Standard Financial Statement and back. */
import { NO_SFS_LINE, SFS_LINE_OF_WORDING } from '../data/mappings/sfsOfCategory.js';
import { SFS_LINES, type SfsLine, type SfsSection } from '../data/mappings/standardFinancialStatement.js';
import { CATEGORIES, type CategorySlug } from '../data/taxonomy.js';
import { type Row, read } from './row.js';

export interface SfsPlace {
  /** Null, as `line` is, where the category stands on no line; `losses` says why. */
  readonly section: SfsSection | null;
  /** The line's key in the statement's own schema. */
  readonly line: SfsLine | null;
  /** What the category tells and the line does not. */
  readonly losses: string | null;
}

export interface SfsMeaning {
  readonly category: CategorySlug;
  /** What the line tells and the category does not, or what else of ours stands on it. */
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

/** Null when it is no key of the statement. */
export function fromSfsLine(line: string): SfsMeaning | null {
  const entry = ENTRIES.get(line);
  if (entry === undefined) return null;
  const { target, losses } = read(entry.row);
  return { category: target, losses };
}

/** Null when it is no category. */
export function toSfsLine(slug: string): SfsPlace | null {
  const category = CATEGORY_BY_SLUG.get(slug);
  if (category === undefined) return null;
  if (category.sfs === null) return { section: null, line: null, losses: NO_SFS_LINE[category.slug] };
  const { target, losses } = read<SfsLine | null>(SFS_LINE_OF_WORDING[category.sfs]);
  const section = target === null ? null : (ENTRIES.get(target)?.section ?? null);
  return { section, line: target, losses };
}
