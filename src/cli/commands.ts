/** What each command calls, and how its result reads in a terminal. */
import * as library from '../index.js';
import { balancesReport } from './balancesReport.js';
import { healthReport } from './healthReport.js';
import {
  affordabilityReport,
  analysisReport,
  enrichmentReport,
  incomeReport,
  scoreReport,
} from './reports.js';

export interface Command {
  readonly call: (request: never, options: library.InsightsOptions) => unknown;
  readonly report: (result: never) => string;
}

/** A map, since an object would also find what every object inherits, such as `constructor`. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['enrich', { call: library.enrichTransactions, report: enrichmentReport }],
  ['income', { call: library.verifyIncome, report: incomeReport }],
  ['affordability', { call: library.assessAffordability, report: affordabilityReport }],
  ['score', { call: library.validateForScore, report: scoreReport }],
  ['consumer-health', { call: library.assessConsumerFinancialHealth, report: healthReport }],
  ['business-health', { call: library.assessBusinessFinancialHealth, report: healthReport }],
  ['balances', { call: library.endOfDayBalances, report: balancesReport }],
  ['analyse', { call: library.analyse, report: analysisReport }],
]);
