/** Score validation: whether an account's data may be scored at all. */
import type { OneOf } from '../../base/oneOf.js';
import type { ResultMeta } from '../../model/meta.js';
import type { MembersOf } from '../kinds.js';

const SCORE_FAILURE_CODES = [
  /** The booked ones, whatever their date. */
  'no_transactions',
  'not_gbp_account',
  'not_personal_account',
  'not_current_account',
  /** From the earliest to the latest booking date of the booked ones in the 365 days to `asOf`, that day included. */
  'period_too_short',
  /** The same: booked, and dated within those days. */
  'too_few_transactions',
  /** The booked ones without a booking date; nothing else but the first check counts them. */
  'transactions_without_booking_date',
  'balances_null',
] as const;

/** The checks that can fail, in their order. Exact repeats of a transaction count once. */
export type ScoreFailureCode = OneOf<typeof SCORE_FAILURE_CODES>;

/** What is wrong. The failure's own `details` says how far. */
export const SCORE_FAILURE_WORDS: Readonly<Record<ScoreFailureCode, string>> = {
  no_transactions: 'There are no transactions',
  not_gbp_account: 'The account is not in pounds',
  not_personal_account: 'It is not known to be a personal account',
  not_current_account: 'It is not known to be a current account',
  period_too_short: 'The history is too short',
  too_few_transactions: 'There are too few transactions',
  transactions_without_booking_date: 'Some transactions have no booking date',
  balances_null: 'The balances are missing',
};

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

const SCORE_FAILURE = {
  code: { oneOf: SCORE_FAILURE_CODES },
  details: 'text',
  measured: { orNull: 'numberOrText' },
  required: 'numberOrText',
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<ScoreFailure>;

export const SCORE_NOT_GENERATED_CODE = 'svc_score_not_generated';

/** The body of the service's 422 response. It names the first failure only. */
export interface ScoreNotGenerated {
  readonly code: 'svc_score_not_generated';
  readonly description: string;
  /** The details of the first failure. */
  readonly details: string;
  readonly correlationId: string | null;
}

const SCORE_NOT_GENERATED = {
  code: { constant: SCORE_NOT_GENERATED_CODE },
  description: 'text',
  details: 'text',
  correlationId: { orNull: 'text' },
} as const satisfies MembersOf<ScoreNotGenerated>;

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

export const VALIDATE_FOR_SCORE_RESULT = {
  valid: 'truth',
  firstFailure: { orNull: { oneOf: SCORE_FAILURE_CODES } },
  failures: { list: { object: SCORE_FAILURE } },
  error: { orNull: { object: SCORE_NOT_GENERATED } },
} as const satisfies MembersOf<Omit<ValidateForScoreResult, 'meta'>>;

/** The score validation of one of several accounts. */
export interface AccountScoreValidation extends ValidateForScoreResult {
  readonly accountId: string;
}
