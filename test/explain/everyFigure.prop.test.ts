/** Every number of every result of every fixture account has an explanation, and what it says holds. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnalyseRequest,
  analyse,
  assessAffordability,
  type ExplainableResult,
  endOfDayBalances,
  scoreAttributes,
  validateForScore,
} from '../../src/index.js';
import { ledger } from '../support/arbitraries.js';
import { affordability, income } from '../support/build.js';
import { holds } from '../support/property.js';
import { audited } from './audit.js';
import type { Rows } from './reckon.js';

const ACCOUNTS = 'fixtures/accounts';
const STRESS = { incomeDownPercent: 10, costsUpPercent: 5, newMonthlyRepayment: 120.5 };
/** One account with 5000 rows: its enrichment is looked at every so many. */
const EVERY = 7;

describe('any ledger', () => {
  const situations = ledger({ hasSecondAccount: true });

  it('has all its figures explained', () => {
    holds(
      fc.property(situations, fc.boolean(), ({ transactions }, includeFlexibleCosts) => {
        const rows: Rows = new Map(transactions.map(row => [row.transactionId, row]));
        const results = [
          income(transactions, { includeFlags: true }),
          affordability(transactions, { includeFlexibleCosts, stress: STRESS }),
        ];
        for (const result of results) expect(audited(result, rows).wrong).toEqual([]);
      }),
      3,
    );
  });

  it('says of an ownership share all but what transactions add up to as of the whole account', () => {
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

  it.each(Object.entries(resultsOf(request)))('%s', { timeout: 60_000 }, (_, result) => {
    const { wrong, checked } = audited(result, rows);
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(leastChecked(result));
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
    scoreAttributes: scoreAttributes({
      accountId,
      accountType,
      currencyCode,
      countryCode,
      transactions,
      balances: request.balances ?? null,
    }),
    endOfDayBalances: endOfDayBalances({ accounts: [{ ...account, transactions }] } as never),
  };
}

/** Results made of parts have figures to check; single figures have none. */
function leastChecked(result: ExplainableResult): number {
  if ('monthAffordabilities' in result) return 30;
  if ('financialHealth' in result) return 100;
  return 'combined' in result && 'periods' in (result.accounts[0] ?? {}) ? 100 : -1;
}
