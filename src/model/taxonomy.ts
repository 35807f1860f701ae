/** Shapes of the taxonomy; the table itself is data/taxonomy.ts. */
import type { OneOf } from '../base/oneOf.js';
import type { AFFORDABILITY_SECTIONS } from './affordabilitySections.js';
import type { CATEGORY_SLUGS } from './categorySlugs.js';
import type { SfsWording } from './standardFinancialStatement.js';

/**
 * The section of affordability that a category counts toward. `offset` is money that comes back, such as a refund: it reduces
 * the cost that it returns. What is `excluded` counts in nothing, for example transfers between own accounts.
 */
export type AffordabilitySection = OneOf<typeof AFFORDABILITY_SECTIONS>;

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
export type CategorySlug = (typeof CATEGORY_SLUGS)[number];

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
  /** In a few words, to show to people. */
  readonly name: string;
  /** What belongs to the category, in one sentence, with examples of the United Kingdom and the United States. */
  readonly description: string;
  /** Categories of a kind, such as `housing` or `food`. */
  readonly group: CategoryGroup;
  /** On which side the category can be: money in, money out, or both. */
  readonly direction: 'credit' | 'debit' | 'either';
  /** The section of affordability that it counts toward. */
  readonly affordability: AffordabilitySection;
  /** Its line in the Standard Financial Statement, in words. Null where the statement has none. */
  readonly sfs: SfsWording | null;
}

/** A class of the taxonomy: how a transaction moved. */
export interface TransactionClass {
  /** Stable for ever: a new meaning gets a new id. */
  readonly id: ClassId;
  /** The class's name in code, such as `direct-debit`. */
  readonly slug: ClassSlug;
  /** In a few words, to show to people. */
  readonly name: string;
  /** What belongs to the class, in one sentence. */
  readonly description: string;
}
