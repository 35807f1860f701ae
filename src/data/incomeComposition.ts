/**
 * What kind of money an income is. All figures and lists are judged, after how lenders word their criteria: basic pay counts in
 * full, and overtime, commission and bonus count in part or not at all.
 */
import type { OutlyingReason } from '../contract/income/incomePayments.js';
import type { CategorySlug } from '../model/taxonomy.js';

export type KindOfMoney = 'guaranteed' | 'variable' | 'oneOff';

/** No payer promises any of it: it varies even where it has come evenly so far. */
export const VARIABLE_CATEGORIES: ReadonlySet<CategorySlug> = new Set([
  'gig-income',
  'self-employment-income',
  'investment-income',
  'interest-income',
]);

/** Single words of pay that depends on sales or guests. */
export const VARIABLE_WORDS = 'COMMISSION;COMMISSIONS;TIPS;GRATUITY;GRATUITIES;TRONC;TRONCMASTER';

/** What a payment of steady income holds above its level. `larger-than-usual` is variable where it came more than once. */
export const KIND_ABOVE_LEVEL: Readonly<Record<OutlyingReason, KindOfMoney>> = {
  bonus: 'oneOff',
  'back-pay': 'oneOff',
  overtime: 'variable',
  'double-payment': 'guaranteed',
  'final-payment': 'oneOff',
  'unpaid-leave': 'guaranteed',
  'starter-part-period': 'guaranteed',
  'leaver-part-period': 'guaranteed',
  'larger-than-usual': 'oneOff',
  'smaller-than-usual': 'guaranteed',
};

export const INCOME_COMPOSITION = {
  /** So many paydays within `alike` of each other show a base of variable pay. */
  fewestOfBase: 3,
  alike: 0.005,
  /** A first payment under this share of the next is for a part of the period. */
  largestPart: 0.85,
  /**
   * A payment comes beside the usual ones where those before and after it are at most so many usual gaps apart, or where it is at
   * most so much of one from its only neighbour.
   */
  besideBetween: 1.5,
  besideOne: 0.6,
} as const;
