/** The result of each function, of the type that the function is documented with. */
import * as z from 'zod';
import type { RequestIssue } from '../base/invalidRequest.js';
import type { AssessAffordabilityResult } from '../contract/affordability/affordabilityResult.js';
import type { AnalyseAccountsResult, AnalyseResult } from '../contract/analysis.js';
import type { EnrichTransactionsResult } from '../contract/enrichment/enrichmentResult.js';
import type { BusinessFinancialHealthResult } from '../contract/health/businessHealth.js';
import type { ConsumerFinancialHealthResult } from '../contract/health/consumerHealth.js';
import type { EndOfDayBalancesResult } from '../contract/health/endOfDayBalances.js';
import type { VerifyIncomeResult } from '../contract/income/incomeResult.js';
import type { CheckIntegrityAccountsResult, CheckIntegrityResult } from '../contract/integrity.js';
import type { ScoreAttributesResult } from '../contract/score/scoreAttributes.js';
import type { ApplyScorecardResult } from '../contract/score/scorecardResult.js';
import type { AccountScoreValidation, ValidateForScoreResult } from '../contract/score/scoreValidation.js';
import type { AccountsResult } from '../model/accounts.js';
import type { Explanation } from '../model/explanation.js';
import type { NarrativeParts } from '../model/narrative.js';
import type { EnrichmentRule } from '../model/options.js';
import { enrichmentRuleSchema } from '../requests/options.js';
import type { ScoreAttributeName } from '../score/attributes/definitions.js';
import { resultsOf } from './accounts.js';
import { assessAffordabilityResult } from './affordability.js';
import { analyseAccountsResult, analyseResult } from './analysis.js';
import { enrichTransactionsResult, narrativeParts } from './enrichment.js';
import { invalidRequestError, requestIssue } from './errors.js';
import { explanation } from './explanation.js';
import {
  businessFinancialHealthResult,
  consumerFinancialHealthResult,
  endOfDayBalancesResult,
} from './health.js';
import { verifyIncomeResult } from './income.js';
import { checkIntegrityAccountsResult, checkIntegrityResult } from './integrity.js';
import {
  accountScoreValidation,
  applyScorecardResult,
  scoreAttributesResult,
  validateForScoreResult,
} from './score.js';

/** What `enrichTransactions` answers, for one account and for several. Members of your own on a transaction are kept. */
export const enrichTransactionsResultSchema: z.ZodType<EnrichTransactionsResult> = enrichTransactionsResult;

/** What `readNarrative` answers. */
export const narrativePartsSchema: z.ZodType<NarrativeParts> = narrativeParts;

/** What `verifyIncome` answers for one account. */
export const verifyIncomeResultSchema: z.ZodType<VerifyIncomeResult> = verifyIncomeResult;

/** What `verifyIncome` answers for several accounts. */
export const verifyIncomeAccountsResultSchema: z.ZodType<AccountsResult<VerifyIncomeResult>> =
  resultsOf(verifyIncomeResult);

/** What `assessAffordability` answers, for one account and for several. */
export const assessAffordabilityResultSchema: z.ZodType<AssessAffordabilityResult> =
  assessAffordabilityResult;

/** What `validateForScore` answers for one account. */
export const validateForScoreResultSchema: z.ZodType<ValidateForScoreResult> = validateForScoreResult;

/** What `validateForScore` answers for several accounts. */
export const validateForScoreAccountsResultSchema: z.ZodType<AccountsResult<AccountScoreValidation>> =
  resultsOf(accountScoreValidation);

/** What `scoreAttributes` answers for one account. */
export const scoreAttributesResultSchema: z.ZodType<ScoreAttributesResult<ScoreAttributeName>> =
  scoreAttributesResult;

/** What `scoreAttributes` answers for several accounts. */
export const scoreAttributesAccountsResultSchema: z.ZodType<
  AccountsResult<ScoreAttributesResult<ScoreAttributeName>>
> = resultsOf(scoreAttributesResult);

/** What `applyScorecard` answers. */
export const applyScorecardResultSchema: z.ZodType<ApplyScorecardResult> = applyScorecardResult;

/** What `assessConsumerFinancialHealth` answers, for one account and for several. */
export const consumerFinancialHealthResultSchema: z.ZodType<ConsumerFinancialHealthResult> =
  consumerFinancialHealthResult;

/** What `assessBusinessFinancialHealth` answers, for one account and for several. */
export const businessFinancialHealthResultSchema: z.ZodType<BusinessFinancialHealthResult> =
  businessFinancialHealthResult;

/** What `endOfDayBalances` answers, for one account and for several. */
export const endOfDayBalancesResultSchema: z.ZodType<EndOfDayBalancesResult> = endOfDayBalancesResult;

/** What `checkIntegrity` answers for one account. */
export const checkIntegrityResultSchema: z.ZodType<CheckIntegrityResult> = checkIntegrityResult;

/** What `checkIntegrity` answers for several accounts. */
export const checkIntegrityAccountsResultSchema: z.ZodType<CheckIntegrityAccountsResult> =
  checkIntegrityAccountsResult;

/** What `analyse` answers for one account. */
export const analyseResultSchema: z.ZodType<AnalyseResult> = analyseResult;

/** What `analyse` answers for several accounts. */
export const analyseAccountsResultSchema: z.ZodType<AnalyseAccountsResult> = analyseAccountsResult;

/** What `explain` answers. */
export const explanationSchema: z.ZodType<Explanation> = explanation;

/** What `rulesFromCorrections` answers: rules, as `options.rules` takes them. */
export const enrichmentRulesSchema: z.ZodType<readonly EnrichmentRule[]> = z.array(enrichmentRuleSchema);

/** One thing that is wrong with a request. */
export const requestIssueSchema: z.ZodType<RequestIssue> = requestIssue;

/** An `InvalidRequestError`, as it is thrown, or as it is written as JSON with its name and message. */
export const invalidRequestErrorSchema: z.ZodType<z.output<typeof invalidRequestError>> = invalidRequestError;
