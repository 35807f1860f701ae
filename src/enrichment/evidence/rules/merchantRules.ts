/** Where a merchant's name does not name the merchant. */
import type { Hit, MerchantEntry } from '../../lexicon/lexicon.js';
import { isInsideAnother, isOfChannel, isPersonal } from '../misplaced.js';
import type { SilencingRule } from './rule.js';

export const MERCHANT_RULES: readonly SilencingRule<Hit<MerchantEntry>>[] = [
  {
    name: 'part-of-longer-merchant',
    silences: (hit, { hits }) => isInsideAnother(hit, hits),
  },
  {
    name: 'title-or-given-name',
    silences: (hit, { narrative, rail }) => isPersonal(hit, narrative, rail),
  },
  {
    name: 'channel-of-payment',
    silences: (hit, { narrative, hits }) => isOfChannel(hit, narrative, hits),
  },
];
