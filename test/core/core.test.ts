/** open-banking-insights/core: the functions of the main entry that need no data of merchants, with the same answers. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as core from '../../src/core.js';
import * as root from '../../src/index.js';

const FOLDER = 'fixtures/accounts';
const NAMES = readdirSync(FOLDER);
const requestOf = (name: string) => JSON.parse(readFileSync(`${FOLDER}/${name}/request.json`, 'utf8'));

/** As health and balances need it; some fixtures leave it out. */
const current = { amount: '812.40', creditDebitIndicator: 'Credit' } as const;
const withBalance = (name: string, accountId: string) => {
  const { currencyCode, countryCode, transactions } = requestOf(name);
  const rows = transactions.map((row: object) => ({ ...row, accountId }));
  return { accountId, currencyCode, countryCode, balances: { current }, transactions: rows };
};

it('exports functions of the main entry alone, and the same ones but for the balances', () => {
  const ofRoot = new Map<string, unknown>(Object.entries(root));
  const own = Object.entries(core).filter(([name, value]) => ofRoot.get(name) !== value);
  expect(own.map(([name]) => name)).toEqual(['endOfDayBalances', 'safeEndOfDayBalances']);
  expect(Object.keys(core).filter(name => !(name in root))).toEqual([]);
});

describe('end-of-day balances', () => {
  it.each(NAMES)('of %s are those of the main entry', name => {
    expect(core.safeEndOfDayBalances(requestOf(name))).toEqual(root.safeEndOfDayBalances(requestOf(name)));
    const request = withBalance(name, 'main');
    const answer = core.endOfDayBalances(request);
    expect(answer.accounts[0]?.days.length).toBeGreaterThan(0);
    expect(answer).toEqual(root.endOfDayBalances(request));
  });

  it.each(['gb', 'us'])('of several accounts are the same for each, and not added up: %s', country => {
    const names = NAMES.filter(name => name.startsWith(country)).slice(0, 2);
    const request = { accounts: names.map((name, index) => withBalance(name, `account-${index}`)) };
    const { combined, combinedNotComputed, ...answer } = core.endOfDayBalances(request);
    const expected = root.endOfDayBalances(request);
    expect(answer).toEqual({ accounts: expected.accounts, meta: expected.meta });
    expect(answer.accounts).toHaveLength(2);
    expect(expected.combined).not.toBeNull();
    expect(combined).toBeNull();
    expect(combinedNotComputed).toContain('transfers between the accounts are found by enrichment');
  });

  it('of accounts in two currencies say so, as the main entry does', () => {
    const [pounds, dollars] = ['gb', 'us'].map(each => NAMES.find(name => name.startsWith(each)) as string);
    const request = {
      accounts: [withBalance(pounds as string, 'a'), withBalance(dollars as string, 'b')],
    };
    expect(core.endOfDayBalances(request)).toEqual(root.endOfDayBalances(request));
  });

  it('refuse what the main entry refuses, in the same words', () => {
    for (const request of [
      {},
      { accounts: [] },
      { ...withBalance(NAMES[0] as string, 'a'), balances: null },
    ]) {
      const answer = core.safeEndOfDayBalances(request as never);
      expect(answer.success).toBe(false);
      expect(answer).toEqual(root.safeEndOfDayBalances(request as never));
    }
  });
});
