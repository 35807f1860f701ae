/** American credit unions whose cards are loans. */
import type { BankWording, Layout } from '../bankWording.js';
import type { FormSamples } from '../samples.js';

/** The words of the loan before the shop. */
const LOAN_BEFORE_SHOP: Layout = {
  country: 'US',
  pattern: /^LOAN ADVANCE CREDIT CARD CREDIT CARD (?<payee>.+)/di,
  rail: 'card',
};

/** The shop and its street, 33 characters in all, before the words of the loan. */
const LOAN_BEHIND_SHOP: Layout = {
  country: 'US',
  pattern:
    /^(?=.*? CARD LOAN ADVANCE (?:MC|VISA) CREDIT CARD)(?<payee>.+?)(?<! )(?= +(?:\d+ |CARD LOAN ADVANCE ))/di,
  rail: 'card',
};

export const wording: BankWording = { layouts: [LOAN_BEFORE_SHOP, LOAN_BEHIND_SHOP] };

export const forms: readonly FormSamples[] = [
  {
    form: LOAN_BEFORE_SHOP,
    examples: ['Loan Advance Credit Card Credit Card CORNER STORES TACOMA WA'],
    counterexamples: ['LOAN ADVANCE CORNER STORES'],
  },
  {
    form: LOAN_BEHIND_SHOP,
    examples: ['CORNER STORES #12 39 S. MAIN AVE A Card Loan Advance MC Credit Card'],
    counterexamples: ['CORNER STORES CREDIT CARD'],
  },
];
