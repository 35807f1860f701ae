/** Schemas of every request and every result, as zod has them: open-banking-insights/schemas. */
export { correctionsSchema } from './requests/correctionSchemas.js';
export { enrichmentRuleSchema, insightsOptionsSchema } from './requests/options.js';
export * from './requests/requests.js';
export { applyScorecardRequestSchema, scorecardSchema } from './requests/scorecard.js';
export { scoreTransactionSchema, transactionSchema } from './requests/transactionSchemas.js';
export * from './results/functions.js';
export * from './results/results.js';
