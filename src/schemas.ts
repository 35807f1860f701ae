/** Schemas of every request and every result, as zod has them: open-banking-insights/schemas. */
import type * as z from 'zod';
import type { RequestIssue } from './base/invalidRequest.js';
import { invalidRequestError, requestIssue } from './schemas/errors.js';

export { correctionsSchema } from './schema/corrections.js';
export { enrichmentRuleSchema, insightsOptionsSchema } from './schema/options.js';
export {
  analyseRequestSchema,
  assessAffordabilityRequestSchema,
  assessFinancialHealthRequestSchema,
  enrichTransactionsRequestSchema,
  readNarrativeRequestSchema,
  scoreAttributesRequestSchema,
  validateForScoreRequestSchema,
  verifyIncomeRequestSchema,
} from './schema/requests.js';
export { applyScorecardRequestSchema, scorecardSchema } from './schema/scorecard.js';
export { scoreTransactionSchema, transactionSchema } from './schema/transaction.js';
export * from './schemas/functions.js';

/** One thing that is wrong with a request. */
export const requestIssueSchema: z.ZodType<RequestIssue> = requestIssue;
/** An InvalidRequestError, as it is thrown or as it is written as JSON with its message. */
export const invalidRequestErrorSchema = invalidRequestError;
