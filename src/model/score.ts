/** Score validation: whether an account's data may be scored at all. */
import type { ResultMeta } from './meta.js';

export type ScoreFailureCode =
  | 'no_transactions'
  | 'not_gbp_account'
  | 'not_personal_account'
  | 'not_current_account'
  | 'period_too_short'
  | 'too_few_transactions'
  | 'transactions_without_booking_date'
  | 'balances_null';

export interface ScoreFailure {
  readonly code: ScoreFailureCode;
  /** One sentence for people. */
  readonly details: string;
  /** What was found: days, a count, a value; null when it is missing. */
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
