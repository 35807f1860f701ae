/** Where the words of one text change what others among them say. */
import { EVIDENCE_WEIGHTS } from '../../../data/evidenceWeights.js';
import { isOfFirm } from '../../narrative/narrative.js';
import { asArm } from '../arms.js';
import { asBuyers, asCameBack, asNameAlone, asTransferred } from '../credits.js';
import { asHouseName } from '../houseNames.js';
import { asPayer } from '../longerName.js';
import { asNamed, asReturned } from '../namedMore.js';
import { isPlainTransfer } from '../phraseMeaning.js';
import type { TextFacts } from '../row.js';
import type { BendingRule } from './rule.js';

export const TEXT_RULES: readonly BendingRule<TextFacts>[] = [
  {
    // Banks call what a firm sends a transfer too: that decides nothing, but no trade is told by it either.
    name: 'transfer-of-firm',
    bend: (candidate, _, { narrative }) =>
      candidate.signal === 'phrase' &&
      isPlainTransfer(candidate.weight, candidate.category) &&
      isOfFirm(narrative)
        ? { ...candidate, weight: EVIDENCE_WEIGHTS.shownOnly }
        : candidate,
  },
  { name: 'payout-that-came-back', bend: asCameBack },
  { name: 'marketplace-pays-buyer', bend: asBuyers },
  { name: 'credit-by-name-alone', bend: asNameAlone },
  { name: 'shop-refund-by-transfer', bend: asTransferred },
  { name: 'brand-in-longer-name', bend: asPayer },
  { name: 'name-makes-words-exact', bend: asNamed },
  { name: 'words-say-returned', bend: asReturned },
  { name: 'trade-behind-name', bend: asArm },
  { name: 'house-named-after', bend: asHouseName },
];
