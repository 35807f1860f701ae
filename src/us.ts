/** The public surface with the data of the United States alone, for bundles that serve nobody else. */
import { dataUs } from './countries/us/dataUs.js';
import type * as index from './index.js';
import { createInsights } from './insights.js';

export const {
  enrichTransactions,
  readNarrative,
  verifyIncome,
  assessAffordability,
  scoreAttributes,
  assessConsumerFinancialHealth,
  assessBusinessFinancialHealth,
  endOfDayBalances,
  checkIntegrity,
  analyse,
  safeEnrichTransactions,
  safeReadNarrative,
  safeVerifyIncome,
  safeAssessAffordability,
  safeScoreAttributes,
  safeAssessConsumerFinancialHealth,
  safeAssessBusinessFinancialHealth,
  safeEndOfDayBalances,
  safeCheckIntegrity,
  safeAnalyse,
} = /* @__PURE__ */ createInsights({ US: dataUs }) as typeof index;

export * from './api.js';
export { safeValidateForScore, validateForScore } from './functions/validateForScore.js';
