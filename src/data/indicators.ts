/** Signs of risk and vulnerability: what each counts, and which of them a category tells by itself. */
import type { IndicatorKind } from '../contract/affordability/affordabilityIndicators.js';
import type { CategorySlug } from '../model/taxonomy.js';

/** What is counted, and what the rule cannot see. The documentation prints them (`npm run golden`). */
export const INDICATOR_DEFINITIONS: Readonly<Record<IndicatorKind, string>> = {
  'short-term-credit': 'Repayments of payday and other high-cost short-term credit.',
  'buy-now-pay-later': 'Payments to buy-now-pay-later lenders.',
  'debt-collection': 'Payments to debt collectors, bailiffs and for arrears.',
  'debt-management': 'Payments into a debt management plan, IVA or trust deed.',
  'catalogue-credit': 'Payments on catalogue and home credit.',
  'credit-cards': 'Payments to credit and store cards.',
  loans: 'Repayments of personal, secured and student loans.',
  'new-credit': 'Loans and credit advances received.',
  gambling: 'Stakes and deposits with gambling firms, before winnings.',
  'returned-payments': 'Fees for returned or unpaid items.',
  'overdraft-charges': 'Overdraft fees and interest charged by the bank.',
  'cash-withdrawals': 'Cash withdrawn; shareOfCosts says how much of spending goes through cash.',
  'benefit-income': 'State benefits received; shareOfIncome says how far the income depends on them.',
  'returned-direct-debits': 'Payments, mostly direct debits, that came back unpaid.',
  'loan-stacking':
    'Loans and advances received within 30 days of another one; draws on one agreed line of credit look the same.',
  'minimum-card-payments':
    'Monthly repayments to a card, at least four in a row, each at most 100.00 and within 15 % of the one before: typical of paying the minimum. The balance is not known, so a small sum chosen freely looks the same.',
  'missed-housing-payments':
    'Payments of rent or mortgage that its rhythm expected and that did not come near their day, at their current amount; the transactions are those that did come. A home given up for one that is paid from elsewhere looks the same.',
  'income-fall':
    'How much less verified income, bonuses set aside, came in the latest three complete months than in the three before; 0 where not less. The count and the transactions are those of streams that have ended.',
  'overdraft-days':
    'Days on which a running balance stood below zero, until the next transaction with a balance.',
  'overdraft-depth': 'The furthest that a running balance stood below zero.',
};

/** Each category belongs to at most one. */
export interface IndicatorRow {
  readonly kind: IndicatorKind;
  readonly categories: readonly CategorySlug[];
  readonly direction: 'debit' | 'credit';
}

export const INDICATORS: readonly IndicatorRow[] = [
  { kind: 'short-term-credit', categories: ['short-term-loan'], direction: 'debit' },
  { kind: 'buy-now-pay-later', categories: ['bnpl'], direction: 'debit' },
  { kind: 'debt-collection', categories: ['debt-collection'], direction: 'debit' },
  { kind: 'debt-management', categories: ['debt-management-plan'], direction: 'debit' },
  { kind: 'catalogue-credit', categories: ['catalogue-credit'], direction: 'debit' },
  { kind: 'credit-cards', categories: ['credit-card-payment'], direction: 'debit' },
  {
    kind: 'loans',
    categories: ['personal-loan', 'secured-loan', 'student-loan-repayment'],
    direction: 'debit',
  },
  { kind: 'new-credit', categories: ['loan-proceeds'], direction: 'credit' },
  { kind: 'gambling', categories: ['gambling'], direction: 'debit' },
  { kind: 'returned-payments', categories: ['returned-payment-fee'], direction: 'debit' },
  { kind: 'overdraft-charges', categories: ['interest-and-overdraft-charges'], direction: 'debit' },
  { kind: 'cash-withdrawals', categories: ['cash-withdrawal'], direction: 'debit' },
  {
    kind: 'benefit-income',
    categories: [
      'universal-credit',
      'child-benefit',
      'disability-benefit',
      'out-of-work-benefit',
      'carers-benefit',
      'tax-credits',
      'housing-benefit',
      'pension-credit',
      'other-benefit',
    ],
    direction: 'credit',
  },
];
