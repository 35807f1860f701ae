/**
 * Words that tell why a credit is no income more closely than its category does: one or two words, read without spaces.
 * Upper case; general knowledge of UK and US statements.
 */
import type { CategorySlug } from '../model/taxonomy.js';

export interface CreditMeaning {
  readonly reason: 'expenses' | 'chargeback' | 'cheque' | 'not-like-income';
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
  // Of the Treasury of the United States, for a purpose that nobody can tell (treasuryPhrases.ts).
  {
    reason: 'not-like-income',
    within: ['other-income'],
    words:
      'TREAS 310;TREAS 303;TREAS 311;TREAS 312;TREAS 220;TREAS 449;TREASURY 310;TREASURY 303;TREASURY 311;TREASURY 312;TREASURY 220;TREASURY 449;MISC PAY;MISC PAYMENT',
  },
  {
    reason: 'cheque',
    within: ['cash-deposit'],
    words: 'CHEQUE;CHEQUES;CHQ;CHECK;CHECKS;MOBILE DEPOSIT;REMOTE DEPOSIT',
  },
];
