/** The public surface with the data of Great Britain and Northern Ireland alone, for bundles that serve nobody else. */
import { gazetteerGb } from './data/gazetteer/gb.js';
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
} = /* @__PURE__ */ createInsights({ GB: gazetteerGb });

export * from './api.js';
