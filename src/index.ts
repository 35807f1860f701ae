/** The public surface, with the data of every country. */
import { gazetteerGb } from './data/gazetteer/gb.js';
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
} = /* @__PURE__ */ createInsights({ GB: gazetteerGb, US: gazetteerUs });

export * from './api.js';
