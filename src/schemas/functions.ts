/**
 * What each public function takes and answers. A function that takes several arguments is described by an object of them,
 * by name: `readNarrative` by `{ description, options }`.
 */
import * as z from 'zod';
import type { AssessAffordabilityResult } from '../model/affordability.js';
import type { AnalyseResult } from '../model/analysis.js';
import type { EnrichTransactionsResult } from '../model/enrichment.js';
import type { Explanation } from '../model/explanation.js';
import type {
  BusinessFinancialHealthResult,
  ConsumerFinancialHealthResult,
  EndOfDayBalancesResult,
} from '../model/health.js';
import type { VerifyIncomeResult } from '../model/income.js';
import type { NarrativeParts } from '../model/narrative.js';
import type { EnrichmentRule } from '../model/options.js';
import type { ValidateForScoreResult } from '../model/score.js';
import type { ScoreAttributesResult } from '../model/scoreAttributes.js';
import type { ApplyScorecardResult } from '../model/scorecard.js';
import { correctionsSchema, enrichedTransactionsSchema } from '../schema/corrections.js';
import { enrichmentRuleSchema, insightsOptionsSchema } from '../schema/options.js';
import {
  analyseRequestSchema,
  assessAffordabilityRequestSchema,
  assessFinancialHealthRequestSchema,
  enrichTransactionsRequestSchema,
  readNarrativeRequestSchema,
  scoreAttributesRequestSchema,
  validateForScoreRequestSchema,
  verifyIncomeRequestSchema,
} from '../schema/requests.js';
import { applyScorecardRequestSchema } from '../schema/scorecard.js';
import type { ScoreAttributeName } from '../score/attributes/definitions.js';
import { assessAffordabilityResult } from './affordability.js';
import { analyseResult } from './analysis.js';
import { enrichTransactionsResult, narrativeParts } from './enrichment.js';
import { explanation } from './explanation.js';
import {
  businessFinancialHealthResult,
  consumerFinancialHealthResult,
  endOfDayBalancesResult,
} from './health.js';
import { verifyIncomeResult } from './income.js';
import { applyScorecardResult, scoreAttributesResult, validateForScoreResult } from './score.js';

export const enrichTransactionsResultSchema: z.ZodType<EnrichTransactionsResult> = enrichTransactionsResult;
export const narrativePartsSchema: z.ZodType<NarrativeParts> = narrativeParts;
export const verifyIncomeResultSchema: z.ZodType<VerifyIncomeResult> = verifyIncomeResult;
export const assessAffordabilityResultSchema: z.ZodType<AssessAffordabilityResult> =
  assessAffordabilityResult;
export const validateForScoreResultSchema: z.ZodType<ValidateForScoreResult> = validateForScoreResult;
export const scoreAttributesResultSchema: z.ZodType<ScoreAttributesResult<ScoreAttributeName>> =
  scoreAttributesResult;
export const applyScorecardResultSchema: z.ZodType<ApplyScorecardResult> = applyScorecardResult;
export const consumerFinancialHealthResultSchema: z.ZodType<ConsumerFinancialHealthResult> =
  consumerFinancialHealthResult;
export const businessFinancialHealthResultSchema: z.ZodType<BusinessFinancialHealthResult> =
  businessFinancialHealthResult;
export const endOfDayBalancesResultSchema: z.ZodType<EndOfDayBalancesResult> = endOfDayBalancesResult;
export const analyseResultSchema: z.ZodType<AnalyseResult> = analyseResult;
export const explanationSchema: z.ZodType<Explanation> = explanation;
/** The rules that `rulesFromCorrections` answers with, as `options.rules` takes them. */
export const enrichmentRulesSchema: z.ZodType<readonly EnrichmentRule[]> = z.array(enrichmentRuleSchema);

export const rulesFromCorrectionsRequestSchema = z.strictObject({
  transactions: enrichedTransactionsSchema,
  corrections: correctionsSchema,
});

/** `result`: any result of this library. */
export const explainRequestSchema = z.strictObject({ result: z.looseObject({}), path: z.string() });

export interface FunctionSchemas {
  readonly request: z.ZodType;
  /** Of the second argument; absent where the function takes no options beside its request. */
  readonly options?: z.ZodType;
  readonly result: z.ZodType;
}

const options = insightsOptionsSchema;

/** By the name of the function. Its safe form takes the same, and has the result in `data`. */
export const FUNCTION_SCHEMAS = {
  enrichTransactions: {
    request: enrichTransactionsRequestSchema,
    options,
    result: enrichTransactionsResultSchema,
  },
  readNarrative: { request: readNarrativeRequestSchema, result: narrativePartsSchema },
  verifyIncome: { request: verifyIncomeRequestSchema, options, result: verifyIncomeResultSchema },
  assessAffordability: {
    request: assessAffordabilityRequestSchema,
    options,
    result: assessAffordabilityResultSchema,
  },
  validateForScore: { request: validateForScoreRequestSchema, options, result: validateForScoreResultSchema },
  scoreAttributes: { request: scoreAttributesRequestSchema, options, result: scoreAttributesResultSchema },
  applyScorecard: { request: applyScorecardRequestSchema, result: applyScorecardResultSchema },
  assessConsumerFinancialHealth: {
    request: assessFinancialHealthRequestSchema,
    options,
    result: consumerFinancialHealthResultSchema,
  },
  assessBusinessFinancialHealth: {
    request: assessFinancialHealthRequestSchema,
    options,
    result: businessFinancialHealthResultSchema,
  },
  endOfDayBalances: {
    request: assessFinancialHealthRequestSchema,
    options,
    result: endOfDayBalancesResultSchema,
  },
  analyse: { request: analyseRequestSchema, options, result: analyseResultSchema },
  explain: { request: explainRequestSchema, result: explanationSchema },
  rulesFromCorrections: { request: rulesFromCorrectionsRequestSchema, result: enrichmentRulesSchema },
} as const satisfies Readonly<Record<string, FunctionSchemas>>;
