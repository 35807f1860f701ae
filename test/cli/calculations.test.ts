/** What the commands with a second argument print is what the library answers. */
import { describe, expect, it } from 'vitest';
import {
  applyScorecard,
  enrichTransactions,
  explain,
  readNarrative,
  rulesFromCorrections,
  scoreAttributes,
  verifyIncome,
} from '../../src/index.js';
import { AMERICAN, BRITISH, fileOf, printed, requestOf } from './support.js';

const CARD = 'fixtures/scorecards/illustrative.json';

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe.each([BRITISH, AMERICAN])('%s', file => {
  const request = requestOf(file);
  const parsed = async (...words: readonly string[]) => JSON.parse(await printed(words));

  it('attributes and scorecard, with the options', async () => {
    const options = { asOf: '2026-05-31', division: 'scotland' } as const;
    const words = ['--as-of', '2026-05-31', '--division', 'scotland'];
    const result = scoreAttributes(request, options);
    expect(await parsed('attributes', file, ...words)).toEqual(plain(result));
    expect(await parsed('scorecard', file, CARD, ...words)).toEqual(
      plain(applyScorecard(result.attributes, requestOf(CARD))),
    );
  });

  it('explain', async () => {
    const path = 'incomeStreams[0].estimatedIncome';
    const result = fileOf(await printed(['income', file]));
    expect(await parsed('explain', result, path)).toEqual(plain(explain(verifyIncome(request), path)));
  });

  it('narrative', async () => {
    const { countryCode } = request;
    const { description } = request.transactions[0];
    expect(await parsed('narrative', description, '--country', countryCode)).toEqual(
      plain(readNarrative(description, { countryCode })),
    );
  });

  it('corrections, whose rules enrich applies', async () => {
    const { transactionId } = request.transactions[0];
    const corrections = [{ transactionId, category: 'gifts-and-flowers', applyTo: 'transaction' } as const];
    const rules = await printed(['corrections', file, fileOf(JSON.stringify(corrections))]);
    const { transactions } = enrichTransactions(request);
    expect(JSON.parse(rules)).toEqual(plain(rulesFromCorrections(transactions, corrections)));
    const again = await parsed('enrich', file, '--rules', fileOf(rules));
    const changed = again.transactions.find(
      (row: { transactionId: string }) => row.transactionId === transactionId,
    );
    expect(changed.enrichedData.category.slug).toBe('gifts-and-flowers');
  });

  it('--max-transactions raises the limit and lowers it', async () => {
    const count = request.transactions.length;
    await expect(printed(['score', file, '--max-transactions', String(count - 1)])).rejects.toThrow(
      `at most ${count - 1} transactions`,
    );
    expect(await printed(['score', file, '--max-transactions', String(count)])).toBe(
      await printed(['score', file]),
    );
  });
});
