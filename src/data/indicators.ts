/** Signs of risk and vulnerability that a category tells by itself. Each category belongs to at most one. */
import type { IndicatorKind } from '../model/affordabilityIndicators.js';
import type { CategorySlug } from '../model/taxonomy.js';

export interface IndicatorRow {
  readonly kind: IndicatorKind;
  readonly definition: string;
  readonly categories: readonly CategorySlug[];
  readonly direction: 'debit' | 'credit';
}

export const INDICATORS: readonly IndicatorRow[] = [
  {
    kind: 'short-term-credit',
    definition: 'Repayments of payday and other high-cost short-term credit.',
    categories: ['short-term-loan'],
    direction: 'debit',
  },
  {
    kind: 'buy-now-pay-later',
    definition: 'Payments to buy-now-pay-later lenders.',
    categories: ['bnpl'],
    direction: 'debit',
  },
  {
    kind: 'debt-collection',
    definition: 'Payments to debt collectors, bailiffs and for arrears.',
    categories: ['debt-collection'],
    direction: 'debit',
  },
  {
    kind: 'debt-management',
    definition: 'Payments into a debt management plan, IVA or trust deed.',
    categories: ['debt-management-plan'],
    direction: 'debit',
  },
  {
    kind: 'catalogue-credit',
    definition: 'Payments on catalogue and home credit.',
    categories: ['catalogue-credit'],
    direction: 'debit',
  },
  {
    kind: 'credit-cards',
    definition: 'Payments to credit and store cards.',
    categories: ['credit-card-payment'],
    direction: 'debit',
  },
  {
    kind: 'loans',
    definition: 'Repayments of personal, secured and student loans.',
    categories: ['personal-loan', 'secured-loan', 'student-loan-repayment'],
    direction: 'debit',
  },
  {
    kind: 'new-credit',
    definition: 'Loans and credit advances received.',
    categories: ['loan-proceeds'],
    direction: 'credit',
  },
  {
    kind: 'gambling',
    definition: 'Stakes and deposits with gambling firms, before winnings.',
    categories: ['gambling'],
    direction: 'debit',
  },
  {
    kind: 'returned-payments',
    definition: 'Fees for returned or unpaid items.',
    categories: ['returned-payment-fee'],
    direction: 'debit',
  },
  {
    kind: 'overdraft-charges',
    definition: 'Overdraft fees and interest charged by the bank.',
    categories: ['interest-and-overdraft-charges'],
    direction: 'debit',
  },
  {
    kind: 'cash-withdrawals',
    definition: 'Cash withdrawn; shareOfCosts says how much of spending goes through cash.',
    categories: ['cash-withdrawal'],
    direction: 'debit',
  },
  {
    kind: 'benefit-income',
    definition: 'State benefits received; shareOfIncome says how far the income depends on them.',
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
