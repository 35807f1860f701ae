/** Signs of risk in an account. */
import type { OneOf } from '../../base/oneOf.js';
import type { MembersOf } from '../kinds.js';

/** In the order of results. */
export const INDICATOR_KINDS = [
  'short-term-credit',
  'buy-now-pay-later',
  'debt-collection',
  'debt-management',
  'catalogue-credit',
  'credit-cards',
  'loans',
  'new-credit',
  'gambling',
  'returned-payments',
  'overdraft-charges',
  'cash-withdrawals',
  'benefit-income',
  'returned-direct-debits',
  'loan-stacking',
  'minimum-card-payments',
  'missed-housing-payments',
  'income-fall',
  'overdraft-days',
  'overdraft-depth',
] as const;

/** A sign of risk, or a fact that lenders look for, such as `gambling` or `returned-payments`. */
export type IndicatorKind = OneOf<typeof INDICATOR_KINDS>;

/**
 * How an indicator moved: its total in three complete months, and in the three before them. It is an amount, or a number of
 * days or payments where the indicator counts those.
 */
export interface IndicatorTrend {
  /** The total of the latest three complete months. */
  readonly latest: number;
  /** The total of the three complete months before them. */
  readonly before: number;
}

const INDICATOR_TREND = { latest: 'money', before: 'money' } as const satisfies MembersOf<IndicatorTrend>;

/** A sign of risk with its amount, its share of income and its transactions. */
export interface AffordabilityIndicator {
  readonly kind: IndicatorKind;
  /** What is counted, and what the rule cannot see. */
  readonly definition: string;
  /** The money over the months of the table. Null for overdraft days, which have none. */
  readonly amount: number | null;
  /**
   * The number of transactions, days or payments, as the definition says. Null where nothing is counted or no balances are known.
   */
  readonly count: number | null;
  /** `amount` over the recorded income of the same months, to four places (0.25 is a quarter). Null without income. */
  readonly shareOfIncome: number | null;
  /**
   * `amount` over the recorded fixed, flexible and debt costs of the same months, to four places. Null without costs.
   */
  readonly shareOfCosts: number | null;
  /** Null with fewer than six complete months, or where no balances are known. */
  readonly trend: IndicatorTrend | null;
  readonly transactionIds: readonly string[];
}

export const AFFORDABILITY_INDICATOR = {
  kind: { oneOf: INDICATOR_KINDS },
  definition: 'text',
  amount: { orNull: 'money' },
  count: { orNull: 'count' },
  shareOfIncome: { orNull: 'ratio' },
  shareOfCosts: { orNull: 'ratio' },
  trend: { orNull: { object: INDICATOR_TREND } },
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<AffordabilityIndicator>;

/** A sign of risk in words for people. */
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
