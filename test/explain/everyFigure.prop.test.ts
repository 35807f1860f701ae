/** Every number of every result of every fixture account has an explanation, and what it says holds. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnalyseRequest,
  analyse,
  applyScorecard,
  assessAffordability,
  assessConsumerFinancialHealth,
  type ExplainableResult,
  endOfDayBalances,
  type Scorecard,
  scoreAttributes,
  validateForScore,
} from '../../src/index.js';
import { ledger } from '../support/arbitraries.js';
import { affordability, income } from '../support/build.js';
import { holds } from '../support/property.js';
import { audited } from './audit.js';
import type { Rows } from './reckon.js';

const ACCOUNTS = 'fixtures/accounts';
/** Results made of parts have figures to reckon again, whatever the account. */
const FEWEST_CHECKED: Readonly<Record<string, number>> = {
  analysis: 200,
  financialHealth: 100,
  affordability: 30,
  scorecard: 1,
};
const STRESS = { incomeDownPercent: 10, costsUpPercent: 5, newMonthlyRepayment: 120.5 };
const STATED = { income: 2400, rent: '801.01' };
const SCORECARD: Scorecard = JSON.parse(readFileSync('fixtures/scorecards/illustrative.json', 'utf8'));
/** Of enriched transactions, one in so many is looked at. */
const EVERY = 7;

describe('any ledger', () => {
  const situations = ledger({ hasSecondAccount: true });

  it('has all its figures explained', () => {
    holds(
      fc.property(situations, fc.boolean(), ({ transactions }, isFull) => {
        const rows: Rows = new Map(transactions.map(row => [row.transactionId, row]));
        const results = [
          income(transactions, { includeFlags: isFull }),
          affordability(transactions, { includeFlexibleCosts: isFull, stress: STRESS }, { stated: STATED }),
        ];
        for (const result of results) expect(audited(result, rows).wrong).toEqual([]);
      }),
      3,
    );
  });

  it('adds up the own share of each transaction of a shared account', () => {
    holds(
      fc.property(situations, ({ transactions }) => {
        const rows: Rows = new Map(transactions.map(row => [row.transactionId, row]));
        const result = affordability(transactions, { ownershipShare: 0.37 });
        expect(audited(result, rows, 0.37).wrong).toEqual([]);
      }),
      6,
    );
  });
});

describe.each(readdirSync(ACCOUNTS))('%s', account => {
  const request: AnalyseRequest = JSON.parse(readFileSync(`${ACCOUNTS}/${account}/request.json`, 'utf8'));
  const rows: Rows = new Map(request.transactions.map(row => [row.transactionId, row]));

  it.each(Object.entries(resultsOf(request)))('%s', { timeout: 60_000 }, (name, result) => {
    const { wrong, checked } = audited(result, rows);
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThanOrEqual(FEWEST_CHECKED[name] ?? 0);
  });
});

function resultsOf(request: AnalyseRequest): Readonly<Record<string, ExplainableResult>> {
  const { accountId, accountType, accountSubType, currencyCode, countryCode, transactions } = request;
  const account = {
    accountId,
    accountType,
    accountSubType,
    currencyCode,
    balances: request.balances ?? null,
  };
  const analysis = analyse({ ...request, includeFlags: true });
  const { enrichment, financialHealth } = analysis;
  const attributes = scoreAttributes({
    accountId,
    accountType,
    currencyCode,
    countryCode,
    transactions,
    balances: request.balances ?? null,
  });
  return {
    analysis: { ...analysis, enrichment: { ...enrichment, transactions: [] } },
    enrichment: {
      ...enrichment,
      transactions: enrichment.transactions.filter((_, index) => index % EVERY === 0),
    },
    ...(financialHealth === null ? {} : { financialHealth }),
    affordability: assessAffordability({
      referenceId: accountId,
      countryCode,
      currencyCode,
      transactions,
      includeFlexibleCosts: false,
      stress: STRESS,
    }),
    scoreValidation: validateForScore({ account, transactions: transactions.slice(0, 5) }),
    scoreAttributes: attributes,
    scorecard: applyScorecard(attributes.attributes, SCORECARD),
    endOfDayBalances: endOfDayBalances({ accounts: [{ ...account, transactions }] } as never),
  };
}

it('several accounts together, with a credit line each', () => {
  const requests = ['gb-salaried-renter', 'gb-universal-credit'].map(
    (account): AnalyseRequest => JSON.parse(readFileSync(`${ACCOUNTS}/${account}/request.json`, 'utf8')),
  );
  const accounts = requests.map(({ accountId, currencyCode, transactions }) => ({
    accountId,
    currencyCode,
    transactions: transactions.map(row => ({
      ...row,
      accountId,
      transactionId: `${accountId} ${row.transactionId}`,
    })),
    balances: {
      current: { amount: 100, creditDebitIndicator: 'Credit' as const },
      available: { amount: 700, creditDebitIndicator: 'Credit' as const },
    },
  }));
  const rows: Rows = new Map(
    accounts.flatMap(({ transactions }) => transactions.map(row => [row.transactionId, row] as const)),
  );
  const { wrong, checked } = audited(assessConsumerFinancialHealth({ accounts }), rows);
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(300);
});
