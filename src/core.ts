/**
 * What needs no data of merchants, for pages and servers that enrich elsewhere: open-banking-insights/core. Enrichment and all that
 * stands on it are in the other entries.
 */
export {
  InvalidRequestError,
  MAX_LISTED_ISSUES,
  type RequestIssue,
  type SafeResult,
} from './base/invalidRequest.js';
export type * from './contract/exported.js';
export { endOfDayBalances, safeEndOfDayBalances } from './core/endOfDayBalancesAlone.js';
export {
  rulesFromCorrections,
  safeRulesFromCorrections,
} from './enrichment/corrections/rulesFromCorrections.js';
export { type ExplainableResult, explain, safeExplain } from './explain/explain.js';
export { safeValidateForScore, validateForScore } from './functions/validateForScore.js';
export type * from './model/accounts.js';
export type * from './model/benefits.js';
export type * from './model/corrections.js';
export type * from './model/narrative.js';
export type * from './model/options.js';
export type * from './model/request.js';
export type * from './model/scorecard.js';
export type * from './model/standardFinancialStatement.js';
export type * from './model/taxonomy.js';
export type * from './model/transaction.js';
export { applyScorecard, safeApplyScorecard } from './score/scorecard/apply.js';
export { ENGINE_VERSION } from './version.js';
