/** Shapes of the taxonomy; the table itself is data/taxonomy.ts. */

export type AffordabilitySection =
  | 'income'
  | 'fixed'
  | 'flexible'
  | 'debt'
  | 'savings'
  | 'offset'
  | 'excluded';

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

/** Numeric id of a category; 0 is uncategorised. */
export type CategoryId = number;

/** Numeric id of a class; 0 is unclassified. */
export type ClassId = number;

export interface Category {
  readonly id: CategoryId;
  readonly slug: string;
  readonly name: string;
  readonly group: CategoryGroup;
  readonly direction: 'credit' | 'debit' | 'either';
  readonly affordability: AffordabilitySection;
  readonly sfs: string | null;
}

export interface TransactionClass {
  readonly id: ClassId;
  readonly slug: string;
  readonly name: string;
}
