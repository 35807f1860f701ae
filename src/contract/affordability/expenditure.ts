/** Spending as lenders and advisers group it. */
import type { OneOf } from '../../base/oneOf.js';
import type { CategorySlug } from '../../model/taxonomy.js';
import type { MembersOf } from '../kinds.js';
import { ESTIMATED_SECTIONS, type EstimatedSection } from './affordabilityStatement.js';

const EXPENDITURE_VIEWS = ['committed', 'basic-essential', 'basic-quality-of-life', 'discretionary'] as const;

/**
 * A kind of expenditure, after the terms of CONC 5.2A.18G and MCOB 11.6. docs/affordability.md says which category belongs to
 * which.
 */
export type ExpenditureView = OneOf<typeof EXPENDITURE_VIEWS>;

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

const VIEWED_CATEGORY = {
  category: 'categorySlug',
  section: { oneOf: ESTIMATED_SECTIONS },
  amount: 'money',
  reason: 'text',
} as const satisfies MembersOf<ViewedCategory>;

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

const EXPENDITURE_VIEW_TOTAL = {
  view: { oneOf: EXPENDITURE_VIEWS },
  definition: 'text',
  amount: 'money',
  categories: { list: { object: VIEWED_CATEGORY } },
} as const satisfies MembersOf<ExpenditureViewTotal>;

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

export const EXPENDITURE = {
  committed: 'money',
  essential: 'money',
  discretionary: 'money',
  nonDiscretionary: 'money',
  total: 'money',
  views: { list: { object: EXPENDITURE_VIEW_TOTAL } },
} as const satisfies MembersOf<Expenditure>;
