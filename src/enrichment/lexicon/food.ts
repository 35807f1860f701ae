/** Where one goes day by day, and spends what one happens to take: out to eat, or to the shop. */
import type { CategoryId } from '../../model/taxonomy.js';
import { categoryIdOf, categoryIdsOf } from '../words/categories.js';

const EATING_OUT = categoryIdsOf('restaurants-and-cafes', 'takeaway-and-fast-food', 'pubs-and-bars');
export const GROCERIES = categoryIdOf('groceries');

/** How likely a name is that of a place of this kind, 0 to 1. */
export interface Leaning {
  readonly category: CategoryId;
  readonly probability: number;
}

export function isFood(category: CategoryId): boolean {
  return category === GROCERIES || EATING_OUT.has(category);
}

export function isEatingOut({ category }: Leaning): boolean {
  return EATING_OUT.has(category);
}

export function sumOf(leanings: readonly Leaning[]): number {
  return leanings.reduce((sum, { probability }) => sum + probability, 0);
}
