/** One category for a group of payments. */
import { categoryOf } from '../enrichment/words/categories.js';
import type { CategoryId } from '../model/taxonomy.js';

/** What the words of most say, and nothing only where the words of none do. */
export function commonest(categories: readonly CategoryId[]): CategoryId {
  const counts = new Map<CategoryId, number>();
  for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1);
  const ranked = [...counts].sort(([idA, a], [idB, b]) => b - a || idB - idA);
  return (ranked.find(([id]) => categoryOf(id).group !== 'unknown') ?? ranked[0])?.[0] ?? 0;
}
