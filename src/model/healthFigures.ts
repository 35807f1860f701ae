/** The figures that transactions count in, each in one, and the parts that they are the sums of. */

/** Of one figure: what moved one way, of one category. */
export interface FigurePart<Figure extends string> {
  readonly figure: Figure;
  /** Category slug; a refund stands under that of what it returns. */
  readonly category: string;
  readonly creditDebitIndicator: 'Credit' | 'Debit';
  /** At least 0. */
  readonly amount: number;
  readonly transactionIds: readonly string[];
}

/** Each transaction of a household counts in one of these. */
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

/** Each transaction of a business counts in one of these. */
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
