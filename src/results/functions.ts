/** The schemas of the arguments and the result of each public function. */
import * as z from 'zod';
import { correctionsSchema, enrichedTransactionsSchema } from '../requests/correctionSchemas.js';
import { insightsOptionsSchema } from '../requests/options.js';
import * as requests from '../requests/requests.js';
import { applyScorecardRequestSchema } from '../requests/scorecard.js';
import * as results from './results.js';

/** The two arguments of `rulesFromCorrections`, by name. */
export const rulesFromCorrectionsRequestSchema = z.strictObject({
  transactions: enrichedTransactionsSchema,
  corrections: correctionsSchema,
});

/** The two arguments of `explain`, by name. `result` is any result of this library. */
export const explainRequestSchema = z.strictObject({ result: z.looseObject({}), path: z.string() });

/** The schemas of one function. */
export interface FunctionSchemas {
  /** Of the request for one account. Where a function takes several arguments, of an object of them, by name. */
  readonly request: z.ZodType;
  readonly result: z.ZodType;
  /** Of the second argument, where the function takes options. */
  readonly options?: z.ZodType;
  /** The same for several accounts, where the function takes them. */
  readonly accounts?: { readonly request: z.ZodType; readonly result: z.ZodType };
}

const options = insightsOptionsSchema;

/** The schemas of each function, by its name. Its safe form takes the same, and has the result in `data`. */
export const FUNCTION_SCHEMAS = {
  enrichTransactions: {
    request: requests.enrichTransactionsRequestSchema,
    result: results.enrichTransactionsResultSchema,
    options,
    accounts: {
      request: requests.enrichTransactionsAccountsRequestSchema,
      result: results.enrichTransactionsResultSchema,
    },
  },
  readNarrative: { request: requests.readNarrativeRequestSchema, result: results.narrativePartsSchema },
  verifyIncome: {
    request: requests.verifyIncomeRequestSchema,
    result: results.verifyIncomeResultSchema,
    options,
    accounts: {
      request: requests.verifyIncomeAccountsRequestSchema,
      result: results.verifyIncomeAccountsResultSchema,
    },
  },
  assessAffordability: {
    request: requests.assessAffordabilityRequestSchema,
    result: results.assessAffordabilityResultSchema,
    options,
    accounts: {
      request: requests.assessAffordabilityAccountsRequestSchema,
      result: results.assessAffordabilityResultSchema,
    },
  },
  validateForScore: {
    request: requests.validateForScoreRequestSchema,
    result: results.validateForScoreResultSchema,
    options,
    accounts: {
      request: requests.validateForScoreAccountsRequestSchema,
      result: results.validateForScoreAccountsResultSchema,
    },
  },
  scoreAttributes: {
    request: requests.scoreAttributesRequestSchema,
    result: results.scoreAttributesResultSchema,
    options,
    accounts: {
      request: requests.scoreAttributesAccountsRequestSchema,
      result: results.scoreAttributesAccountsResultSchema,
    },
  },
  applyScorecard: { request: applyScorecardRequestSchema, result: results.applyScorecardResultSchema },
  assessConsumerFinancialHealth: healthSchemas(results.consumerFinancialHealthResultSchema),
  assessBusinessFinancialHealth: healthSchemas(results.businessFinancialHealthResultSchema),
  endOfDayBalances: healthSchemas(results.endOfDayBalancesResultSchema),
  checkIntegrity: {
    request: requests.checkIntegrityRequestSchema,
    result: results.checkIntegrityResultSchema,
    options,
    accounts: {
      request: requests.checkIntegrityAccountsRequestSchema,
      result: results.checkIntegrityAccountsResultSchema,
    },
  },
  analyse: {
    request: requests.analyseRequestSchema,
    result: results.analyseResultSchema,
    options,
    accounts: {
      request: requests.analyseAccountsRequestSchema,
      result: results.analyseAccountsResultSchema,
    },
  },
  explain: { request: explainRequestSchema, result: results.explanationSchema },
  rulesFromCorrections: {
    request: rulesFromCorrectionsRequestSchema,
    result: results.enrichmentRulesSchema,
  },
} as const satisfies Readonly<Record<string, FunctionSchemas>>;

function healthSchemas<Result extends z.ZodType>(result: Result) {
  return {
    request: requests.assessFinancialHealthRequestSchema,
    result,
    options,
    accounts: { request: requests.assessFinancialHealthAccountsRequestSchema, result },
  };
}
