/** Every kind of history there is. To add one, write it in a file of its family and give it a place in its list. */
import { AMERICAN_KINDS } from './american.js';
import { BENEFIT_KINDS } from './benefits.js';
import { BRITISH_PAY_KINDS } from './britishPay.js';
import type { Kind } from './kind.js';
import { MISLEADING_NAME_KINDS } from './misleadingNames.js';
import { NOT_INCOME_KINDS } from './notIncome.js';
import { OWN_BUSINESS_KINDS } from './ownBusiness.js';
import { TWO_PEOPLE_KINDS } from './twoPeople.js';

export const KINDS: readonly Kind[] = [
  ...BRITISH_PAY_KINDS,
  ...OWN_BUSINESS_KINDS,
  ...BENEFIT_KINDS,
  ...NOT_INCOME_KINDS,
  ...TWO_PEOPLE_KINDS,
  ...MISLEADING_NAME_KINDS,
  ...AMERICAN_KINDS,
];
