/** Shapes of the taxonomy; the table itself is data/taxonomy.ts. */
import type { SfsWording } from './standardFinancialStatement.js';

/**
 * The section of affordability that a category counts toward. `offset` is money that comes back, such as a refund: it reduces
 * the cost that it returns. What is `excluded` counts in nothing, for example transfers between own accounts.
 */
export type AffordabilitySection =
  | 'income'
  | 'fixed'
  | 'flexible'
  | 'debt'
  | 'savings'
  | 'offset'
  | 'excluded';

/** A group of related categories, such as `housing`. */
export type CategoryGroup =
  | 'unknown'
  | 'income'
  | 'benefit'
  | 'money-in'
  | 'transfer'
  | 'housing'
  | 'utilities'
  | 'communications'
  | 'insurance'
  | 'transport'
  | 'care-and-health'
  | 'education'
  | 'professional'
  | 'food'
  | 'shopping'
  | 'leisure'
  | 'travel'
  | 'personal'
  | 'debt'
  | 'fees';

/** What a transaction is, as categories are spelt in code. The table of them is CATEGORIES. */
export type CategorySlug =
  | 'uncategorised'
  | 'salary'
  | 'gig-income'
  | 'self-employment-income'
  | 'private-pension'
  | 'state-pension'
  | 'rental-income'
  | 'investment-income'
  | 'interest-income'
  | 'maintenance-received'
  | 'student-finance'
  | 'tax-refund'
  | 'other-income'
  | 'universal-credit'
  | 'child-benefit'
  | 'disability-benefit'
  | 'out-of-work-benefit'
  | 'carers-benefit'
  | 'tax-credits'
  | 'housing-benefit'
  | 'pension-credit'
  | 'other-benefit'
  | 'refund'
  | 'loan-proceeds'
  | 'cash-deposit'
  | 'cashback-and-rewards'
  | 'gambling-winnings'
  | 'insurance-payout'
  | 'own-account-transfer'
  | 'savings'
  | 'person-to-person'
  | 'investments'
  | 'crypto'
  | 'cash-withdrawal'
  | 'rent'
  | 'mortgage'
  | 'council-tax'
  | 'service-charge'
  | 'energy'
  | 'water'
  | 'tv-licence'
  | 'broadband-phone-tv'
  | 'mobile'
  | 'home-insurance'
  | 'life-insurance'
  | 'health-insurance'
  | 'vehicle-insurance'
  | 'pet-insurance'
  | 'other-insurance'
  | 'pension-contribution'
  | 'fuel'
  | 'public-transport'
  | 'parking-and-tolls'
  | 'vehicle-tax'
  | 'vehicle-maintenance'
  | 'vehicle-finance'
  | 'taxi'
  | 'vehicle-purchase-and-hire'
  | 'childcare'
  | 'maintenance-paid'
  | 'pharmacy'
  | 'dental-and-optical'
  | 'healthcare'
  | 'adult-care'
  | 'school-costs'
  | 'tuition-and-courses'
  | 'professional-services'
  | 'government-and-tax'
  | 'business-expenses'
  | 'payroll-paid'
  | 'groceries'
  | 'restaurants-and-cafes'
  | 'takeaway-and-fast-food'
  | 'pubs-and-bars'
  | 'alcohol-and-tobacco'
  | 'clothing'
  | 'electronics'
  | 'home-and-garden'
  | 'general-retail'
  | 'online-marketplace'
  | 'books-and-stationery'
  | 'gifts-and-flowers'
  | 'hobbies-and-toys'
  | 'sports-goods'
  | 'pets'
  | 'digital-subscriptions'
  | 'gym-and-fitness'
  | 'entertainment'
  | 'flights'
  | 'hotels'
  | 'holidays'
  | 'hair-and-beauty'
  | 'laundry'
  | 'postage'
  | 'charity'
  | 'gambling'
  | 'credit-card-payment'
  | 'personal-loan'
  | 'short-term-loan'
  | 'bnpl'
  | 'student-loan-repayment'
  | 'debt-collection'
  | 'debt-management-plan'
  | 'catalogue-credit'
  | 'secured-loan'
  | 'bank-charges'
  | 'interest-and-overdraft-charges'
  | 'returned-payment-fee';

/** How a transaction moved, as classes are spelt in code. The table of them is CLASSES. */
export type ClassSlug =
  | 'unclassified'
  | 'direct-debit'
  | 'standing-order'
  | 'point-of-sale'
  | 'online-purchase'
  | 'recurring-card-payment'
  | 'cash-withdrawal'
  | 'cash-or-cheque'
  | 'bank-credit'
  | 'transfer'
  | 'fee-or-interest'
  | 'refund';

/** The numeric id of a category. 0 is uncategorised. */
export type CategoryId = number;

/** The numeric id of a class. 0 is unclassified. */
export type ClassId = number;

/** A category of the taxonomy: what a transaction was for. */
export interface Category {
  /** Stable for ever: a new meaning gets a new id. */
  readonly id: CategoryId;
  /** The category's name in code, such as `groceries`. */
  readonly slug: CategorySlug;
  readonly name: string;
  readonly group: CategoryGroup;
  /** On which side the category can be: money in, money out, or both. */
  readonly direction: 'credit' | 'debit' | 'either';
  /** The section of affordability that it counts toward. */
  readonly affordability: AffordabilitySection;
  /** The line of the Standard Financial Statement that it stands on, in words. Null where the statement has none. */
  readonly sfs: SfsWording | null;
}

/** A class of the taxonomy: how a transaction moved. */
export interface TransactionClass {
  /** Stable for ever: a new meaning gets a new id. */
  readonly id: ClassId;
  /** The class's name in code, such as `direct-debit`. */
  readonly slug: ClassSlug;
  readonly name: string;
}
