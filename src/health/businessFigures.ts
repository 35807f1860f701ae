/** The figure that money of each category belongs to in a business account. */

import type { CategoryRow } from '../data/taxonomy.js';
import type { BusinessFigure } from '../model/healthFigures.js';
import type { CategorySlug } from '../model/taxonomy.js';

const TRANSFERS: ReadonlySet<CategorySlug> = new Set([
  'own-account-transfer',
  'savings',
  'investments',
  'crypto',
]);
/** A card bill is paid for what was bought with the card: a cost, not a loan. */
const CARD_BILL: CategorySlug = 'credit-card-payment';
const LOANS_OUTSIDE_DEBT: ReadonlySet<CategorySlug> = new Set([
  'mortgage',
  'vehicle-finance',
  'interest-and-overdraft-charges',
]);
/** Income that customers do not pay. */
const NOT_EARNED: ReadonlySet<CategorySlug> = new Set([
  'private-pension',
  'state-pension',
  'investment-income',
  'interest-income',
  'maintenance-received',
  'student-finance',
  'tax-refund',
]);
/** People pay sole traders; an unknown payer, cash and cheques are far more often a customer than anything else. */
const EARNED_BESIDE_INCOME: ReadonlySet<CategorySlug> = new Set([
  'uncategorised',
  'cash-deposit',
  'person-to-person',
]);

export function businessCostFigureOf({ slug, group }: CategoryRow): BusinessFigure {
  if (slug === 'payroll-paid') return 'payroll';
  if (slug === 'rent' || slug === 'service-charge') return 'rent';
  if (group === 'utilities' || group === 'communications') return 'utilities';
  if (slug === 'person-to-person') return 'paymentsToPeople';
  if (slug === 'government-and-tax') return 'taxes';
  if (TRANSFERS.has(slug)) return 'transfersOut';
  if ((group === 'debt' && slug !== CARD_BILL) || LOANS_OUTSIDE_DEBT.has(slug)) return 'loanRepayments';
  return 'otherOperatingCosts';
}

export function businessCreditFigureOf({ slug, group }: CategoryRow): BusinessFigure {
  if (EARNED_BESIDE_INCOME.has(slug) || (group === 'income' && !NOT_EARNED.has(slug))) return 'revenue';
  if (slug === 'loan-proceeds') return 'borrowingReceived';
  return TRANSFERS.has(slug) ? 'transfersIn' : 'otherCredits';
}
