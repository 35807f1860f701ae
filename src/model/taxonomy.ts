/** Shapes of the taxonomy; the table itself is data/taxonomy.ts. */

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

/** The numeric id of a category. 0 is uncategorised. */
export type CategoryId = number;

/** The numeric id of a class. 0 is unclassified. */
export type ClassId = number;

/** A category of the taxonomy: what a transaction was for. */
export interface Category {
  /** Stable for ever: a new meaning gets a new id. */
  readonly id: CategoryId;
  /** The category's name in code, such as `groceries`. */
  readonly slug: string;
  /** The category's name for people. */
  readonly name: string;
  readonly group: CategoryGroup;
  /** On which side the category can be: money in, money out, or both. */
  readonly direction: 'credit' | 'debit' | 'either';
  /** The section of affordability that it counts toward. */
  readonly affordability: AffordabilitySection;
  /** The line of the Standard Financial Statement that it stands on, in words. Null where the statement has none. */
  readonly sfs: string | null;
}

/** A class of the taxonomy: how a transaction moved. */
export interface TransactionClass {
  /** Stable for ever: a new meaning gets a new id. */
  readonly id: ClassId;
  /** The class's name in code, such as `direct-debit`. */
  readonly slug: string;
  /** The class's name for people. */
  readonly name: string;
}
