/**
 * References by which a scheme is paid, and which no other payment has: they say what it is for, whoever else is named.
 * Tax-Free Childcare: four letters of the child's name, five digits and TFC, or a number of thirteen digits beside TFC (gov.uk,
 * "Childcare providers: sign up and receive payments" and "Sign in to your childcare provider account", read in November 2026). The
 * money goes through NS&I, and the line may name NS&I, HMRC, the nursery or nobody.
 */
import type { PurposeReference } from './wording/bankWording.js';

export const PURPOSE_REFERENCES: readonly PurposeReference[] = [
  {
    country: 'GB',
    // In full: `i` would let two letters of other alphabets stand for K and S.
    pattern:
      /(?<![A-Za-z\d])(?:[A-Za-z]{4}[ -]?\d{5}[ -]?[Tt][Ff][Cc]|[Tt][Ff][Cc][ -]?\d{13}|\d{13}[ -]?[Tt][Ff][Cc])(?![A-Za-z\d])/,
    debit: 'childcare',
    credit: null,
    weight: 99,
  },
];
