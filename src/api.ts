/** What every entry offers besides its functions: types, schemas, tables and errors. */
export {
  InvalidRequestError,
  MAX_LISTED_ISSUES,
  type RequestIssue,
  type SafeResult,
} from './base/invalidRequest.js';
export { LARGEST_AMOUNT } from './base/money.js';
export type * from './contract/exported.js';
export { TAXONOMY_VERSION } from './data/taxonomy.js';
export {
  rulesFromCorrections,
  safeRulesFromCorrections,
} from './enrichment/corrections/rulesFromCorrections.js';
export {
  createDecisionMemory,
  type DecisionMemory,
  type DecisionMemorySettings,
} from './enrichment/decisionMemory.js';
export { type ExplainableResult, explain, safeExplain } from './explain/explain.js';
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
export { DEFAULT_MAX_TRANSACTIONS, enrichmentRuleSchema, insightsOptionsSchema } from './requests/options.js';
export {
  accountRequestSchema,
  accountsRequestSchema,
  analyseAccountsRequestSchema,
  analyseRequestSchema,
  assessAffordabilityAccountsRequestSchema,
  assessAffordabilityRequestSchema,
  assessFinancialHealthAccountsRequestSchema,
  assessFinancialHealthRequestSchema,
  enrichTransactionsAccountsRequestSchema,
  enrichTransactionsRequestSchema,
  scoreAttributesAccountsRequestSchema,
  scoreAttributesRequestSchema,
  validateForScoreAccountsRequestSchema,
  validateForScoreRequestSchema,
  validateForScoreSeparateRequestSchema,
  verifyIncomeAccountsRequestSchema,
  verifyIncomeRequestSchema,
} from './requests/requests.js';
export { scorecardSchema } from './requests/scorecard.js';
export { scoreTransactionSchema, transactionSchema } from './requests/transactionSchemas.js';
export { SCORE_ATTRIBUTES, type ScoreAttributeName } from './score/attributes/definitions.js';
export { applyScorecard, safeApplyScorecard } from './score/scorecard/apply.js';
export { CATEGORIES, CLASSES } from './taxonomy/tables.js';
export { ENGINE_VERSION } from './version.js';
