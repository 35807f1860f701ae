/** The public surface, with the data of every country. */
export * from './api.js';
export { analyse, safeAnalyse } from './functions/analyse.js';
export { assessAffordability, safeAssessAffordability } from './functions/assessAffordability.js';
export {
  assessBusinessFinancialHealth,
  safeAssessBusinessFinancialHealth,
} from './functions/assessBusinessFinancialHealth.js';
export {
  assessConsumerFinancialHealth,
  safeAssessConsumerFinancialHealth,
} from './functions/assessConsumerFinancialHealth.js';
export { checkIntegrity, safeCheckIntegrity } from './functions/checkIntegrity.js';
export { createInsights, type Insights, type InsightsSettings } from './functions/createInsights.js';
export { endOfDayBalances, safeEndOfDayBalances } from './functions/endOfDayBalances.js';
export { enrichTransactions, safeEnrichTransactions } from './functions/enrichTransactions.js';
export { readNarrative, safeReadNarrative } from './functions/readNarrative.js';
export { safeScoreAttributes, scoreAttributes } from './functions/scoreAttributes.js';
export { safeValidateForScore, validateForScore } from './functions/validateForScore.js';
export { safeVerifyIncome, verifyIncome } from './functions/verifyIncome.js';
