/** What codes mean: checks before a score, transactions set aside, signs behind a category, parts not computed. */
import type { AnalysisPart } from '../model/analysis.js';
import type { EvidenceSignal } from '../model/enrichment.js';
import type { IgnoredReason } from '../model/meta.js';
import type { ScoreFailureCode } from '../model/score.js';

/** What is wrong. The failure's own `details` says how far. */
export const SCORE_FAILURE_WORDS: Readonly<Record<ScoreFailureCode, string>> = {
  no_transactions: 'There are no transactions',
  not_gbp_account: 'The account is not in pounds',
  not_personal_account: 'It is not a personal account',
  not_current_account: 'It is not a current account',
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

/** Why a transaction counts in nothing. */
export const IGNORED_WORDS: Readonly<Record<IgnoredReason, string>> = {
  duplicate: 'repeats another',
  'other-currency': 'is in another currency',
  'implausible-date': 'has a date that cannot be right',
  pending: 'is not booked yet',
  'after-as-of': 'is later than the day the report stands on',
  'before-period': 'is older than the period',
  'no-booking-date': 'has no date',
  'other-account': 'belongs to another account',
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
  'refund-link': 'purchase returned',
  'confidence-floor': 'not sure enough',
};
