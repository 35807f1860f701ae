/** Finds one category for a group of payments. */
import { categoryOf } from '../enrichment/words/categories.js';
import type { CategoryId } from '../model/taxonomy.js';

/** The category that the words of most payments name. None only if the words of no payment name one. */
export function commonest(categories: readonly CategoryId[]): CategoryId {
  const counts = new Map<CategoryId, number>();
  for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1);
  const ranked = [...counts].sort(([idA, a], [idB, b]) => b - a || idB - idA);
  return (ranked.find(([id]) => categoryOf(id).group !== 'unknown') ?? ranked[0])?.[0] ?? 0;
}
