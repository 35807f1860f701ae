/** The categories that no merchant category code stands for, and why. */

import type { CategorySlug } from '../../model/taxonomy.js';
import type { MERCHANT_CATEGORY_CODES } from '../merchantCategoryCodes.js';

type Coded = Exclude<(typeof MERCHANT_CATEGORY_CODES)[number][2], null>;

const MONEY_IN = 'money in: the codes are of shops';
const NO_SHOP = 'paid to a person or an own account: the codes are of shops';
const ONE_INSURANCE = 'the codes of insurers do not say which insurance';
const UNDER_TAX = 'a tax among others: 9311 and 9399 are government-and-tax';
const BY_A_BANK = 'the codes of banks do not say which product';

export const UNCODED_CATEGORIES: Readonly<Record<Exclude<CategorySlug, Coded>, string>> = {
  uncategorised: 'a code that says nothing is left without category',
  salary: MONEY_IN,
  'gig-income': MONEY_IN,
  'self-employment-income': MONEY_IN,
  'private-pension': MONEY_IN,
  'state-pension': MONEY_IN,
  'rental-income': MONEY_IN,
  'investment-income': MONEY_IN,
  'interest-income': MONEY_IN,
  'maintenance-received': MONEY_IN,
  'student-finance': MONEY_IN,
  'tax-refund': MONEY_IN,
  'income-protection': MONEY_IN,
  'other-income': MONEY_IN,
  'universal-credit': MONEY_IN,
  'child-benefit': MONEY_IN,
  'disability-benefit': MONEY_IN,
  'out-of-work-benefit': MONEY_IN,
  'carers-benefit': MONEY_IN,
  'tax-credits': MONEY_IN,
  'housing-benefit': MONEY_IN,
  'pension-credit': MONEY_IN,
  'other-benefit': MONEY_IN,
  refund: 'a refund bears the code of the shop that gives it',
  'loan-proceeds': MONEY_IN,
  'cash-deposit': MONEY_IN,
  'cashback-and-rewards': MONEY_IN,
  'gambling-winnings': 'winnings bear the code of the bookmaker that pays them',
  'insurance-payout': MONEY_IN,
  'own-account-transfer': NO_SHOP,
  'person-to-person': NO_SHOP,
  crypto: 'quasi-cash (6051) is foreign cash, money orders and wallets as well',
  mortgage: BY_A_BANK,
  'council-tax': UNDER_TAX,
  'service-charge': 'letting agents (6513) are rent',
  water: 'utilities (4900) are energy, the commonest of them',
  'tv-licence': UNDER_TAX,
  'home-insurance': ONE_INSURANCE,
  'life-insurance': ONE_INSURANCE,
  'health-insurance': ONE_INSURANCE,
  'vehicle-insurance': ONE_INSURANCE,
  'pet-insurance': ONE_INSURANCE,
  'pension-contribution': BY_A_BANK,
  'vehicle-tax': UNDER_TAX,
  'vehicle-finance': BY_A_BANK,
  'maintenance-paid': NO_SHOP,
  'payroll-paid': NO_SHOP,
  'credit-card-payment': BY_A_BANK,
  bnpl: 'a purchase in instalments bears the code of the shop',
  'student-loan-repayment': 'government loans (9411) are personal-loan',
  'debt-management-plan': BY_A_BANK,
  'catalogue-credit': BY_A_BANK,
  'secured-loan': BY_A_BANK,
  'bank-charges': BY_A_BANK,
  'interest-and-overdraft-charges': BY_A_BANK,
  'returned-payment-fee': BY_A_BANK,
};
