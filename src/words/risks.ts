/** Signs of risk in words for people, the gravest first. */
import type { IndicatorKind } from '../model/affordabilityIndicators.js';

export interface IndicatorWords {
  readonly words: string;
  /**
   * `serious`: missed payments, debts in other hands, or money that ran out. `warning`: worth a question. `fact`: lenders look for
   * it, and it is no sign of difficulty by itself.
   */
  readonly weight: 'serious' | 'warning' | 'fact';
  /** What `count` counts: singular and plural. */
  readonly counted: readonly [one: string, many: string];
  /** The kind that measures the same thing another way. Where that one is found too, this is no further sign. */
  readonly sameAs?: IndicatorKind;
}

const PAYMENTS = ['payment', 'payments'] as const;

/** In the order in which a person should read them. */
export const INDICATOR_WORDS: Readonly<Record<IndicatorKind, IndicatorWords>> = {
  'missed-housing-payments': {
    words: 'Rent or mortgage missed',
    weight: 'serious',
    counted: ['payment', 'payments'],
  },
  'debt-collection': { words: 'Payments to debt collectors', weight: 'serious', counted: PAYMENTS },
  'debt-management': { words: 'Debt management plan or insolvency', weight: 'serious', counted: PAYMENTS },
  'returned-direct-debits': { words: 'Direct debits returned unpaid', weight: 'serious', counted: PAYMENTS },
  'returned-payments': {
    words: 'Fees for returned payments',
    weight: 'serious',
    counted: ['fee', 'fees'],
    sameAs: 'returned-direct-debits',
  },
  'short-term-credit': { words: 'Payday and short-term loans', weight: 'serious', counted: PAYMENTS },
  'loan-stacking': { words: 'Loans soon after another', weight: 'serious', counted: ['loan', 'loans'] },
  'income-fall': {
    words: 'Income fell or stopped',
    weight: 'warning',
    counted: ['source ended', 'sources ended'],
  },
  'overdraft-days': { words: 'Days overdrawn', weight: 'warning', counted: ['day', 'days'] },
  'overdraft-depth': {
    words: 'Deepest overdraft',
    weight: 'warning',
    counted: ['time', 'times'],
    sameAs: 'overdraft-days',
  },
  'overdraft-charges': { words: 'Overdraft charges', weight: 'warning', counted: ['charge', 'charges'] },
  gambling: { words: 'Gambling', weight: 'warning', counted: PAYMENTS },
  'minimum-card-payments': {
    words: 'Only the minimum paid off a card',
    weight: 'warning',
    counted: PAYMENTS,
  },
  'new-credit': { words: 'New borrowing', weight: 'warning', counted: ['loan', 'loans'] },
  'catalogue-credit': { words: 'Catalogue and home credit', weight: 'warning', counted: PAYMENTS },
  'buy-now-pay-later': { words: 'Buy now, pay later', weight: 'warning', counted: PAYMENTS },
  'cash-withdrawals': {
    words: 'Cash taken out',
    weight: 'fact',
    counted: ['withdrawal', 'withdrawals'],
  },
  'credit-cards': { words: 'Credit card payments', weight: 'fact', counted: PAYMENTS },
  loans: { words: 'Loan repayments', weight: 'fact', counted: PAYMENTS },
  'benefit-income': { words: 'Income from benefits', weight: 'fact', counted: PAYMENTS },
};
