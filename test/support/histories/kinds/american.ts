/** How Americans are paid, and what they receive beside their pay. */
import { GIG_KINDS } from './american/gigs.js';
import { AMERICAN_NOT_INCOME } from './american/notIncome.js';
import { AMERICAN_PAY } from './american/pay.js';
import { AMERICAN_SUPPORT } from './american/support.js';
import type { Kind } from './kind.js';

export const AMERICAN_KINDS: readonly Kind[] = [
  ...AMERICAN_PAY,
  ...GIG_KINDS,
  ...AMERICAN_SUPPORT,
  ...AMERICAN_NOT_INCOME,
];
