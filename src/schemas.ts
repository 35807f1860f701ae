/** Schemas of every request and every result, as zod has them: open-banking-insights/schemas. */
export { correctionsSchema } from './schema/corrections.js';
export { enrichmentRuleSchema, insightsOptionsSchema } from './schema/options.js';
export * from './schema/requests.js';
export { applyScorecardRequestSchema, scorecardSchema } from './schema/scorecard.js';
export { scoreTransactionSchema, transactionSchema } from './schema/transaction.js';
export * from './schemas/functions.js';
export * from './schemas/results.js';
