/** Every command takes the request of `analyse`, and what it took before. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { requestOf } from '../../src/cli/requestOf.js';
import {
  analyse,
  assessBusinessFinancialHealth,
  assessConsumerFinancialHealth,
  endOfDayBalances,
  InvalidRequestError,
  validateForScore,
} from '../../src/index.js';
import { fileOf, printed } from './support.js';

vi.setConfig({ testTimeout: 120_000 });

const FILES = readdirSync('fixtures/accounts').map(account => `fixtures/accounts/${account}/request.json`);
const OF_ONE_FILE = [
  'enrich',
  'income',
  'affordability',
  'attributes',
  'analyse',
  'corrections',
  'scorecard',
];
const CARD = 'fixtures/scorecards/illustrative.json';

async function resultOf(...words: readonly string[]) {
  return JSON.parse(await printed(words));
}

describe('every command takes every account on file', () => {
  const corrections = fileOf('[]');

  it.each(FILES)('%s', async file => {
    for (const command of OF_ONE_FILE) {
      const second = command === 'corrections' ? [corrections] : command === 'scorecard' ? [CARD] : [];
      expect(JSON.parse(await printed([command, file, ...second])), command).toBeTypeOf('object');
      expect(await printed([command, file, ...second, '--pretty']), command).toMatch(/^\n.+\n=+\n/);
    }
    const whole = analyse(JSON.parse(readFileSync(file, 'utf8')));
    expect((await resultOf('score', file)).failures).toEqual(whole.scoreValidation?.failures);
    const { accountType } = JSON.parse(readFileSync(file, 'utf8'));
    const own = accountType === 'Business' ? 'business-health' : 'consumer-health';
    expect((await resultOf(own, file)).accounts).toEqual(
      JSON.parse(JSON.stringify(whole.financialHealth?.accounts)),
    );
    for (const command of ['consumer-health', 'business-health', 'balances'])
      expect((await resultOf(command, file)).accounts, command).toHaveLength(1);
  });
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

describe('a request in the form of a function', () => {
  const row = { transactionId: 't-1', status: 'Booked' };
  const input = {
    accountId: 'a',
    countryCode: 'US',
    currencyCode: 'USD',
    correlationId: 'c',
    transactions: [row],
  };

  it('holds the account in a list, or beside its transactions', () => {
    const { countryCode, correlationId, transactions, ...account } = input;
    expect(requestOf('account', input)).toEqual({ request: input, movedTo: [] });
    expect(requestOf('accounts', input)).toEqual({
      request: { countryCode, accounts: [{ ...account, transactions }] },
      movedTo: ['accounts', 0],
    });
    expect(requestOf('score', input)).toEqual({
      request: { account, transactions, correlationId },
      movedTo: ['account'],
    });
  });

  it('is left alone where it is in that form, or is no object', () => {
    for (const [form, request] of [
      ['accounts', { accounts: [] }],
      ['score', { account: {} }],
      ['accounts', [1]],
      ['score', null],
      ['accounts', 'text'],
    ] as const)
      expect(requestOf(form, request)).toEqual({ request, movedTo: [] });
  });

  it('names what is missing as the file would have it', async () => {
    const file = fileOf(JSON.stringify({ ...input, transactions: [] }));
    for (const command of ['consumer-health', 'business-health', 'balances'])
      await expect(printed([command, file]), command).rejects.toThrow(/^balances(?: \(|:|\.current)/);
    const unnamed = fileOf(JSON.stringify({ transactions: [] }));
    await expect(printed(['score', unnamed])).rejects.toThrow(/^accountId(?: \(|:)/);
    await expect(printed(['score', unnamed])).rejects.toBeInstanceOf(InvalidRequestError);
  });

  it('is one that the functions take', () => {
    const whole = {
      ...input,
      balances: { current: { amount: 1, creditDebitIndicator: 'Credit' } },
      transactions: [],
    };
    const call = (form: 'accounts' | 'score', ask: (request: never) => unknown) =>
      ask(requestOf(form, whole).request as never);
    expect(call('score', validateForScore)).toMatchObject({ valid: false });
    for (const ask of [assessConsumerFinancialHealth, assessBusinessFinancialHealth, endOfDayBalances])
      expect(call('accounts', ask)).toMatchObject({ accounts: [{ accountId: 'a' }] });
  });
});
