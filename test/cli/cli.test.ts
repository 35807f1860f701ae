/** The command line, from outside: arguments, standard input, exit codes. */
import { describe, expect, it } from 'vitest';
import {
  analyse,
  type EnrichTransactionsResult,
  explain,
  readNarrative,
  verifyIncome,
} from '../../src/index.js';
import { AMERICAN, BRITISH as FILE, fileOf, requestOf, run } from './support.js';

const request = requestOf(FILE);

describe('the command line', () => {
  it.each([FILE, AMERICAN])('prints the result of the library as JSON: %s', async file => {
    expect((await run(['analyse', file])).stdout).toBe(
      `${JSON.stringify(analyse(requestOf(file)), null, 2)}\n`,
    );
  });

  it('reads the request from standard input', async () => {
    const { stdout, status } = await run(['income', '-'], JSON.stringify(request));
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(verifyIncome(request))));
  });

  it('passes a result on, and reads a description, from standard input', async () => {
    const path = 'incomeStreams[0].estimatedIncome';
    const result = verifyIncome(request);
    const explained = await run(['explain', '-', path], JSON.stringify(result));
    expect(JSON.parse(explained.stdout)).toEqual(explain(result, path));
    const description = 'CARD PAYMENT TO TESCO STORES 3021';
    const narrative = await run(['narrative', '-', '--country', 'GB'], `${description}\n`);
    expect(JSON.parse(narrative.stdout)).toEqual(readNarrative(description, { countryCode: 'GB' }));
  });

  it('passes the switches on', async () => {
    const { stdout } = await run([
      'income',
      FILE,
      '--exclude-benefits',
      '--include-flags',
      '--as-of',
      '2026-03-31',
    ]);
    const result = JSON.parse(stdout);
    expect(result.incomeStreams.every((stream: { isBenefit: boolean }) => !stream.isBenefit)).toBe(true);
    expect(result.meta.asOf).toBe('2026-03-31');
    const affordability = JSON.parse((await run(['affordability', FILE, '--no-flexible-costs'])).stdout);
    expect(affordability.includeFlexibleCosts).toBe(false);
  });

  it('applies rules and the confidence floor', async () => {
    const rules = fileOf(
      JSON.stringify([{ name: 'mine', text: 'DWP UC', set: { category: 'other-income' } }]),
    );
    const { transactions } = JSON.parse(
      (await run(['enrich', FILE, '--rules', rules, '--confidence-floor', '1'])).stdout,
    ) as EnrichTransactionsResult;
    const credit = transactions.find(({ description }) => description.includes('DWP UC'));
    expect(credit?.enrichedData.category.slug).toBe('other-income');
    expect(
      transactions.filter(({ enrichedData }) => enrichedData.category.slug !== 'uncategorised').length,
    ).toBeLessThan(20);
  });

  it.each([
    ['enrich', 'Because'],
    ['income', 'not counted as income'],
    ['affordability', 'What is left each month'],
    ['analyse', 'Score validation'],
  ])('%s --pretty prints a report', async (command, text) => {
    expect((await run([command, FILE, '--pretty'])).stdout).toContain(text);
  });

  it('exits with 2 and lists every issue of bad input', async () => {
    const bad = {
      ...request,
      currencyCode: 'EUR',
      transactions: [{ ...request.transactions[0], amount: -1, bookingDate: '2026-02-30' }],
    };
    const { status, stderr, stdout } = await run(['enrich', '-'], JSON.stringify(bad));
    expect(status).toBe(2);
    expect(stdout).toBe('');
    for (const field of ['currencyCode', 'transactions[0].amount', 'transactions[0].bookingDate'])
      expect(stderr).toContain(field);
  });

  it.each([
    [['nonsense', FILE], 'no command "nonsense"'],
    [['income'], 'income needs <file>'],
    [['income', 'no-such-file.json'], 'cannot read'],
    [['income', 'LICENSE'], 'LICENSE is neither a request nor a bank file'],
    [['income', FILE, '--no-such-option'], 'no-such-option'],
    [['income', FILE, '--as-of', 'yesterday'], '--as-of: must be a date'],
  ])('exits with 2 on %j', async (words, text) => {
    const { status, stderr } = await run(words);
    expect(status).toBe(2);
    expect(stderr).toContain(text);
  });

  it('checks a score and both kinds of health from their own requests', async () => {
    const { accountId, transactions, balances } = request;
    const account = {
      accountId,
      currencyCode: 'GBP',
      accountType: 'Personal',
      accountSubType: 'CurrentAccount',
      balances,
    };
    expect(
      JSON.parse((await run(['score', '-'], JSON.stringify({ account, transactions }))).stdout).valid,
    ).toBe(true);
    for (const command of ['consumer-health', 'business-health']) {
      const { stdout } = await run(
        [command, '-', '--pretty'],
        JSON.stringify({ accounts: [{ ...account, transactions }] }),
      );
      expect(stdout).toContain('90 days');
    }
  });

  it('shows balances day by day, and whether the bank agrees', async () => {
    const { accountId, transactions, balances } = request;
    const account = { accountId, currencyCode: 'GBP', balances, transactions };
    const { stdout, status } = await run(
      ['balances', '-', '--pretty'],
      JSON.stringify({ accounts: [account] }),
    );
    expect(status).toBe(0);
    expect(stdout).toContain(`End-of-day balances: Account ${accountId}`);
    expect(stdout).toMatch(/days checked (?:agree|differ)|No running balances/);
  });
});
