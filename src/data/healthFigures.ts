/** The figures that transactions count in, each in one, in the order of a breakdown. */
import type { BusinessFigure, ConsumerFigure } from '../model/healthFigures.js';

/** What comes in and reduces no cost. */
export const CREDIT_FIGURES = [
  'income',
  'otherIncome',
  'borrowingReceived',
  'savingsWithdrawn',
  'transfersIn',
  'otherCredits',
] as const satisfies readonly ConsumerFigure[];

/** Where a refund reduces the figure it is placed in. */
export const COST_FIGURES = [
  'essentialSpending',
  'discretionarySpending',
  'debtRepayments',
  'feesAndInterest',
  'savingsPaidIn',
  'transfersOut',
] as const satisfies readonly ConsumerFigure[];

export const CONSUMER_FIGURE_ORDER = [...CREDIT_FIGURES, ...COST_FIGURES] as const;

export const OPERATING_FIGURES = [
  'payroll',
  'rent',
  'utilities',
  'paymentsToPeople',
  'otherOperatingCosts',
] as const satisfies readonly BusinessFigure[];

/** Where a refund reduces the figure it is placed in. */
export const BUSINESS_COST_FIGURES = [
  ...OPERATING_FIGURES,
  'taxes',
  'loanRepayments',
  'ownerDrawings',
  'transfersOut',
] as const satisfies readonly BusinessFigure[];

export const BUSINESS_FIGURE_ORDER = [
  'revenue',
  'borrowingReceived',
  'ownerContributions',
  'transfersIn',
  'otherCredits',
  ...BUSINESS_COST_FIGURES,
] as const satisfies readonly BusinessFigure[];
