/** Every command takes the request of `analyse`, and what it took before. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { InvalidRequestError, validateForScore } from '../../src/index.js';
import { credits } from '../support/build.js';
import { accountFile, CARD, expectTakenByEveryCommand, OF_ONE_FILE, resultOf } from './requestsSupport.js';
import { fileOf, printed, run } from './support.js';

vi.setConfig({ testTimeout: 120_000 });

/** Some of the accounts on file; requests.full.test.ts tries the others too. */
describe('every command takes every account on file', () => {
  it.each(['gb-universal-credit', 'gb-small-company', 'us-social-security'].map(accountFile))(
    '%s',
    expectTakenByEveryCommand,
  );
});

describe('the requests of before', () => {
  it.each(['gb-universal-credit', 'us-social-security'])('%s', async account => {
    const file = `fixtures/accounts/${account}/request.json`;
    const { countryCode, transactions, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
    const apart = fileOf(JSON.stringify({ account: rest, transactions }));
    const listed = fileOf(JSON.stringify({ countryCode, accounts: [{ ...rest, transactions }] }));
    expect(await printed(['score', apart])).toBe(await printed(['score', file]));
    for (const command of ['consumer-health', 'business-health', 'balances'])
      expect(await printed([command, listed]), command).toBe(await printed([command, file]));
  });
});

describe('instants in a request', () => {
  const account = {
    accountId: 'a',
    currencyCode: 'USD',
    transactions: credits(['2026-07-01T03:30:00Z'], 2000, 'ACME PAYROLL PPD ID: 1'),
  };

  it('are of the days of --time-zone', async () => {
    const file = fileOf(JSON.stringify(account));
    const zone = ['--time-zone', 'America/New_York'];
    for (const command of ['enrich', 'income', 'affordability', 'attributes', 'analyse', 'score']) {
      const [without, within] = [await resultOf(command, file), await resultOf(command, file, ...zone)];
      expect([without.meta.asOf, without.meta.warnings[0].code], command).toEqual([
        '2026-07-01',
        'utc-instants',
      ]);
      expect([within.meta.asOf, within.meta.warnings], command).toEqual(['2026-06-30', []]);
    }
    expect(await printed(['enrich', file, '--pretty', ...zone])).toContain('Jun 30, 2026');
    expect(await printed(['enrich', file, '--pretty'])).toMatch(/set options\.timeZone, such\s+as/);
  });

  it('need a time zone that is known', async () => {
    const { status, stderr } = await run([
      'income',
      fileOf(JSON.stringify(account)),
      '--time-zone',
      'US/Pacific',
    ]);
    expect(status).toBe(2);
    expect(stderr).toContain('--time-zone: must be a time zone such as Europe/London');
    expect(stderr).toContain('did you mean "America/Los_Angeles"?');
  });
});

describe('several accounts', () => {
  it.each([
    ['gb-salaried-renter', 'gb-freelancer'],
    ['us-biweekly-gig', 'us-social-security'],
  ])('%s and %s are taken by every command', async (...names) => {
    const accounts = names.map((name, index) => {
      const request = JSON.parse(readFileSync(`fixtures/accounts/${name}/request.json`, 'utf8'));
      return { ...request, accountId: `account-${index}` };
    });
    const file = fileOf(JSON.stringify({ accounts }));
    for (const command of [...OF_ONE_FILE, 'score', 'consumer-health', 'business-health', 'balances']) {
      const second = command === 'corrections' ? [fileOf('[]')] : command === 'scorecard' ? [CARD] : [];
      expect(JSON.parse(await printed([command, file, ...second])), command).toBeTypeOf('object');
      expect(await printed([command, file, ...second, '--pretty']), command).toMatch(/^\n.+\n[─═]+\n/);
    }
    expect((await resultOf('score', file)).accounts).toEqual(
      JSON.parse(JSON.stringify(validateForScore({ accounts }).accounts)),
    );
    expect((await resultOf('scorecard', file, CARD)).accounts).toMatchObject([
      { accountId: 'account-0' },
      { accountId: 'account-1' },
    ]);
  });

  it('are all of the country that the command line says', async () => {
    const row = { transactionId: 't-1', description: 'X', amount: 1, creditDebitIndicator: 'Debit' };
    const transactions = [{ ...row, status: 'Booked', bookingDate: '2026-05-01' }];
    const account = { accountId: 'a', countryCode: 'GB', currencyCode: 'USD', transactions };
    const { meta } = await resultOf(
      'enrich',
      fileOf(JSON.stringify({ accounts: [account] })),
      '--country',
      'US',
    );
    expect(meta.warnings).toEqual([]);
  });
});

describe('a request that lacks something', () => {
  it('is told what, where the file has it', async () => {
    const file = fileOf(JSON.stringify({ accountId: 'a', currencyCode: 'USD', transactions: [] }));
    for (const command of ['consumer-health', 'business-health', 'balances'])
      await expect(printed([command, file]), command).rejects.toThrow(/^balances\.current(?: \(|:)/);
    const unnamed = fileOf(JSON.stringify({ transactions: [] }));
    await expect(printed(['score', unnamed])).rejects.toThrow(/^accountId(?: \(|:)/);
    await expect(printed(['score', unnamed])).rejects.toBeInstanceOf(InvalidRequestError);
  });
});
