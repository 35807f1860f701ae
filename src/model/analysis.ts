/** Everything about one account. */
import type { AssessAffordabilityResult } from './affordability.js';
import type { EnrichTransactionsResult } from './enrichment.js';
import type { BusinessFinancialHealthResult, ConsumerFinancialHealthResult } from './health.js';
import type { VerifyIncomeResult } from './income.js';
import type { ResultMeta } from './meta.js';
import type { ValidateForScoreResult } from './score.js';

export type AnalysisPart = 'income' | 'affordability' | 'scoreValidation' | 'financialHealth';

export interface AnalyseResult {
  readonly accountId: string;
  readonly enrichment: EnrichTransactionsResult;
  readonly income: VerifyIncomeResult | null;
  readonly affordability: AssessAffordabilityResult | null;
  readonly scoreValidation: ValidateForScoreResult | null;
  /** Business for an account of type Business, else consumer. */
  readonly financialHealth: ConsumerFinancialHealthResult | BusinessFinancialHealthResult | null;
  readonly meta: ResultMeta & {
    readonly notComputed: readonly { readonly part: AnalysisPart; readonly reason: string }[];
  };
}
