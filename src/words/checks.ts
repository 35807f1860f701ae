/** What codes mean: checks before a score, transactions set aside, signs behind a category, parts not computed. */
import type { AnalysisPart } from '../contract/analysis.js';
import type { EvidenceSignal } from '../model/enrichment.js';
import type { IgnoredReason } from '../model/meta.js';
import type { ScoreFailureCode } from '../model/score.js';

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

export const ANALYSIS_PART_WORDS: Readonly<Record<AnalysisPart, string>> = {
  income: 'Income',
  affordability: 'Affordability',
  scoreValidation: 'Score validation',
  financialHealth: 'Financial health',
};

/** Which transactions count in nothing, for a sentence such as `2 not booked yet`. */
export const IGNORED_WORDS: Readonly<Record<IgnoredReason, string>> = {
  duplicate: 'repeated',
  'other-currency': 'in another currency',
  'implausible-date': 'with a date that cannot be right',
  pending: 'not booked yet',
  'after-as-of': 'later than the day of the report',
  'before-period': 'older than the period',
  'no-booking-date': 'without a date',
  'other-account': 'of another account',
};

/** What spoke for a category. */
export const SIGNAL_WORDS: Readonly<Record<EvidenceSignal, string>> = {
  rule: 'your rule',
  merchant: 'merchant',
  phrase: 'words',
  'trade-word': 'trade',
  'trade-model': 'likely trade',
  'benefit-code': 'benefit code',
  'person-name': "person's name",
  'bank-code': 'bank code',
  'merchant-category-code': 'merchant code',
  counterparty: 'other party',
  history: 'earlier payments',
  'transfer-pair': 'both sides of a transfer',
  'account-holder': 'name of the account holder',
  'refund-link': 'purchase returned',
  'confidence-floor': 'not sure enough',
};
