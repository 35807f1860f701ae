/** Where the way a row was paid, or who paid it, says what its words cannot. */
import { EVIDENCE_WEIGHTS } from '../../../data/evidenceWeights.js';
import type { Hit, ProcessorEntry } from '../../lexicon/lexicon.js';
import type { Candidate } from '../candidate.js';
import { asCreditAccount } from '../creditAccounts.js';
import { asMessage } from '../messages.js';
import type { Row } from '../row.js';
import type { BendingRule } from './rule.js';

/** What no customer of the processor sells weighs less than what all of them do. */
const MOST_UNSOLD = EVIDENCE_WEIGHTS.processor - 1;

export const ROW_RULES: readonly BendingRule<Row>[] = [
  {
    name: 'paid-to-credit-account',
    bend: (candidate, _, row) =>
      row.isCredit || candidate.isBeside === true ? candidate : asCreditAccount(candidate, row),
  },
  {
    name: 'message-beside-person',
    bend: asMessage,
  },
  {
    name: 'sold-by-no-customer',
    bend: (candidate, _, { processor }) =>
      processor === null || candidate.weight <= MOST_UNSOLD || maySell(candidate, processor)
        ? candidate
        : { ...candidate, weight: MOST_UNSOLD },
  },
];

/** TST* THE TAILORS SON is no tailor's. EB *OXFORD10: an event, and no bus of the firm that is called as the town is. */
function maySell(
  { category, merchant }: Candidate,
  { entry: { sells, sellsOnly } }: Hit<ProcessorEntry>,
): boolean {
  if (category === null || category === sells) return true;
  return sellsOnly.length === 0 ? merchant?.flags.plainWord !== true : sellsOnly.includes(category);
}
