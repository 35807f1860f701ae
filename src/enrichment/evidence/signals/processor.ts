/** What is sold through a processor of which nearly all customers are of one trade. */
import { spanOf } from '../../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../../data/evidenceWeights.js';
import type { CategoryId } from '../../../model/taxonomy.js';
import { categoryOf } from '../../words/categories.js';
import { unnamed } from '../candidate.js';
import type { Row } from '../row.js';
import type { Gathered } from './signal.js';

export function processor(
  { processor: hit, narrative: { words: text } }: Row,
  { candidates }: Gathered,
): void {
  if (hit === null) return;
  const category = hit.entry.sells as CategoryId;
  const matched = spanOf(text, hit.first, hit.last);
  candidates.push(
    unnamed({
      category,
      // Any trade word in the name of the shop says more, where the processor's customers may be of that trade.
      weight: EVIDENCE_WEIGHTS.processor,
      signal: 'trade-word',
      detail: `${categoryOf(category).name}: what is paid for through ${matched}`,
      matched,
      length: hit.entry.key.length,
    }),
  );
}
