/**
 * Each fixture account has a story, a request, and the report that a credit officer would read. A change of the report is
 * a change of results: review the diff, then `npm run golden` rewrites them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currenciesOf } from '../../src/cli/currenciesOfRequest.js';
import { analysisReport } from '../../src/cli/reports.js';
import { type AnalyseRequest, analyse } from '../../src/index.js';

const ACCOUNTS = 'fixtures/accounts';
const accounts = readdirSync(ACCOUNTS);

describe('golden accounts', () => {
  it('are at least eight, British and American, of consumers and businesses, one with 5000 transactions', () => {
    const requests = accounts.map(requestOf);
    expect(requests.length).toBeGreaterThanOrEqual(8);
    expect(new Set(requests.map(({ countryCode }) => countryCode))).toEqual(new Set(['GB', 'US']));
    expect(new Set(requests.map(({ accountType }) => accountType))).toEqual(
      new Set(['Personal', 'Business']),
    );
    expect(Math.max(...requests.map(({ transactions }) => transactions.length))).toBe(5000);
  });

  it.each(accounts)('%s gives the report on file', account => {
    const request = requestOf(account);
    const report = analysisReport(analyse(request), { currencyOf: currenciesOf(request) }).replaceAll(
      / +$/gm,
      '',
    );
    const file = `${ACCOUNTS}/${account}/expected.txt`;
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, report);
    expect(report).toBe(readFileSync(file, 'utf8'));
  });
});

function requestOf(account: string): AnalyseRequest {
  return JSON.parse(readFileSync(`${ACCOUNTS}/${account}/request.json`, 'utf8'));
}
