/** Everything about one account, or about several. */

import type { OneOf } from '../base/oneOf.js';
import type { ResultMeta } from '../model/meta.js';
import type { Transaction } from '../model/transaction.js';
import type { AssessAffordabilityResult } from './affordability/affordabilityResult.js';
import type { EnrichTransactionsResult } from './enrichment/enrichmentResult.js';
import type { BusinessFinancialHealthResult } from './health/businessHealth.js';
import type { ConsumerFinancialHealthResult } from './health/consumerHealth.js';
import type { VerifyIncomeResult } from './income/incomeResult.js';
import {
  type AccountIntegrity,
  ASKING_CHECKS,
  type AskingCheck,
  type IntegrityTogether,
} from './integrity.js';
import type { MembersOf } from './kinds.js';
import { VALIDATE_FOR_SCORE_RESULT, type ValidateForScoreResult } from './score/scoreValidation.js';

const ANALYSIS_PARTS = ['income', 'affordability', 'scoreValidation', 'financialHealth'] as const;

/** A part of an analysis. */
export type AnalysisPart = OneOf<typeof ANALYSIS_PARTS>;

export const ANALYSIS_PART_WORDS: Readonly<Record<AnalysisPart, string>> = {
  income: 'Income',
  affordability: 'Affordability',
  scoreValidation: 'Score validation',
  financialHealth: 'Financial health',
};

/** A part that is null, and why. */
export interface PartNotComputed {
  readonly part: AnalysisPart;
  /** A sentence that names what is missing. */
  readonly reason: string;
}

export const PART_NOT_COMPUTED = {
  part: { oneOf: ANALYSIS_PARTS },
  reason: 'text',
} as const satisfies MembersOf<PartNotComputed>;

/** The meta of an analysis. */
export interface AnalysisMeta extends ResultMeta {
  /** The parts that are null. */
  readonly notComputed: readonly PartNotComputed[];
}

/** The score validation of an analysis. Its checks look at days and numbers of rows alone, so what integrity asks stands beside them. */
export interface AnalysisScoreValidation extends ValidateForScoreResult {
  /** The checks of `integrity` that ask for something. They change nothing of the others. */
  readonly integrity: readonly AskingCheck[];
}

export const ANALYSIS_SCORE_VALIDATION = {
  ...VALIDATE_FOR_SCORE_RESULT,
  integrity: { list: { oneOf: ASKING_CHECKS } },
} as const satisfies MembersOf<Omit<AnalysisScoreValidation, 'meta'>>;

/** The answer of `analyse` about one account. */
export interface AnalyseResult<Row extends object = Transaction> {
  readonly accountId: string;
  readonly enrichment: EnrichTransactionsResult<Row>;
  readonly income: VerifyIncomeResult | null;
  readonly affordability: AssessAffordabilityResult | null;
  readonly scoreValidation: AnalysisScoreValidation | null;
  /** Of a business for an account of type `Business`, otherwise of a person. Null without a current balance. */
  readonly financialHealth: ConsumerFinancialHealthResult | BusinessFinancialHealthResult | null;
  /** Whether the transactions can be relied on. */
  readonly integrity: AccountIntegrity;
  readonly meta: AnalysisMeta;
}

/** The answer of `analyse` about several accounts: each of them, then all together. */
export interface AnalyseAccountsResult<Row extends object = Transaction> {
  /** In the order of the request. Transfers between the accounts are known in each. */
  readonly accounts: readonly AnalyseResult<Row>[];
  /** Of all accounts together. Null where they are not in one currency and country. */
  readonly affordability: AssessAffordabilityResult | null;
  /**
   * Of all accounts together: of a business where all are of type `Business`, of a person where none is. Null where some are,
   * and where an account has no current balance.
   */
  readonly financialHealth: ConsumerFinancialHealthResult | BusinessFinancialHealthResult | null;
  /** What of their transactions cannot be relied on, and is seen only over all accounts together. */
  readonly integrity: IntegrityTogether;
  readonly meta: AnalysisMeta;
}
