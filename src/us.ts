/** The public surface with the data of the United States alone, for bundles that serve nobody else. */
import { gazetteerUs } from './data/gazetteer/us.js';
import { createInsights } from './insights.js';

export const {
  enrichTransactions,
  readNarrative,
  verifyIncome,
  assessAffordability,
  validateForScore,
  scoreAttributes,
  assessConsumerFinancialHealth,
  assessBusinessFinancialHealth,
  endOfDayBalances,
  analyse,
  safeEnrichTransactions,
  safeReadNarrative,
  safeVerifyIncome,
  safeAssessAffordability,
  safeValidateForScore,
  safeScoreAttributes,
  safeAssessConsumerFinancialHealth,
  safeAssessBusinessFinancialHealth,
  safeEndOfDayBalances,
  safeAnalyse,
} = /* @__PURE__ */ createInsights({ US: gazetteerUs });

export * from './api.js';
