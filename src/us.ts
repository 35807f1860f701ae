/** The public surface with the data of the United States alone, for bundles that serve nobody else. */
import { safely } from './base/invalidRequest.js';
import { dataUs } from './countries/us/dataUs.js';
import { rulesOver } from './enrichment/corrections/corrections.js';
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
} = /* @__PURE__ */ insightsOver({ US: dataUs }) as typeof index;

export * from './api.js';

/** Reads the towns behind a payee as American ones. */
export const rulesFromCorrections: typeof index.rulesFromCorrections = (transactions, corrections) =>
  rulesOver(dataUs.narrative, transactions, corrections);

export const safeRulesFromCorrections: typeof index.safeRulesFromCorrections =
  /* @__PURE__ */ safely(rulesFromCorrections);

export { safeValidateForScore, validateForScore };

export function createInsights(settings: index.InsightsSettings = {}): index.Insights {
  const functions = insightsOver({ US: dataUs }, settings);
  return { ...functions, validateForScore, safeValidateForScore } as index.Insights;
}
