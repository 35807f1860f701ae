/** Codes that a bank supplies beside the text. */
import { american, americanCredit, british, britishCredit, coded, type GuardsOf } from '../guard.js';

export const BANK_CODES_GUARDS = {
  bankCodeCashWithdrawal: {
    guards: "a bank's code for cash says more than the bank whose machine gave it",
    cases: [
      british(
        'NATWEST WIGAN 15OCT',
        { category: 'cash-withdrawal', weights: { 'bank-code': 91 } },
        coded('ATM'),
      ),
      american(
        'ALLPOINT MEPLIN OH',
        { category: 'cash-withdrawal', weights: { 'bank-code': 91 } },
        coded('ATM'),
      ),
    ],
  },
  bankCodeCashDeposit: {
    guards: "a bank's code says that cash was paid in, where the text says nothing",
    cases: [
      britishCredit('MEPLIN 0417', { category: 'cash-deposit', weights: { 'bank-code': 88 } }, coded('ATM')),
      americanCredit('MEPLIN 0417', { category: 'cash-deposit', weights: { 'bank-code': 88 } }, coded('ATM')),
    ],
  },
  bankCodeCheque: {
    guards: "a bank's code says that a cheque was paid in, where the text says nothing",
    cases: [
      britishCredit('100417', { category: 'cash-deposit', weights: { 'bank-code': 80 } }, coded('CHQ')),
      americanCredit('100417', { category: 'cash-deposit', weights: { 'bank-code': 80 } }, coded('CHECK')),
    ],
  },
  bankCodeFee: {
    guards: "a bank's code says that it charged a fee, where the text says nothing",
    cases: [
      british('MEPLIN 0417', { category: 'bank-charges', weights: { 'bank-code': 87 } }, coded('CHG')),
      american('MEPLIN 0417', { category: 'bank-charges', weights: { 'bank-code': 87 } }, coded('FEE')),
    ],
  },
  bankCodeInterest: {
    guards: "a bank's code says that it charged or paid interest, where the text says nothing",
    cases: [
      british(
        'TO 04 JUN',
        { category: 'interest-and-overdraft-charges', weights: { 'bank-code': 84 } },
        coded('INT'),
      ),
      americanCredit(
        'MEPLIN 0417',
        { category: 'interest-income', weights: { 'bank-code': 84 } },
        coded('INT'),
      ),
    ],
  },
  bankCodeSalary: {
    guards: "a bank's code says that it is pay, where the text says nothing",
    cases: [
      britishCredit('MEPLIN 0417', { category: 'salary', weights: { 'bank-code': 90 } }, coded('SALARY')),
      americanCredit('MEPLIN 0417', { category: 'salary', weights: { 'bank-code': 90 } }, coded('PAYROLL')),
    ],
  },
  bankCodeBenefit: {
    guards: "a bank's code says that it is a benefit, where the text says nothing",
    cases: [
      britishCredit('MEPLIN 0417', { category: 'other-benefit', weights: { 'bank-code': 80 } }, coded('DWP')),
      americanCredit(
        'MEPLIN 0417',
        { category: 'other-benefit', weights: { 'bank-code': 80 } },
        coded('DWP'),
      ),
    ],
  },
  bankCodeRefund: {
    guards: "a bank's code says that it is a refund, where the text says nothing",
    cases: [
      britishCredit('MEPLIN 0417', { category: 'refund', weights: { 'bank-code': 80 } }, coded('REFUND')),
      americanCredit('MEPLIN 0417', { category: 'refund', weights: { 'bank-code': 80 } }, coded('REFUND')),
    ],
  },
  merchantCategoryCode: {
    guards: 'a merchant category code says more than a trade word, and less than a listed merchant',
    cases: [
      british(
        'GREGGS LEEDS GB',
        { category: 'takeaway-and-fast-food', weights: { 'merchant-category-code': 74 } },
        { merchantCategoryCode: '5411' },
      ),
      american(
        'MEPLIN PIZZA',
        { category: 'groceries', weights: { 'merchant-category-code': 74 } },
        { merchantCategoryCode: '5411' },
      ),
    ],
  },
} satisfies GuardsOf;
