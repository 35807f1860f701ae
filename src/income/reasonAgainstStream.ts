/** Why a group of credits is no stream of income. Null where it is one. */

import type { CreditNotCountedReason } from '../contract/income/incomeResult.js';
import { categoryOf } from '../enrichment/words/categories.js';
import { isStatePension, type JudgedStream } from './judgedStream.js';

const LIKELY_INCOME = 0.5;
/** Without words that name income, fewer payments than this are no stream. */
const FEWEST_WITHOUT_WORDS = 3;

export function reasonAgainstStream(stream: JudgedStream): CreditNotCountedReason | null {
  const { group, isBenefit, isLump, likelihood } = stream;
  if (isBenefit || isStatePension(stream)) return null;
  const hasWords = categoryOf(group.category).group !== 'unknown';
  const { length } = group.entries;
  if (isLump || (!hasWords && length < FEWEST_WITHOUT_WORDS)) return 'one-off';
  if (likelihood < LIKELY_INCOME) return length === 1 ? 'one-off' : 'not-like-income';
  return null;
}
