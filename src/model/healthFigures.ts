/** The figures that transactions count in, each in one, and the parts that they are the sums of. */
import type { CategorySlug } from './taxonomy.js';

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

/** The figures that a person's transactions count in. Each transaction counts in one of them. */
export type ConsumerFigure =
  | 'income'
  | 'otherIncome'
  | 'borrowingReceived'
  | 'savingsWithdrawn'
  | 'transfersIn'
  | 'otherCredits'
  | 'essentialSpending'
  | 'discretionarySpending'
  | 'debtRepayments'
  | 'feesAndInterest'
  | 'savingsPaidIn'
  | 'transfersOut';

/** The figures that a business's transactions count in. Each transaction counts in one of them. */
export type BusinessFigure =
  | 'revenue'
  | 'borrowingReceived'
  | 'ownerContributions'
  | 'transfersIn'
  | 'otherCredits'
  | 'payroll'
  | 'rent'
  | 'utilities'
  | 'paymentsToPeople'
  | 'otherOperatingCosts'
  | 'taxes'
  | 'loanRepayments'
  | 'ownerDrawings'
  | 'transfersOut';
