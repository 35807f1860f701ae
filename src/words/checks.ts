/** What codes mean: transactions set aside, signs behind a category, parts not computed. */
import type { AnalysisPart } from '../contract/analysis.js';
import type { EvidenceSignal } from '../model/enrichment.js';
import type { IgnoredReason } from '../model/meta.js';

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
