/** The library function of each calculation. */
import * as library from '../../index.js';
import type { ManyCommand } from './commandNames.js';

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
