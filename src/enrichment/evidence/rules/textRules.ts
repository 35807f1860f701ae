/** Where the words of one text change what others among them say. */
import { EVIDENCE_WEIGHTS, type OwnSignal } from '../../../data/evidenceWeights.js';
import { isOfFirm } from '../../narrative/narrative.js';
import { asArm } from '../arms.js';
import { asBuyers, asCameBack, asNameAlone, asTransferred } from '../credits.js';
import { asHouseName } from '../houseNames.js';
import { asPayer } from '../longerName.js';
import { asNamed, asReturned } from '../namedMore.js';
import { isPlainTransfer } from '../phraseMeaning.js';
import type { TextFacts } from '../row.js';
import type { BendingRule } from './rule.js';

const MERCHANTS: readonly OwnSignal[] = ['merchant'];
const PHRASES: readonly OwnSignal[] = ['phrase'];
const TRADES: readonly OwnSignal[] = ['trade-word'];

export const TEXT_RULES: readonly BendingRule<TextFacts>[] = [
  {
    // Banks call what a firm sends a transfer too: that decides nothing, but no trade is told by it either.
    name: 'transfer-of-firm',
    of: PHRASES,
    bend: (candidate, _, { narrative }) =>
      isPlainTransfer(candidate.weight, candidate.category) && isOfFirm(narrative)
        ? { ...candidate, weight: EVIDENCE_WEIGHTS.shownOnly }
        : candidate,
  },
  { name: 'payout-that-came-back', of: MERCHANTS, bend: asCameBack },
  { name: 'marketplace-pays-buyer', of: MERCHANTS, bend: asBuyers },
  { name: 'credit-by-name-alone', of: MERCHANTS, bend: asNameAlone },
  { name: 'shop-refund-by-transfer', of: MERCHANTS, bend: asTransferred },
  { name: 'brand-in-longer-name', of: MERCHANTS, bend: asPayer },
  { name: 'name-makes-words-exact', of: [...PHRASES, ...TRADES], bend: asNamed },
  { name: 'words-say-returned', of: MERCHANTS, bend: asReturned },
  { name: 'trade-behind-name', of: MERCHANTS, bend: asArm },
  { name: 'house-named-after', of: TRADES, bend: asHouseName },
];
