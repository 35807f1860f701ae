/** Phrases of pay, pensions and other income. */
import { americanCredit, britishCredit, type PhraseCases } from '../guard.js';

export const INCOME_PHRASES = {
  'DIVIDEND (in: interest-income, US)': [
    americanCredit('Dividend', { category: 'interest-income', words: { Dividend: [88, 82] } }),
  ],
  'JRS GRANT (in: other-income, GB)': [
    britishCredit('SEISS', { category: 'other-income', words: { SEISS: [99] } }),
  ],
  'NS I PRIZE (in: interest-income, GB)': [
    britishCredit('NS I PRIZE', { category: 'interest-income', words: { 'NS I PRIZE': [99] } }),
  ],
  'MARCUS INTEREST (in: interest-income, GB)': [
    britishCredit('MARCUS SAVER INTEREST', {
      category: 'interest-income',
      words: { 'MARCUS SAVER INTEREST': [99] },
    }),
  ],
  'PREMIUM BOND WARRANT (in: interest-income, GB)': [
    britishCredit('CHIP PRIZE', { category: 'interest-income', words: { 'CHIP PRIZE': [99] } }),
  ],
  'MARCUS INTEREST (in: interest-income, US)': [
    americanCredit('MARCUS SAVER INTEREST', {
      category: 'interest-income',
      words: { 'MARCUS SAVER INTEREST': [99] },
    }),
  ],
  'FASTPAY (in: gig-income)': [
    britishCredit('FASTPAY', { category: 'gig-income', words: { FASTPAY: [84] } }),
    americanCredit('FASTPAY', { category: 'gig-income', words: { FASTPAY: [84] } }),
  ],
  'PAYE (in: salary)': [
    britishCredit('SAL', { category: 'salary', words: { SAL: [84] } }),
    americanCredit('SAL', { category: 'salary', words: { SAL: [84] } }),
  ],
  'TRONC (in: salary, GB)': [britishCredit('TRONC', { category: 'salary', words: { TRONC: [84] } })],
  'NANNY PAY (in: salary)': [
    britishCredit('NANNY PAY', { category: 'salary', words: { 'NANNY PAY': [92] } }),
    americanCredit('NANNY PAY', { category: 'salary', words: { 'NANNY PAY': [92] } }),
  ],
  'BONUS (in: salary)': [
    britishCredit('PAY', { category: 'salary', words: { PAY: [64] } }),
    americanCredit('PAY', { category: 'salary', words: { PAY: [64] } }),
  ],
  'PENSION (in: private-pension)': [
    britishCredit('PENSION', { category: 'private-pension', words: { PENSION: [82] } }),
    americanCredit('PENSION', { category: 'private-pension', words: { PENSION: [82] } }),
  ],
  'STATE PENSION (in: state-pension)': [
    britishCredit('RETIREMENT PENSION', { category: 'state-pension', words: { 'RETIREMENT PENSION': [92] } }),
    americanCredit('RETIREMENT PENSION', {
      category: 'state-pension',
      words: { 'RETIREMENT PENSION': [92] },
    }),
  ],
  'SOC SEC (in: state-pension, US)': [
    americanCredit('SSDI', { category: 'state-pension', words: { SSDI: [92] } }),
  ],
  'COURIER EARNINGS (in: gig-income)': [
    britishCredit('GIG PAY', { category: 'gig-income', words: { 'GIG PAY': [80] } }),
    americanCredit('GIG PAY', { category: 'gig-income', words: { 'GIG PAY': [80] } }),
  ],
  'RIDER PAY (in: gig-income)': [
    britishCredit('RIDER PAY', { category: 'gig-income', words: { 'RIDER PAY': [92] } }),
    americanCredit('RIDER PAY', { category: 'gig-income', words: { 'RIDER PAY': [92] } }),
  ],
  'INVOICE (in: self-employment-income)': [
    britishCredit('INV', { category: 'self-employment-income', words: { INV: [70] } }),
    americanCredit('INV', { category: 'self-employment-income', words: { INV: [70] } }),
  ],
  'STRIPE (in: self-employment-income)': [
    britishCredit('SUMUP', { category: 'self-employment-income', words: { SUMUP: [88] } }),
    americanCredit('SUMUP', { category: 'self-employment-income', words: { SUMUP: [88] } }),
  ],
  'RENT (in: rental-income)': [
    britishCredit('RENT', { category: 'rental-income', words: { RENT: [78] } }),
    americanCredit('RENT', { category: 'rental-income', words: { RENT: [78] } }),
  ],
  'DIVIDEND (in: investment-income)': [
    britishCredit('DIV', { category: 'investment-income', words: { DIV: [82] } }),
    americanCredit('DIV', { category: 'investment-income', words: { DIV: [82] } }),
  ],
  'HARDSHIP GRANT (in: other-income)': [
    britishCredit('GOVT GRANT', { category: 'other-income', words: { 'GOVT GRANT': [76] } }),
    americanCredit('GOVT GRANT', { category: 'other-income', words: { 'GOVT GRANT': [76] } }),
  ],
  'MAINTENANCE (in: maintenance-received)': [
    britishCredit('CHLD SUPP', { category: 'maintenance-received', words: { 'CHLD SUPP': [76] } }),
    americanCredit('CHLD SUPP', { category: 'maintenance-received', words: { 'CHLD SUPP': [76] } }),
  ],
  'CHILD SUPPSEC (in: maintenance-received, US)': [
    americanCredit('CHILD SUPPSEC', { category: 'maintenance-received', words: { 'CHILD SUPPSEC': [95] } }),
  ],
  'STUDENT FINANCE (in: student-finance)': [
    britishCredit('STUDENT LOAN', { category: 'student-finance', words: { 'STUDENT LOAN': [88] } }),
    americanCredit('STUDENT LOAN', { category: 'student-finance', words: { 'STUDENT LOAN': [88] } }),
  ],
  'TAX REFUND (in: tax-refund)': [
    britishCredit('TAX RFND', { category: 'tax-refund', words: { 'TAX RFND': [93] } }),
    americanCredit('TAXRFD', { category: 'tax-refund', words: { TAXRFD: [93] } }),
  ],
  'ALSTTAXRFD (in: tax-refund, US)': [
    americanCredit('ALSTTAXRFD', { category: 'tax-refund', words: { ALSTTAXRFD: [96] } }),
  ],
  'DFAS CLEVELAND RET (in: private-pension, US)': [
    americanCredit('DFAS CL RET', { category: 'private-pension', words: { 'DFAS CL RET': [97] } }),
  ],
  'NHS (in: salary, on bank-credit or none, GB)': [
    britishCredit('UHB', { category: 'salary', words: { UHB: [60] } }),
  ],
} satisfies PhraseCases;
