/** Spending as lenders and advisers group it. */
import type { EstimatedSection } from './affordabilityStatement.js';
import type { CategorySlug } from './taxonomy.js';

/**
 * A kind of expenditure, after the terms of CONC 5.2A.18G and MCOB 11.6. docs/affordability.md says which category belongs to
 * which.
 */
export type ExpenditureView = 'committed' | 'basic-essential' | 'basic-quality-of-life' | 'discretionary';

/** A category within a view of the expenditure, and why it is there. */
export interface ViewedCategory {
  /** The slug of the category. */
  readonly category: CategorySlug;
  readonly section: EstimatedSection;
  /** Its estimated cost in a calendar month. */
  readonly amount: number;
  /** Why the category belongs to the view. */
  readonly reason: string;
}

/** One view of the expenditure: its total, and the categories in it. */
export interface ExpenditureViewTotal {
  readonly view: ExpenditureView;
  /** What the view stands for, in words. */
  readonly definition: string;
  /** The sum of its categories, for a calendar month. */
  readonly amount: number;
  /** The categories of the view, the largest first. */
  readonly categories: readonly ViewedCategory[];
}

/**
 * The estimated costs (fixed, flexible and debt) divided in another way: by whether they can be given up. All amounts are for a
 * calendar month.
 */
export interface Expenditure {
  /** Costs that a contract, a court or the law obliges to. */
  readonly committed: number;
  /** Basic essential expenditure, and the basic quality of life. */
  readonly essential: number;
  /** Costs that can be given up. */
  readonly discretionary: number;
  /** `committed + essential`. */
  readonly nonDiscretionary: number;
  /** `estimatedFixedCosts + estimatedFlexibleCosts + estimatedDebtFees`. Flexible costs are always included. */
  readonly total: number;
  readonly views: readonly ExpenditureViewTotal[];
}
