/** Look-ups into the taxonomy. */
import { CATEGORIES, type CategoryRow, CLASSES, type ClassRow } from '../../data/taxonomy.js';
import type { CategoryId, CategorySlug, ClassId, ClassSlug } from '../../model/taxonomy.js';

const CATEGORY_BY_ID: ReadonlyMap<CategoryId, CategoryRow> = new Map(CATEGORIES.map(row => [row.id, row]));
const CATEGORY_BY_SLUG: ReadonlyMap<string, CategoryRow> = new Map(CATEGORIES.map(row => [row.slug, row]));
const CLASS_BY_ID: ReadonlyMap<ClassId, ClassRow> = new Map(CLASSES.map(row => [row.id, row]));
const CLASS_BY_SLUG: ReadonlyMap<ClassSlug, ClassRow> = new Map(CLASSES.map(row => [row.slug, row]));

export const UNCATEGORISED: CategoryId = 0;

const PERSON_TO_PERSON = found(CATEGORY_BY_SLUG.get('person-to-person'), 'person-to-person');
/**
 * Where regular payments to a person count whose words do not say what they are for. Their category stays that of other payments to
 * people, which are no cost; as a commitment they are one.
 */
export const UNEXPLAINED_PAYMENT: CategoryId = 10_000 + PERSON_TO_PERSON.id;
const UNEXPLAINED_ROW: CategoryRow = {
  ...PERSON_TO_PERSON,
  affordability: 'fixed',
  sfs: 'Other essential costs / Other',
};

export function categoryOf(id: CategoryId): CategoryRow {
  return id === UNEXPLAINED_PAYMENT ? UNEXPLAINED_ROW : found(CATEGORY_BY_ID.get(id), id);
}

export function isCategorySlug(text: string): text is CategorySlug {
  return CATEGORY_BY_SLUG.has(text);
}

export function categoryIdOf(slug: CategorySlug): CategoryId {
  return found(CATEGORY_BY_SLUG.get(slug), slug).id;
}

export function categoryIdsOf(...slugs: readonly CategorySlug[]): ReadonlySet<CategoryId> {
  return new Set(slugs.map(categoryIdOf));
}

export function classOf(id: ClassId): ClassRow {
  return found(CLASS_BY_ID.get(id), id);
}

export function classIdOf(slug: ClassSlug): ClassId {
  return found(CLASS_BY_SLUG.get(slug), slug).id;
}

function found<Row>(row: Row | undefined, key: string | number): Row {
  if (row === undefined) throw new TypeError(`"${key}" is not in the taxonomy`);
  return row;
}
