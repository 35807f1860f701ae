/** Score validation: whether an account's data may be scored at all. */
import type { ResultMeta } from './meta.js';

/** In the order of the checks. Which transactions each looks at stands beside it; an exact repeat is looked at once. */
export type ScoreFailureCode =
  /** The booked ones, whatever their date. */
  | 'no_transactions'
  | 'not_gbp_account'
  | 'not_personal_account'
  | 'not_current_account'
  /** From the earliest to the latest booking date of the booked ones in the 365 days to `asOf`, that day included. */
  | 'period_too_short'
  /** The same: booked, and dated within those days. */
  | 'too_few_transactions'
  /** The booked ones without a booking date; nothing else but the first check counts them. */
  | 'transactions_without_booking_date'
  | 'balances_null';

export interface ScoreFailure {
  readonly code: ScoreFailureCode;
  /** One sentence for people. */
  readonly details: string;
  /** What was found: days, a count of transactions, a value of the account; null when it is missing. */
  readonly measured: number | string | null;
  readonly required: number | string;
  /** The transactions at fault, where there are such. */
  readonly transactionIds: readonly string[];
}

/** The body of the service's 422 response: the first failure only. */
export interface ScoreNotGenerated {
  readonly code: 'svc_score_not_generated';
  readonly description: string;
  readonly details: string;
  readonly correlationId: string | null;
}

export interface ValidateForScoreResult {
  readonly valid: boolean;
  readonly firstFailure: ScoreFailureCode | null;
  /** All that fail, in the order of the checks. */
  readonly failures: readonly ScoreFailure[];
  readonly error: ScoreNotGenerated | null;
  readonly meta: ResultMeta;
}
