/** Signs of risk in an account. */
/** A sign of risk, or a fact that lenders look for, such as `gambling` or `returned-payments`. */
export type IndicatorKind =
  | 'short-term-credit'
  | 'buy-now-pay-later'
  | 'debt-collection'
  | 'debt-management'
  | 'catalogue-credit'
  | 'credit-cards'
  | 'loans'
  | 'new-credit'
  | 'gambling'
  | 'returned-payments'
  | 'overdraft-charges'
  | 'cash-withdrawals'
  | 'benefit-income'
  | 'returned-direct-debits'
  | 'loan-stacking'
  | 'minimum-card-payments'
  | 'missed-housing-payments'
  | 'income-fall'
  | 'overdraft-days'
  | 'overdraft-depth';

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
