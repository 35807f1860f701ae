/** Phrases of banks' fees, interest and cash. */
import { american, british, type PhraseCases } from '../guard.js';

export const BANK_PHRASES = {
  'OVERDRAFT FEE (out: interest-and-overdraft-charges, in: refund)': [
    british('OVERDRAFT FEE', {
      category: 'interest-and-overdraft-charges',
      words: { 'OVERDRAFT FEE': [96] },
    }),
    american('OVERDRAFT FEE', {
      category: 'interest-and-overdraft-charges',
      words: { 'OVERDRAFT FEE': [96] },
    }),
  ],
  'NSF FEE (out: returned-payment-fee, in: refund)': [
    british('NSF FEE', { category: 'returned-payment-fee', words: { 'NSF FEE': [97] } }),
    american('NSF FEE', { category: 'returned-payment-fee', words: { 'NSF FEE': [97] } }),
  ],
  'NON GBP PURCH FEE (out: bank-charges, in: refund)': [
    british('MONTHLY FEE', { category: 'bank-charges', words: { 'MONTHLY FEE': [92] } }),
    american('MONTHLY FEE', { category: 'bank-charges', words: { 'MONTHLY FEE': [92] } }),
  ],
  'ATM WITHDRAWAL FEE (out: bank-charges, in: refund)': [
    british('WITHDRAWAL FEE', { category: 'bank-charges', words: { 'WITHDRAWAL FEE': [98] } }),
    american('WITHDRAWAL FEE', { category: 'bank-charges', words: { 'WITHDRAWAL FEE': [98] } }),
  ],
  'FEE (out: bank-charges, in: refund)': [
    british('FEE', { category: 'bank-charges', words: { FEE: [92] } }),
    american('FEE', { category: 'bank-charges', words: { FEE: [92] } }),
  ],
  'FINANCE CHARGE (out: interest-and-overdraft-charges, in: refund)': [
    british('FINANCE CHARGES', {
      category: 'interest-and-overdraft-charges',
      words: { 'FINANCE CHARGES': [92] },
    }),
    american('FINANCE CHARGE', {
      category: 'interest-and-overdraft-charges',
      words: { 'FINANCE CHARGE': [92] },
    }),
  ],
  'CREDIT INTEREST (out: interest-and-overdraft-charges, in: interest-income)': [
    british('NET INTEREST', { category: 'interest-and-overdraft-charges', words: { 'NET INTEREST': [88] } }),
    american('NET INTEREST', { category: 'interest-and-overdraft-charges', words: { 'NET INTEREST': [88] } }),
  ],
  'INTEREST (out: interest-and-overdraft-charges, in: interest-income)': [
    british('INTEREST', { category: 'interest-and-overdraft-charges', words: { INTEREST: [70] } }),
    american('INTEREST', { category: 'interest-and-overdraft-charges', words: { INTEREST: [70] } }),
  ],
  'CASH ADVANCE (out: cash-withdrawal, in: cash-deposit)': [
    british('CASH ADVANCE', { category: 'cash-withdrawal', words: { 'CASH ADVANCE': [86] } }),
    american('CASH ADVANCE', { category: 'cash-withdrawal', words: { 'CASH ADVANCE': [86] } }),
  ],
  'ATM (out: cash-withdrawal, in: cash-deposit)': [
    british('POST OFFICE CASH W/D CHORLTON', {
      category: 'cash-withdrawal',
      words: { 'POST OFFICE CASH W/D': [86] },
    }),
    american('ATM', { category: 'cash-withdrawal', words: { ATM: [86] } }),
  ],
  'CHEQUE (out: uncategorised)': [
    british('CHQ', { category: 'uncategorised', words: { CHQ: [50] } }),
    american('CHQ', { category: 'uncategorised', words: { CHQ: [50] } }),
  ],
  'WITHDRWL (out: cash-withdrawal, in: cash-deposit, US)': [
    american('WITHDRWL', { category: 'cash-withdrawal', words: { WITHDRWL: [60] } }),
  ],
} satisfies PhraseCases;
