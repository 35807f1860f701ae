/** Phrases of money that comes in or back. */
import { americanCredit, britishCredit, type PhraseCases } from '../guard.js';

export const MONEY_IN_PHRASES = {
  'MOTOR FINANCE REDRESS (in: refund, GB)': [
    britishCredit('MOTOR REDRESS', { category: 'refund', words: { 'MOTOR REDRESS': [99] } }),
  ],
  'REDRESS (in: refund)': [
    britishCredit('REDRESS', { category: 'refund', words: { REDRESS: [72] } }),
    americanCredit('REDRESS', { category: 'refund', words: { REDRESS: [72] } }),
  ],
  'DISPUTE (in: refund)': [
    britishCredit('DISPUTE', { category: 'refund', words: { DISPUTE: [92] } }),
    americanCredit('DISPUTE', { category: 'refund', words: { DISPUTE: [92] } }),
  ],
  'FEE REVERSAL (in: refund)': [
    britishCredit('FEE RFND', { category: 'refund', words: { 'FEE RFND': [98] } }),
    americanCredit('FEE RFND', { category: 'refund', words: { 'FEE RFND': [98] } }),
  ],
  'CASH DEPOSIT (in: cash-deposit)': [
    britishCredit('CASH IN', { category: 'cash-deposit', words: { 'CASH IN': [90] } }),
    americanCredit('CASH IN', { category: 'cash-deposit', words: { 'CASH IN': [90] } }),
  ],
  'DEPOSIT (in: cash-deposit)': [
    britishCredit('CHQ', { category: 'cash-deposit', words: { CHQ: [45] } }),
    americanCredit('DEPOSIT', { category: 'cash-deposit', words: { DEPOSIT: [45] } }),
  ],
  'PPI REDRESS (in: insurance-payout, GB)': [
    britishCredit('PPI CLAIM', { category: 'insurance-payout', words: { 'PPI CLAIM': [99] } }),
  ],
  'CREDIT BALANCE REFUND (in: refund)': [
    britishCredit('CREDIT BAL REF', { category: 'refund', words: { 'CREDIT BAL REF': [84] } }),
    americanCredit('CREDIT BAL REF', { category: 'refund', words: { 'CREDIT BAL REF': [84] } }),
  ],
  'EXPENSIFY (in: refund)': [
    britishCredit('EXPS', { category: 'refund', words: { EXPS: [87] } }),
    americanCredit('EXPS', { category: 'refund', words: { EXPS: [87] } }),
  ],
  'COUNCIL TAX REFUND (in: refund, GB)': [
    britishCredit('COUNCIL TAX REF', { category: 'refund', words: { 'COUNCIL TAX REF': [97] } }),
  ],
  'BUDGETING LOAN (in: loan-proceeds, GB)': [
    britishCredit('DWP SF LOAN', { category: 'loan-proceeds', words: { 'DWP SF LOAN': [97] } }),
  ],
  'LOAN ADVANCE (in: loan-proceeds)': [
    britishCredit('LOAN DISB', { category: 'loan-proceeds', words: { 'LOAN DISB': [84] } }),
    americanCredit('LOAN DISB', { category: 'loan-proceeds', words: { 'LOAN DISB': [84] } }),
  ],
  'INSURANCE CLAIM (in: insurance-payout)': [
    britishCredit('CLAIM PAYMENT', { category: 'insurance-payout', words: { 'CLAIM PAYMENT': [84] } }),
    americanCredit('CLAIM PAYMENT', { category: 'insurance-payout', words: { 'CLAIM PAYMENT': [84] } }),
  ],
  'DELAY REPAY (in: refund, GB)': [
    britishCredit('DELAY REPAY', { category: 'refund', words: { 'DELAY REPAY': [84] } }),
  ],
  'REFUND (in: refund)': [
    britishCredit('RFD', { category: 'refund', words: { RFD: [89] } }),
    americanCredit('RFD', { category: 'refund', words: { RFD: [89] } }),
  ],
  'ADJUSTMENT (in: refund)': [
    britishCredit('UNPAID', { category: 'refund', words: { UNPAID: [70] } }),
    americanCredit('UNPAID', { category: 'refund', words: { UNPAID: [70] } }),
  ],
  'CASHBACK (in: cashback-and-rewards)': [
    britishCredit('CASHBACK', { category: 'cashback-and-rewards', words: { CASHBACK: [86] } }),
    americanCredit('CASHBACK', { category: 'cashback-and-rewards', words: { CASHBACK: [86] } }),
  ],
} satisfies PhraseCases;
