/** The public surface with the data of the United States alone, for bundles that serve nobody else. */
import { gazetteerUs } from './data/gazetteer/us.js';
import { safeValidateForScore, validateForScore } from './functions/validateForScore.js';
import type * as index from './index.js';
import { insightsOver } from './insights.js';

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
} = /* @__PURE__ */ insightsOver({ US: gazetteerUs }) as typeof index;

export * from './api.js';
export { safeValidateForScore, validateForScore };

export function createInsights(settings: index.InsightsSettings = {}): index.Insights {
  const functions = insightsOver({ US: gazetteerUs }, settings);
  return { ...functions, validateForScore, safeValidateForScore } as index.Insights;
}
