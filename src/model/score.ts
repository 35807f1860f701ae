/** Score validation: whether an account's data may be scored at all. */
import type { ResultMeta } from './meta.js';

/** The checks that can fail, in their order. Exact repeats of a transaction count once. */
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

/** A check that failed. */
export interface ScoreFailure {
  readonly code: ScoreFailureCode;
  /** What is wrong, in one sentence for people. */
  readonly details: string;
  /** What was found: days, a number of transactions, or a value of the account. Null where the value is missing. */
  readonly measured: number | string | null;
  /** What the check asks for, in the same unit. */
  readonly required: number | string;
  /** The transactions at fault. Empty where the check is not about single transactions. */
  readonly transactionIds: readonly string[];
}

/** The body of the service's 422 response. It names the first failure only. */
export interface ScoreNotGenerated {
  readonly code: 'svc_score_not_generated';
  readonly description: string;
  /** The details of the first failure. */
  readonly details: string;
  readonly correlationId: string | null;
}

/** What `validateForScore` returns: whether an account's data may be scored, and if not, why. */
export interface ValidateForScoreResult {
  /** True when no check fails. */
  readonly valid: boolean;
  /** The first check that fails, or null. */
  readonly firstFailure: ScoreFailureCode | null;
  /** All checks that fail, in their order. */
  readonly failures: readonly ScoreFailure[];
  /** The body of the service's 422 response, or null when the data are valid. */
  readonly error: ScoreNotGenerated | null;
  readonly meta: ResultMeta;
}

/** The score validation of one of several accounts. */
export interface AccountScoreValidation extends ValidateForScoreResult {
  readonly accountId: string;
}
