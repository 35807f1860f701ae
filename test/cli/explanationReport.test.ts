/** `explain --pretty` in words. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explanationReport } from '../../src/cli/explanationReport.js';
import { analyse, explain } from '../../src/index.js';
import { wordsOfPath } from '../../src/words/places.js';

describe('explain --pretty', () => {
  it.each(['gb-salaried-renter', 'us-social-security'])('has words, and the path once: %s', fixture => {
    const result = analyse(JSON.parse(readFileSync(`fixtures/accounts/${fixture}/request.json`, 'utf8')));
    for (const path of [
      'affordability.estimatedAffordability',
      'income.incomeStreams[0].estimatedIncome',
      'income.incomeStreams[0].poorestMonthIncome',
      'affordability.statement[0].amount',
    ]) {
      const report = explanationReport(explain(result, path));
      expect(report.split(path)).toHaveLength(2);
      // The formula may name members, as the JSON does.
      const words = report.replace(path, '').replaceAll(/`[^`]*`/g, '');
      expect(words).not.toMatch(/[a-z][A-Z]|\[\d+\]|\bnull\b|\btrue\b|\bfalse\b/);
    }
  });

  it('counts places from one', () => {
    expect(wordsOfPath('accounts[1].income.incomeStreams[0].estimatedIncome')).toBe(
      'Accounts 2 › Income › Income streams 1 › Estimated income',
    );
  });
});
