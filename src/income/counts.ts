/** How a group of credits counts: as a benefit, as one of the main streams, or not, and why. */
import { categoryOf } from '../enrichment/categories.js';
import type { StreamFacts } from './stream.js';

const LIKELY_INCOME = 0.5;
/** Without words that name income, fewer payments than this are no stream. */
const FEWEST_WITHOUT_WORDS = 3;

export function countsAs({
  group,
  isBenefit,
  isLump,
  likelihood,
}: StreamFacts): 'benefit' | 'main' | 'one-off' | 'not-like-income' {
  if (isBenefit) return 'benefit';
  const { length } = group.entries;
  const hasWords = categoryOf(group.category).group !== 'unknown';
  if (isLump || (!hasWords && length < FEWEST_WITHOUT_WORDS)) return 'one-off';
  if (likelihood >= LIKELY_INCOME) return 'main';
  return length === 1 ? 'one-off' : 'not-like-income';
}
