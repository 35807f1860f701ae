/** The library function of each calculation. */
import { createDecisionMemory, createInsights } from '../../index.js';
import type { ManyCommand } from './commandNames.js';

/** About 9 MB. */
const MOST_DECISIONS = 10_000;

/** Of this process, which answers thousands of accounts. */
const library = createInsights({ memory: createDecisionMemory({ maxEntries: MOST_DECISIONS }) });

export const CALLS: Readonly<Record<ManyCommand, (request: never, options: never) => object>> = {
  analyse: library.analyse,
  enrich: library.enrichTransactions,
  income: library.verifyIncome,
  affordability: library.assessAffordability,
  score: library.validateForScore,
  attributes: library.scoreAttributes,
  'consumer-health': library.assessConsumerFinancialHealth,
  'business-health': library.assessBusinessFinancialHealth,
  balances: library.endOfDayBalances,
  'check-integrity': library.checkIntegrity,
};
