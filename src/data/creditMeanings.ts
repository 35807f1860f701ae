/**
 * Words that tell why a credit is no income more closely than its category does: one or two words, read without spaces.
 * Upper case; general knowledge of UK and US statements.
 */
import type { CategorySlug } from '../model/taxonomy.js';

export interface CreditMeaning {
  readonly reason: 'expenses' | 'chargeback' | 'cheque';
  /** Categories that the words are looked for in. */
  readonly within: readonly CategorySlug[];
  readonly words: string;
}

export const CREDIT_MEANINGS: readonly CreditMeaning[] = [
  {
    reason: 'expenses',
    within: ['refund', 'uncategorised', 'other-income'],
    words: 'EXPENSES;EXPENSE;EXPS;EXP CLAIM;MILEAGE;REIMBURSEMENT;REIMBURSE;REIMB;TRAVEL CLAIM',
  },
  {
    reason: 'chargeback',
    within: ['refund', 'uncategorised'],
    words: 'CHARGEBACK;DISPUTE;DISPUTED;PROVISIONAL CREDIT;CLAIM CREDIT;FRAUD REFUND;SECTION 75',
  },
  {
    reason: 'cheque',
    within: ['cash-deposit'],
    words: 'CHEQUE;CHEQUES;CHQ;CHECK;CHECKS;MOBILE DEPOSIT;REMOTE DEPOSIT',
  },
];
