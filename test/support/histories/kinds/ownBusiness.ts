/** What people earn who work for themselves. */

import type { Kind } from './kind.js';
import { DIRECTOR_KINDS } from './ownBusiness/directors.js';
import { PAYOUT_KINDS } from './ownBusiness/payouts.js';
import { PROPERTY_KINDS } from './ownBusiness/property.js';

export const OWN_BUSINESS_KINDS: readonly Kind[] = [...PAYOUT_KINDS, ...PROPERTY_KINDS, ...DIRECTOR_KINDS];
