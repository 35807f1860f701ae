/** What the code of a merchant's category says, as the bank supplies it or prints it in the text. */
import { EVIDENCE_WEIGHTS } from '../../../data/evidenceWeights.js';
import { fromMerchantCategoryCode } from '../../../mappings/merchantCategoryCodes.js';
import { categoryIdOf } from '../../words/categories.js';
import { unnamed } from '../candidate.js';
import type { Row } from '../row.js';
import type { Gathered } from './signal.js';

const CODE_WEIGHT = EVIDENCE_WEIGHTS.merchantCategoryCode;
const REFUND = categoryIdOf('refund');

export function merchantCategoryCode(
  { merchantCategoryCode: code, isCredit }: Row,
  { candidates }: Gathered,
): void {
  if (code === null) return;
  const slug = fromMerchantCategoryCode(code)?.category ?? null;
  if (slug === null) return;
  candidates.push(
    unnamed({
      category: isCredit ? REFUND : categoryIdOf(slug),
      weight: CODE_WEIGHT,
      signal: 'merchant-category-code',
      detail: `merchant category code ${code}`,
      matched: code,
      length: 4,
    }),
  );
}
