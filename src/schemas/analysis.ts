/** Everything about one account. */
import * as z from 'zod';
import { assessAffordabilityResult } from './affordability.js';
import { enrichTransactionsResult } from './enrichment.js';
import { businessFinancialHealthResult, consumerFinancialHealthResult } from './health.js';
import { verifyIncomeResult } from './income.js';
import { resultMeta } from './meta.js';
import { validateForScoreResult } from './score.js';
import { text } from './values.js';

export const analyseResult = z.strictObject({
  accountId: text,
  enrichment: enrichTransactionsResult,
  income: verifyIncomeResult.nullable(),
  affordability: assessAffordabilityResult.nullable(),
  scoreValidation: validateForScoreResult.nullable(),
  financialHealth: z.union([consumerFinancialHealthResult, businessFinancialHealthResult]).nullable(),
  meta: resultMeta.extend({
    notComputed: z.array(
      z.strictObject({
        part: z.enum(['income', 'affordability', 'scoreValidation', 'financialHealth']),
        reason: text,
      }),
    ),
  }),
});
