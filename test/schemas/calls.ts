/** Every public function called on every fixture account: what it was asked, and what it answered. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  type AnalyseRequest,
  analyse,
  applyScorecard,
  assessAffordability,
  assessBusinessFinancialHealth,
  assessConsumerFinancialHealth,
  checkIntegrity,
  endOfDayBalances,
  enrichTransactions,
  explain,
  readNarrative,
  rulesFromCorrections,
  type Scorecard,
  scoreAttributes,
  validateForScore,
  verifyIncome,
} from '../../src/index.js';
import type { FUNCTION_SCHEMAS } from '../../src/schemas.js';

const ACCOUNTS = 'fixtures/accounts';
export const FIXTURES = readdirSync(ACCOUNTS);
export const SCORECARD: Scorecard = JSON.parse(readFileSync('fixtures/scorecards/illustrative.json', 'utf8'));

export type FunctionName = keyof typeof FUNCTION_SCHEMAS;

export interface Call {
  readonly request: unknown;
  readonly result: unknown;
}

export function fixture(account: string): AnalyseRequest {
  return JSON.parse(readFileSync(`${ACCOUNTS}/${account}/request.json`, 'utf8'));
}

/** Stress and flags are asked for, so that these parts of the results are there. */
export function callsOn(request: AnalyseRequest): Readonly<Record<FunctionName, Call>> {
  const { transactions, balances, countryCode } = request;
  const stress = { incomeDownPercent: 10, costsUpPercent: 5, newMonthlyRepayment: '120.50' };
  const health = { ...request, balances: balances ?? { current: CURRENT, available: null } };
  const whole = { ...request, stress, includeFlags: true };
  const score = { ...request, correlationId: 'c1' };
  const [first] = transactions;
  const description = first?.description ?? 'CARD PAYMENT TO TESCO STORES 3021 LEEDS ON 04 JAN';
  const enriched = enrichTransactions(request);
  const attributes = scoreAttributes(request);
  const corrections = transactions.slice(0, 2).map(({ transactionId, accountId = null }) => ({
    transactionId,
    accountId,
    category: 'groceries' as const,
    merchant: null,
    applyTo: 'transaction' as const,
  }));
  const narrative = { countryCode: countryCode ?? 'GB' } as const;
  const affordability = assessAffordability(whole, { stated: { income: '2400.00', rent: 0 } });
  const path = 'estimatedAffordability';
  return {
    enrichTransactions: { request, result: enriched },
    readNarrative: {
      request: { description, options: narrative },
      result: readNarrative(description, narrative),
    },
    verifyIncome: { request: whole, result: verifyIncome(whole) },
    assessAffordability: { request: whole, result: affordability },
    validateForScore: { request: score, result: validateForScore(score) },
    scoreAttributes: { request, result: attributes },
    applyScorecard: {
      request: { attributes: attributes.attributes, scorecard: SCORECARD },
      result: applyScorecard(attributes.attributes, SCORECARD),
    },
    assessConsumerFinancialHealth: { request: health, result: assessConsumerFinancialHealth(health) },
    assessBusinessFinancialHealth: { request: health, result: assessBusinessFinancialHealth(health) },
    endOfDayBalances: { request: health, result: endOfDayBalances(health) },
    checkIntegrity: { request, result: checkIntegrity(request) },
    analyse: { request: whole, result: analyse(whole) },
    explain: { request: { result: affordability, path }, result: explain(affordability, path) },
    rulesFromCorrections: {
      request: { transactions: enriched.transactions, corrections },
      result: rulesFromCorrections(enriched.transactions, corrections),
    },
  };
}

/** The functions that take several accounts, asked about all of these together. */
export function callsOnSeveral(
  accounts: readonly AnalyseRequest[],
): readonly (Call & { readonly name: SeveralName })[] {
  const request = {
    accounts: accounts.map(({ balances, includeFlags: _flags, ...account }) => ({
      ...account,
      balances: balances ?? { current: CURRENT },
      accountHolders: ['Account Holder'],
    })),
  };
  const calls = {
    enrichTransactions,
    verifyIncome,
    assessAffordability,
    validateForScore,
    scoreAttributes,
    assessConsumerFinancialHealth,
    assessBusinessFinancialHealth,
    endOfDayBalances,
    checkIntegrity,
    analyse,
  } as const satisfies Readonly<Record<SeveralName, unknown>>;
  const isOneCurrency = new Set(accounts.map(({ currencyCode }) => currencyCode)).size === 1;
  return Object.entries(calls)
    .filter(([name]) => isOneCurrency || name !== 'assessAffordability')
    .map(([name, call]) => ({
      name: name as SeveralName,
      request,
      result: (call as (given: typeof request) => unknown)(request),
    }));
}

export type SeveralName = {
  readonly [Name in FunctionName]: (typeof FUNCTION_SCHEMAS)[Name] extends { readonly accounts: object }
    ? Name
    : never;
}[FunctionName];

const CURRENT = { amount: 250.75, creditDebitIndicator: 'Credit' } as const;
