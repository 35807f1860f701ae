/** The result of each function, of the type that the function is documented with. */
import * as z from 'zod';
import { LARGEST_INT32 } from '../base/fingerprint.js';
import { MAX_LISTED_ISSUES, type RequestIssue } from '../base/invalidRequest.js';
import type { AccountsResult } from '../model/accounts.js';
import type { AssessAffordabilityResult } from '../model/affordability.js';
import type { AnalyseAccountsResult, AnalyseResult } from '../model/analysis.js';
import type { BusinessFinancialHealthResult } from '../model/businessHealth.js';
import type { ConsumerFinancialHealthResult } from '../model/consumerHealth.js';
import type { EndOfDayBalancesResult } from '../model/endOfDayBalances.js';
import type { EnrichTransactionsResult } from '../model/enrichment.js';
import type { Explanation } from '../model/explanation.js';
import type { VerifyIncomeResult } from '../model/income.js';
import type { NarrativeParts } from '../model/narrative.js';
import type { EnrichmentRule } from '../model/options.js';
import type { AccountScoreValidation, ValidateForScoreResult } from '../model/score.js';
import type { ScoreAttributesResult } from '../model/scoreAttributes.js';
import type { ApplyScorecardResult } from '../model/scorecard.js';
import { enrichmentRuleSchema } from '../requests/options.js';
import { transactionSchema } from '../requests/transaction.js';
import { SCORE_ATTRIBUTES, type ScoreAttributeName } from '../score/attributes/definitions.js';
import { assessAffordabilityResult } from './affordability.js';
import {
  businessFinancialHealthResult,
  consumerFinancialHealthResult,
  endOfDayBalancesResult,
} from './health.js';
import { verifyIncomeResult } from './income.js';
import { resultMeta } from './meta.js';
import {
  categoryId,
  categorySlug,
  classId,
  classSlug,
  count,
  fraction,
  text,
  textOrNull,
  transactionIds,
} from './values.js';

// Score validation, score attributes, and what a scorecard makes of them.

const failureCode = z.enum([
  'no_transactions',
  'not_gbp_account',
  'not_personal_account',
  'not_current_account',
  'period_too_short',
  'too_few_transactions',
  'transactions_without_booking_date',
  'balances_null',
]);

const scoreFailure = z.strictObject({
  code: failureCode,
  details: text,
  measured: z.union([z.number(), text]).nullable(),
  required: z.union([z.number(), text]),
  transactionIds,
});

const scoreNotGenerated = z.strictObject({
  code: z.literal('svc_score_not_generated'),
  description: text,
  details: text,
  correlationId: textOrNull,
});

export const validateForScoreResult = z.strictObject({
  valid: z.boolean(),
  firstFailure: failureCode.nullable(),
  failures: z.array(scoreFailure),
  error: scoreNotGenerated.nullable(),
  meta: resultMeta,
});

/** In a list of several accounts. */
const accountScoreValidation = z.strictObject({ accountId: text, ...validateForScoreResult.shape });

/** Each with its definition, which stands in one place. */
const attributes = Object.fromEntries(
  SCORE_ATTRIBUTES.map(({ name, definition }) => [name, z.number().nullable().describe(definition)]),
) as Record<ScoreAttributeName, z.ZodNullable<z.ZodNumber>>;

const attributeName = z.enum(SCORE_ATTRIBUTES.map(({ name }) => name) as [ScoreAttributeName]);

export const scoreAttributesResult = z.strictObject({
  accountId: text,
  attributes: z.strictObject(attributes),
  notComputed: z.array(
    z.strictObject({
      attribute: attributeName,
      reason: z.enum([
        'short-history',
        'too-few-months',
        'no-balance',
        'no-income',
        'no-spending',
        'no-credits',
        'none-seen',
        'too-few-payments',
        'no-schedule',
      ]),
    }),
  ),
  meta: resultMeta,
});

const rankedReason = z.strictObject({
  code: text,
  text: textOrNull,
  points: z.number().gt(0),
  characteristics: z.array(text),
});

const scoreContribution = z.strictObject({
  characteristic: text,
  attribute: text,
  value: z.number().nullable(),
  bin: text,
  points: z.number(),
  baseline: z.number().nullable(),
  reasonCode: textOrNull,
});

export const applyScorecardResult = z.strictObject({
  score: z.number(),
  range: z.strictObject({ lowest: z.number(), highest: z.number() }),
  version: text,
  initialScore: z.number(),
  reasonCodes: z.array(rankedReason),
  contributions: z.array(scoreContribution),
});

// Enriched transactions, and the parts of a narrative.

