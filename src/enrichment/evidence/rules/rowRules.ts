/** What is sold through a processor of which nearly all customers are of one trade. */
import { spanOf } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { Hit, ProcessorEntry } from '../lexicon/lexicon.js';
import type { Narrative } from '../narrative/narrative.js';
import { categoryOf } from '../words/categories.js';
import type { Candidate } from './candidate.js';

/** Any trade word in the name of the shop says more, where the processor's customers may be of that trade. */
const PROCESSOR_WEIGHT = EVIDENCE_WEIGHTS.processor;

/** The candidates, those of trades that no customer of the processor is of below its own: TST* THE TAILORS SON is no tailor's. */
export function heldToProcessor(
  hits: readonly Hit[],
  { words, runStart, payeeStart, viaProcessor }: Narrative,
  isCredit: boolean,
  candidates: Candidate[],
): Candidate[] {
  if (isCredit || !viaProcessor) return candidates;
  const hit = hits.find(
    (found): found is Hit<ProcessorEntry> =>
      found.kind === 'processor' &&
      found.entry.sells !== null &&
      found.first >= runStart &&
      found.last < payeeStart,
  );
  if (hit === undefined) return candidates;
  const { key, sells, sellsOnly } = hit.entry;
  const category = sells as CategoryId;
  const matched = spanOf(words, hit.first, hit.last);
  const mayBe = (candidate: Candidate) =>
    candidate.category === null ||
    candidate.category === category ||
    (sellsOnly.length === 0 ? !isPlainWord(candidate) : sellsOnly.includes(candidate.category));
  const held = candidates.map(candidate =>
    mayBe(candidate) ? candidate : { ...candidate, weight: Math.min(candidate.weight, PROCESSOR_WEIGHT - 1) },
  );
  return [
    ...held,
    {
      category,
      weight: PROCESSOR_WEIGHT,
      signal: 'trade-word',
      detail: `${categoryOf(category).name}: what is paid for through ${matched}`,
      matched,
      merchant: null,
      nameWeight: 0,
      length: key.length,
      after: null,
    },
  ];
}

/** EB *OXFORD10: an event, and no bus of the firm that is called as the town is. */
function isPlainWord({ merchant }: Candidate): boolean {
  return merchant?.flags.includes('g') === true;
}
