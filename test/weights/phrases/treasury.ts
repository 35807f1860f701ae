/** Phrases of what the United States Treasury pays. */
import { american, americanCredit, britishCredit, type PhraseCases } from '../guard.js';

export const TREASURY_PHRASES = {
  'SSA TREAS (in: state-pension)': [
    britishCredit('SSA TREAS', { category: 'state-pension', words: { 'SSA TREAS': [92] } }),
    americanCredit('SSA TREAS', { category: 'state-pension', words: { 'SSA TREAS': [92] } }),
  ],
  'XXSUPP SEC (in: other-benefit, US)': [
    americanCredit('XXSUPP SEC', { category: 'other-benefit', words: { 'XXSUPP SEC': [93] } }),
  ],
  'VACP TREAS (in: other-benefit, US)': [
    americanCredit('VACP TREAS', { category: 'other-benefit', words: { 'VACP TREAS': [93] } }),
  ],
  'VAED TREAS (in: student-finance)': [
    britishCredit('VAED TREAS', { category: 'student-finance', words: { 'VAED TREAS': [88] } }),
    americanCredit('VAED TREAS', { category: 'student-finance', words: { 'VAED TREAS': [88] } }),
  ],
  'RRB TREAS (in: private-pension)': [
    britishCredit('RRB TREAS', { category: 'private-pension', words: { 'RRB TREAS': [82] } }),
    americanCredit('RRB TREAS', { category: 'private-pension', words: { 'RRB TREAS': [82] } }),
  ],
  'AGRI TREAS (in: salary)': [
    britishCredit('AGRI TREAS', { category: 'salary', words: { 'AGRI TREAS': [90] } }),
    americanCredit('AGRI TREAS', { category: 'salary', words: { 'AGRI TREAS': [90] } }),
  ],
  'FED SALARY (in: salary)': [
    britishCredit('FED SALARY', { category: 'salary', words: { 'FED SALARY': [97] } }),
    americanCredit('FED SALARY', { category: 'salary', words: { 'FED SALARY': [97] } }),
  ],
  'AGRI TREAS 310 TRAVEL (in: refund, US)': [
    americanCredit('DFAS TRAVEL', { category: 'refund', words: { 'DFAS TRAVEL': [96] } }),
  ],
  'AGRI TREAS 310 MISC PAY (in: other-income, US)': [
    americanCredit('DFAS MISC PAY', { category: 'other-income', words: { 'DFAS MISC PAY': [96] } }),
  ],
  'IRS TREAS 310 (in: tax-refund)': [
    britishCredit('IRS TREAS 310', { category: 'tax-refund', words: { 'IRS TREAS 310': [93] } }),
    americanCredit('IRS TREAS 310', { category: 'tax-refund', words: { 'IRS TREAS 310': [93] } }),
  ],
  'OWCP TREAS (in: other-benefit, US)': [
    americanCredit('DOLF TREAS', { category: 'other-benefit', words: { 'DOLF TREAS': [93] } }),
  ],
  'SBAD TREAS (in: loan-proceeds, US)': [
    americanCredit('SBAD TREAS', { category: 'loan-proceeds', words: { 'SBAD TREAS': [97] } }),
  ],
  'DOEP TREAS (in: refund, US)': [
    americanCredit('DOEP TREAS', { category: 'refund', words: { 'DOEP TREAS': [90] } }),
  ],
  'APA TREAS (out: investments, in: investments, US)': [
    americanCredit('APA TREAS', { category: 'investments', words: { 'APA TREAS': [97] } }),
    american('TREAS DRCT', { category: 'investments', words: { 'TREAS DRCT': [97] } }),
  ],
  'TREAS 310 (in: other-income, US)': [
    americanCredit('MISC PAY', { category: 'other-income', words: { 'MISC PAY': [40] } }),
  ],
} satisfies PhraseCases;
