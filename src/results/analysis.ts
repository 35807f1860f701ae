/** Everything about one account, or about several. */
import * as z from 'zod';
import { ANALYSIS_SCORE_VALIDATION, PART_NOT_COMPUTED } from '../contract/analysis.js';
import { assessAffordabilityResult } from './affordability.js';
import { enrichTransactionsResult } from './enrichment.js';
import { businessFinancialHealthResult, consumerFinancialHealthResult } from './health.js';
import { verifyIncomeResult } from './income.js';
import { accountIntegrity, integrityTogether } from './integrity.js';
import { resultMeta } from './meta.js';
import { membersOf } from './ofContract.js';
import { text } from './values.js';

const affordability = assessAffordabilityResult.nullable();
const financialHealth = z.union([consumerFinancialHealthResult, businessFinancialHealthResult]).nullable();
const meta = resultMeta.extend({
  notComputed: z.array(z.strictObject(membersOf(PART_NOT_COMPUTED))),
});

export const analyseResult = z.strictObject({
  accountId: text,
  enrichment: enrichTransactionsResult,
  income: verifyIncomeResult.nullable(),
  affordability,
  scoreValidation: z.strictObject({ ...membersOf(ANALYSIS_SCORE_VALIDATION), meta: resultMeta }).nullable(),
  financialHealth,
  integrity: accountIntegrity,
  meta,
});

export const analyseAccountsResult = z.strictObject({
  accounts: z.array(analyseResult),
  affordability,
  financialHealth,
  integrity: integrityTogether,
  meta,
});
