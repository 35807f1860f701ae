/** What affordability notes about its income. */
import type { OneOf } from '../../base/oneOf.js';
import type { MembersOf } from '../kinds.js';

const INCOME_NOTE_CODES = ['income-before-tax'] as const;

/** What an income note is about. `income-before-tax`: streams of receipts count in full. */
export type IncomeNoteCode = OneOf<typeof INCOME_NOTE_CODES>;

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

export const INCOME_NOTE = {
  code: { oneOf: INCOME_NOTE_CODES },
  definition: 'text',
  amount: 'money',
  shareOfIncome: 'fraction',
  payers: { list: 'text' },
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<IncomeNote>;
