/** The public surface with the data of Great Britain and Northern Ireland alone, for bundles that serve nobody else. */
import { dataGb } from './countries/gb/dataGb.js';
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
} = /* @__PURE__ */ insightsOver({ GB: dataGb }) as typeof index;

export * from './api.js';
export { safeValidateForScore, validateForScore };

export function createInsights(settings: index.InsightsSettings = {}): index.Insights {
  const functions = insightsOver({ GB: dataGb }, settings);
  return { ...functions, validateForScore, safeValidateForScore } as index.Insights;
}
