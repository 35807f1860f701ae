import { COUNTRY_DATA } from '../countries/countryData.js';
import type { InsightsSettings } from '../insights/insightsSettings.js';
import { insightsOver } from '../insights.js';
import type { analyse, safeAnalyse } from './analyse.js';
import type { assessAffordability, safeAssessAffordability } from './assessAffordability.js';
import type {
  assessBusinessFinancialHealth,
  safeAssessBusinessFinancialHealth,
} from './assessBusinessFinancialHealth.js';
import type {
  assessConsumerFinancialHealth,
  safeAssessConsumerFinancialHealth,
} from './assessConsumerFinancialHealth.js';
import type { checkIntegrity, safeCheckIntegrity } from './checkIntegrity.js';
import type { endOfDayBalances, safeEndOfDayBalances } from './endOfDayBalances.js';
import type { enrichTransactions, safeEnrichTransactions } from './enrichTransactions.js';
import type { readNarrative, safeReadNarrative } from './readNarrative.js';
import type { safeScoreAttributes, scoreAttributes } from './scoreAttributes.js';
import { safeValidateForScore, validateForScore } from './validateForScore.js';
import type { safeVerifyIncome, verifyIncome } from './verifyIncome.js';

export type { InsightsSettings };

/** The functions of an entry that take an account. */
export interface Insights {
  readonly analyse: typeof analyse;
  readonly assessAffordability: typeof assessAffordability;
  readonly assessBusinessFinancialHealth: typeof assessBusinessFinancialHealth;
  readonly assessConsumerFinancialHealth: typeof assessConsumerFinancialHealth;
  readonly checkIntegrity: typeof checkIntegrity;
  readonly endOfDayBalances: typeof endOfDayBalances;
  readonly enrichTransactions: typeof enrichTransactions;
  readonly readNarrative: typeof readNarrative;
  readonly scoreAttributes: typeof scoreAttributes;
  readonly validateForScore: typeof validateForScore;
  readonly verifyIncome: typeof verifyIncome;
  readonly safeAnalyse: typeof safeAnalyse;
  readonly safeAssessAffordability: typeof safeAssessAffordability;
  readonly safeAssessBusinessFinancialHealth: typeof safeAssessBusinessFinancialHealth;
  readonly safeAssessConsumerFinancialHealth: typeof safeAssessConsumerFinancialHealth;
  readonly safeCheckIntegrity: typeof safeCheckIntegrity;
  readonly safeEndOfDayBalances: typeof safeEndOfDayBalances;
  readonly safeEnrichTransactions: typeof safeEnrichTransactions;
  readonly safeReadNarrative: typeof safeReadNarrative;
  readonly safeScoreAttributes: typeof safeScoreAttributes;
  readonly safeValidateForScore: typeof safeValidateForScore;
  readonly safeVerifyIncome: typeof safeVerifyIncome;
}

/**
 * The functions that take an account, with a memory that the caller owns: what was decided of narratives that many accounts have is kept
 * from one call to the next. Results are the same as those of the functions themselves.
 *
 * @example
 * ```ts
 * import { createDecisionMemory, createInsights } from 'open-banking-insights';
 *
 * const memory = createDecisionMemory({ maxEntries: 20_000 });
 * const { verifyIncome } = createInsights({ memory });
 * const income = verifyIncome({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] });
 * console.log(income.verifiedIncomeStatus); // NoCreditTransactions
 * ```
 */
export function createInsights(settings: InsightsSettings = {}): Insights {
  const functions = insightsOver(COUNTRY_DATA, settings);
  return { ...functions, validateForScore, safeValidateForScore } as Insights;
}
