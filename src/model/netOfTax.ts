/** What affordability notes about its income. */

/** What an income note is about. `income-before-tax`: streams of receipts count in full. */
export type IncomeNoteCode = 'income-before-tax';

/** Something to know about a part of the estimated income. It changes no figure. */
export interface IncomeNote {
  readonly code: IncomeNoteCode;
  /** What the note says, in words. */
  readonly definition: string;
  /** The part of `estimatedCalculatedIncome` that it is about, for a calendar month. Above 0. */
  readonly amount: number;
  /** `amount` over `estimatedCalculatedIncome`, to four places (0.25 is a quarter). */
  readonly shareOfIncome: number;
  /** Who pays this part, the largest first. */
  readonly payers: readonly string[];
  /** The transactions of these streams. */
  readonly transactionIds: readonly string[];
}
