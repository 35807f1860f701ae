/** The figures that transactions count in, each in one, and the parts that they are the sums of. */
import type { OneOf } from '../../base/oneOf.js';
import type { CategorySlug } from '../../model/taxonomy.js';
import type { MembersOf } from '../kinds.js';

/** A part of a figure: what moved on one side in one category, with the transactions. */
export interface FigurePart<Figure extends string> {
  readonly figure: Figure;
  /** The slug of the category. A refund stands under the category of what it returns. */
  readonly category: CategorySlug;
  readonly creditDebitIndicator: 'Credit' | 'Debit';
  /** The sum of the transactions, at least 0. */
  readonly amount: number;
  readonly transactionIds: readonly string[];
}

/** All but the figure, of which each kind of account has its own. */
export const FIGURE_PART = {
  category: 'categorySlug',
  creditDebitIndicator: { oneOf: ['Credit', 'Debit'] },
  amount: 'moved',
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<Omit<FigurePart<string>, 'figure'>>;

/** What comes in and reduces no cost. */
export const CREDIT_FIGURES = [
  'income',
  'otherIncome',
  'borrowingReceived',
  'savingsWithdrawn',
  'transfersIn',
  'otherCredits',
] as const;

/** Where a refund reduces the figure it is placed in. */
export const COST_FIGURES = [
  'essentialSpending',
  'discretionarySpending',
  'debtRepayments',
  'feesAndInterest',
  'savingsPaidIn',
  'transfersOut',
] as const;

/** In the order of a breakdown. */
export const CONSUMER_FIGURES = [...CREDIT_FIGURES, ...COST_FIGURES] as const;

/** The figures that a person's transactions count in. Each transaction counts in one of them. */
export type ConsumerFigure = OneOf<typeof CONSUMER_FIGURES>;

export const OPERATING_FIGURES = [
  'payroll',
  'rent',
  'utilities',
  'paymentsToPeople',
  'otherOperatingCosts',
] as const;

/** Where a refund reduces the figure it is placed in. */
export const BUSINESS_COST_FIGURES = [
  ...OPERATING_FIGURES,
  'taxes',
  'loanRepayments',
  'ownerDrawings',
  'transfersOut',
] as const;

/** In the order of a breakdown. */
export const BUSINESS_FIGURES = [
  'revenue',
  'borrowingReceived',
  'ownerContributions',
  'transfersIn',
  'otherCredits',
  ...BUSINESS_COST_FIGURES,
] as const;

/** The figures that a business's transactions count in. Each transaction counts in one of them. */
export type BusinessFigure = OneOf<typeof BUSINESS_FIGURES>;
