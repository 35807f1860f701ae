/**
 * The schema of a result and its TypeScript type say the same, both ways. The compiler decides (`npm run types`): a member
 * that one of them has more, fewer, or of another type makes a line below an error.
 */
import { expect, it } from 'vitest';
import type * as z from 'zod';
import type * as insights from '../../src/index.js';
import type { resultsOf } from '../../src/results/accounts.js';
import type {
  affordabilityIndicator,
  assessAffordabilityResult,
  monthAffordability,
} from '../../src/results/affordability.js';
import type { analyseAccountsResult, analyseResult } from '../../src/results/analysis.js';
import type { businessHealthPeriod } from '../../src/results/businessHealth.js';
import type { consumerHealthPeriod } from '../../src/results/consumerHealth.js';
import type { enrichedData, enrichTransactionsResult, narrativeParts } from '../../src/results/enrichment.js';
import type { requestIssue } from '../../src/results/errors.js';
import type { explanation } from '../../src/results/explanation.js';
import type {
  businessFinancialHealthResult,
  consumerFinancialHealthResult,
  endOfDayBalancesResult,
} from '../../src/results/health.js';
import type { incomeStream, verifyIncomeResult } from '../../src/results/income.js';
import type { resultMeta } from '../../src/results/meta.js';
import type {
  applyScorecardResult,
  scoreAttributesResult,
  validateForScoreResult,
} from '../../src/results/score.js';

/** Without `readonly`, which a schema does not say, and without index signatures, which members of the caller's have. */
type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : { readonly [Name in keyof Value as string extends Name ? never : Name]: Plain<Value[Name]> };

type Same<One, Other> =
  (<Any>() => Any extends Plain<One> ? 1 : 2) extends <Any>() => Any extends Plain<Other> ? 1 : 2
    ? true
    : false;

type Says<Schema extends z.ZodType, Result> = Same<z.output<Schema>, Result>;

/** Only true is assignable: where the two differ, this does not compile. */
const SAME: {
  readonly evidence: Says<typeof enrichedData, insights.EnrichedData>;
  readonly enrichTransactions: Says<typeof enrichTransactionsResult, insights.EnrichTransactionsResult>;
  readonly readNarrative: Says<typeof narrativeParts, insights.NarrativeParts>;
  readonly incomeStream: Says<typeof incomeStream, insights.IncomeStream>;
  readonly verifyIncome: Says<typeof verifyIncomeResult, insights.VerifyIncomeResult>;
  readonly monthAffordability: Says<typeof monthAffordability, insights.MonthAffordability>;
  readonly affordabilityIndicator: Says<typeof affordabilityIndicator, insights.AffordabilityIndicator>;
  readonly assessAffordability: Says<typeof assessAffordabilityResult, insights.AssessAffordabilityResult>;
  readonly validateForScore: Says<typeof validateForScoreResult, insights.ValidateForScoreResult>;
  readonly scoreAttributes: Says<
    typeof scoreAttributesResult,
    insights.ScoreAttributesResult<insights.ScoreAttributeName>
  >;
  readonly applyScorecard: Says<typeof applyScorecardResult, insights.ApplyScorecardResult>;
  readonly consumerPeriod: Says<typeof consumerHealthPeriod, insights.ConsumerHealthPeriod>;
  readonly businessPeriod: Says<typeof businessHealthPeriod, insights.BusinessHealthPeriod>;
  readonly consumerHealth: Says<typeof consumerFinancialHealthResult, insights.ConsumerFinancialHealthResult>;
  readonly businessHealth: Says<typeof businessFinancialHealthResult, insights.BusinessFinancialHealthResult>;
  readonly endOfDayBalances: Says<typeof endOfDayBalancesResult, insights.EndOfDayBalancesResult>;
  readonly analyse: Says<typeof analyseResult, insights.AnalyseResult>;
  readonly analyseAccounts: Says<typeof analyseAccountsResult, insights.AnalyseAccountsResult>;
  readonly accounts: Says<
    ReturnType<typeof resultsOf<typeof verifyIncomeResult>>,
    insights.AccountsResult<insights.VerifyIncomeResult>
  >;
  readonly explain: Says<typeof explanation, insights.Explanation>;
  readonly meta: Says<typeof resultMeta, insights.ResultMeta>;
  readonly issue: Says<typeof requestIssue, insights.RequestIssue>;
} = {
  evidence: true,
  enrichTransactions: true,
  readNarrative: true,
  incomeStream: true,
  verifyIncome: true,
  monthAffordability: true,
  affordabilityIndicator: true,
  assessAffordability: true,
  validateForScore: true,
  scoreAttributes: true,
  applyScorecard: true,
  consumerPeriod: true,
  businessPeriod: true,
  consumerHealth: true,
  businessHealth: true,
  endOfDayBalances: true,
  analyse: true,
  analyseAccounts: true,
  accounts: true,
  explain: true,
  meta: true,
  issue: true,
};

type Sample = { readonly a: { readonly b: string | null }; readonly c?: 'x' | 'y' };

/** What the comparison must tell apart, deep inside too. */
const DIFFERENT: readonly false[] = [
  false satisfies Same<Sample, { a: { b: string }; c?: 'x' | 'y' }>,
  false satisfies Same<Sample, { a: { b: string | null }; c: 'x' | 'y' }>,
  false satisfies Same<Sample, { a: { b: string | null }; c?: 'x' | 'y' | 'z' }>,
  false satisfies Same<Sample, { a: { b: string | null; d?: number }; c?: 'x' | 'y' }>,
  false satisfies Same<readonly Sample[], readonly { a: { b: string | null } }[]>,
];

it('is compared by the compiler, which tells differences deep inside', () => {
  expect(Object.values(SAME)).not.toContain(false);
  expect(true satisfies Same<Sample, { a: { b: string | null }; c?: 'x' | 'y' }>).toBe(true);
  expect(DIFFERENT).not.toContain(true);
});
