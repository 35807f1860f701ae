/** Every number of every result of every fixture account has an explanation, and what it says holds. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AnalyseRequest,
  analyse,
  assessAffordability,
  type ExplainableResult,
  endOfDayBalances,
  explain,
  scoreAttributes,
  validateForScore,
} from '../../src/index.js';
import { type Rows, reckoned } from './reckon.js';

const ACCOUNTS = 'fixtures/accounts';
const STRESS = { incomeDownPercent: 10, costsUpPercent: 5, newMonthlyRepayment: 120.5 };
/** One account with 5000 rows: its enrichment is looked at every so many. */
const EVERY = 7;

describe.each(readdirSync(ACCOUNTS))('%s', account => {
  const request: AnalyseRequest = JSON.parse(readFileSync(`${ACCOUNTS}/${account}/request.json`, 'utf8'));
  const rows: Rows = new Map(request.transactions.map(row => [row.transactionId, row]));

  it.each(Object.entries(resultsOf(request)))('%s', { timeout: 60_000 }, (_, result) => {
    const wrong: unknown[] = [];
    let checked = 0;
    for (const [path, value] of numbersIn(result, '')) {
      const explanation = explain(result, path);
      expect(explanation.path).toBe(path);
      expect(explanation.value).toBe(value);
      expect(explanation.formula).toMatch(/^\S.*\.$/s);
      for (const id of explanation.transactionIds) if (!rows.has(id)) wrong.push({ path, id });
      for (const input of explanation.inputs)
        if (valueAt(result, input.path) !== input.value) wrong.push({ path, input });
      if (explanation.check === null) continue;
      checked++;
      const again = reckoned(explanation, rows);
      if (again !== value) wrong.push({ path, value, again, check: explanation.check });
    }
    expect(wrong.slice(0, 10)).toEqual([]);
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

/** Every number, and every flag of a confidence score; of a transaction only what was found, not what was given. */
function numbersIn(value: unknown, path: string): [path: string, value: number | boolean][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value === 'boolean') return path.includes('confidenceScoreFlags') ? [[path, value]] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => numbersIn(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const isTransaction = Object.hasOwn(value, 'enrichedData');
  return Object.entries(value)
    .filter(([name]) => !isTransaction || name === 'enrichedData' || name === 'transfer')
    .flatMap(([name, member]) => numbersIn(member, path === '' ? name : `${path}.${name}`));
}

/** Written apart from the library: paths here are keys between brackets and dots. */
function valueAt(result: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(key => key !== '')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], result);
}

/** Results made of parts have figures to check; single figures have none. */
function leastChecked(result: ExplainableResult): number {
  if ('monthAffordabilities' in result) return 30;
  if ('financialHealth' in result) return 100;
  return 'combined' in result && 'periods' in (result.accounts[0] ?? {}) ? 100 : -1;
}
