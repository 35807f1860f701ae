/** Where the words of one text change what others among them say. */
import { asArm } from '../arms.js';
import { asBuyers, asCameBack, asNameAlone, asTransferred } from '../credits.js';
import { asHouseName } from '../houseNames.js';
import { asPayer } from '../longerName.js';
import { asNamed, asReturned } from '../namedMore.js';
import type { TextFacts } from '../row.js';
import type { BendingRule } from './rule.js';

export const TEXT_RULES: readonly BendingRule<TextFacts>[] = [
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