const evidence = z.strictObject({
  signal: z.enum([
    'rule',
    'merchant',
    'phrase',
    'trade-word',
    'trade-model',
    'benefit-code',
    'person-name',
    'bank-code',
    'merchant-category-code',
    'counterparty',
    'history',
    'transfer-pair',
    'account-holder',
    'refund-link',
    'confidence-floor',
  ]),
  detail: text,
  matched: textOrNull,
  category: categorySlug.nullable(),
  weight: z.number().min(0).max(100),
  replacedMerchant: textOrNull.exactOptional(),
});

const categoryResult = z.strictObject({
  id: categoryId,
  slug: categorySlug,
  name: text,
  confidence: fraction,
});

const classResult = z.strictObject({
  id: classId,
  slug: classSlug,
  name: text,
  confidence: fraction,
});

export const enrichedData = z.strictObject({
  category: categoryResult,
  class: classResult,
  predictedMerchantName: textOrNull,
  alternatives: z.array(categoryResult).max(3),
  evidence: z.array(evidence),
  refundOf: textOrNull,
});

const transferLink = z.strictObject({
  associatedAccountId: text,
  pairId: z.int().min(0).max(LARGEST_INT32),
});

/** Loose, as a transaction of a request is: members of the caller's own come back. */
const enrichedTransaction = transactionSchema.extend({
  enrichedData,
  transfer: transferLink.nullable(),
});

export const enrichTransactionsResult = z.strictObject({
  transactions: z.array(enrichedTransaction),
  meta: resultMeta,
});

export const narrativeParts = z.strictObject({
  rail: z
    .enum([
      'card',
      'card-online',
      'card-recurring',
      'direct-debit',
      'standing-order',
      'faster-payment',
      'transfer',
      'bank-credit',
      'cash',
      'cheque',
      'fee',
      'interest',
      'refund',
      'salary',
      'benefit',
    ])
    .nullable(),
  payee: textOrNull,
  processor: textOrNull,
  reference: textOrNull,
  purpose: textOrNull,
  dates: z.array(z.string().regex(/^(?:\d{4}|-)-\d{2}-\d{2}$/)),
  cardDigits: textOrNull,
  place: textOrNull,
  country: textOrNull,
  foreignAmount: z.strictObject({ amount: text, currency: text }).nullable(),
});

// Everything about one account, or about several.

const affordability = assessAffordabilityResult.nullable();
const financialHealth = z.union([consumerFinancialHealthResult, businessFinancialHealthResult]).nullable();
const meta = resultMeta.extend({
  notComputed: z.array(
    z.strictObject({
      part: z.enum(['income', 'affordability', 'scoreValidation', 'financialHealth']),
      reason: text,
    }),
  ),
});

export const analyseResult = z.strictObject({
  accountId: text,
  enrichment: enrichTransactionsResult,
  income: verifyIncomeResult.nullable(),
  affordability,
  scoreValidation: validateForScoreResult.nullable(),
  financialHealth,
  meta,
});

export const analyseAccountsResult = z.strictObject({
  accounts: z.array(analyseResult),
  affordability,
  financialHealth,
  meta,
});

// Where a figure comes from.

const value = z.union([text, z.number(), z.boolean()]).nullable();

export const explanation = z.strictObject({
  path: text,
  value,
  formula: text,
  inputs: z.array(z.strictObject({ path: text, value, as: z.enum(['plus', 'minus', 'over']).nullable() })),
  check: z
    .strictObject({
      relation: z.enum([
        'sum',
        'difference',
        'ratio',
        'least',
        'greatest',
        'confidence-score',
        'credits-less-debits',
        'debits-less-credits',
        'amounts',
      ]),
      numerator: z.number(),
      denominator: z.number(),
      decimals: count,
      atLeast: z.number().nullable(),
      atMost: z.number().nullable(),
    })
    .nullable(),
  transactionIds,
});

// The one error: as it is thrown, and as it is written as JSON.

export const requestIssue = z.strictObject({
  path: z.array(z.union([text, count])),
  code: text,
  message: text,
  received: text.exactOptional(),
});

const invalidRequestError = z.strictObject({
  name: z.literal('InvalidRequestError'),
  code: z.literal('invalid_request'),
  message: text,
  issues: z.array(requestIssue).max(MAX_LISTED_ISSUES),
  issueCount: z.int().min(0),
});

// Answers about several accounts.

/** One result for each account. */
export function resultsOf<Result extends z.ZodType>(result: Result) {
  return z.strictObject({ accounts: z.array(result), meta: resultMeta });
}

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
