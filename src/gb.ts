/** The public surface with the data of Great Britain and Northern Ireland alone, for bundles that serve nobody else. */
import { gazetteerGb } from './data/gazetteer/gb.js';
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
} = /* @__PURE__ */ insightsOver({ GB: gazetteerGb }) as typeof index;

export * from './api.js';
export { safeValidateForScore, validateForScore };

export function createInsights(settings: index.InsightsSettings = {}): index.Insights {
  const functions = insightsOver({ GB: gazetteerGb }, settings);
  return { ...functions, validateForScore, safeValidateForScore } as index.Insights;
}
