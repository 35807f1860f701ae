/** What the bank's own code or wording says outright. */
import { CATEGORY_OF_RAIL } from '../../../data/rails.js';
import { WEIGHT_OF_RAIL } from '../../../data/railWeights.js';
import { categoryIdOf } from '../../words/categories.js';
import { unnamed } from '../candidate.js';
import type { Row } from '../row.js';
import type { Gathered } from './signal.js';

export function bankCode({ rail, isCredit }: Row, { candidates }: Gathered): void {
  const side = isCredit ? 'credit' : 'debit';
  const slug = rail === null ? undefined : CATEGORY_OF_RAIL[rail]?.[side];
  if (rail === null || slug === undefined) return;
  candidates.push(
    unnamed({
      category: categoryIdOf(slug),
      weight: WEIGHT_OF_RAIL[rail]?.[side] as number,
      signal: 'bank-code',
      detail: `the bank calls it ${rail}`,
      matched: null,
    }),
  );
}
