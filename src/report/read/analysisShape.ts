/** The members of the answer of `analyse` that a report reads. */
import type {
  AnalyseAccountsResult,
  AnalyseResult,
  AnalysisMeta,
  PartNotComputed,
} from '../../contract/analysis.js';
import { ANALYSIS_PART_WORDS } from '../../contract/analysis.js';
import type {
  EnrichedData,
  EnrichedTransaction,
  EnrichTransactionsResult,
} from '../../contract/enrichment/enrichmentResult.js';
import type { ConsumerFinancialHealthResult } from '../../contract/health/consumerHealth.js';
import type { PeriodCoverage } from '../../contract/health/financialHealth.js';
import {
  INTEGRITY_SEVERITY_WORDS,
  type IntegrityFinding,
  type IntegrityTogether,
} from '../../contract/integrity.js';
import type { ScoreFailure, ValidateForScoreResult } from '../../contract/score/scoreValidation.js';
import type { IgnoredTransaction } from '../../model/meta.js';
import { affordability } from './affordabilityShape.js';
import { income } from './incomeShape.js';
import {
  amount,
  chosenBy,
  count,
  date,
  listOf,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
} from './shape.js';

export const currency = oneOf(['GBP', 'USD']);
const side = oneOf(['Credit', 'Debit']);

export const notComputed = listOf(
  object<PartNotComputed>({ part: oneOf(Object.keys(ANALYSIS_PART_WORDS)), reason: text }),
);

const meta = object<AnalysisMeta>({
  engineVersion: text,
  taxonomyVersion: text,
  asOf: nullable(date),
  ignored: listOf(object<IgnoredTransaction>({ transactionId: text, reason: text })),
  notComputed,
});

const transaction = object<EnrichedTransaction>({
  transactionId: text,
  bookingDate: text,
  description: text,
  amount,
  creditDebitIndicator: side,
  balance: optional(nullable(object({ amount, creditDebitIndicator: side }))),
  enrichedData: object<EnrichedData>({
    category: object({ slug: text, name: text }),
    predictedMerchantName: nullable(text),
  }),
  transfer: nullable(object({})),
});

export const period = object<{ coverage: PeriodCoverage }>({
  coverage: object<PeriodCoverage>({
    daysAvailable: count,
    carriedFrom: nullable(text),
    historyFrom: nullable(date),
  }),
});

const periods = object({ lastThirtyDays: period, lastNinetyDays: period, lastThreeSixtyDays: period });

const health = object<ConsumerFinancialHealthResult>({
  accounts: listOf(
    object<ConsumerFinancialHealthResult['accounts'][number]>({
      accountId: text,
      currencyCode: currency,
      currentBalance: number,
      periods,
    }),
  ),
  combined: nullable(object({ periods })),
});

/** What was found, and what to ask for. */
export const findings = listOf(
  object<IntegrityFinding>({
    severity: oneOf(Object.keys(INTEGRITY_SEVERITY_WORDS)),
    text,
    askFor: text,
  }),
);
/** Answers of earlier versions have none. */
const integrity = optional(object<IntegrityTogether>({ findings }));

const account = object<AnalyseResult>({
  accountId: text,
  enrichment: object<EnrichTransactionsResult>({ transactions: listOf(transaction) }),
  income: nullable(income),
  affordability: nullable(affordability),
  scoreValidation: nullable(
    object<ValidateForScoreResult>({
      failures: listOf(object<ScoreFailure>({ code: text, details: text })),
    }),
  ),
  financialHealth: nullable(health),
  integrity,
  meta,
});

const accounts = object<AnalyseAccountsResult>({
  accounts: listOf(account),
  affordability: nullable(affordability),
  financialHealth: nullable(health),
  integrity,
  meta,
});

export const analysis = chosenBy(value => (isOfSeveral(value) ? accounts : account));

function isOfSeveral(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'accounts' in value;
}
