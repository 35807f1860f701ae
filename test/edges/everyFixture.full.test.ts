/** Every function takes every account on file: by itself, as a list of one, and beside another account of its country. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import * as entry from '../../src/index.js';

vi.setConfig({ testTimeout: 120_000 });

/** `safeReadNarrative` and so on take no request of an account. */
const TAKE_NO_ACCOUNT = ['ApplyScorecard', 'Explain', 'ReadNarrative', 'RulesFromCorrections'];
const SAFE = Object.entries(entry).flatMap(([name, value]) =>
  name.startsWith('safe') && !TAKE_NO_ACCOUNT.includes(name.slice(4))
    ? [{ name, call: value as unknown as Call }]
    : [],
);

const LIMITED = new Set(['safeAnalyse', 'safeAssessAffordability']);

type Call = (request: object) => entry.SafeResult<{ readonly accounts?: readonly object[] }>;

interface OnFile {
  readonly name: string;
  readonly request: entry.VerifyIncomeRequest;
}

const FILES: readonly OnFile[] = readdirSync('fixtures/accounts').map(name => ({
  name,
  request: JSON.parse(readFileSync(`fixtures/accounts/${name}/request.json`, 'utf8')),
}));

/** The next account of the same country, under an id of its own. */
function besideOf({ name, request }: OnFile): OnFile['request'] {
  const alike = FILES.filter(file => file.request.countryCode === request.countryCode);
  const place = alike.findIndex(file => file.name === name);
  const { request: next } = alike[(place + 1) % alike.length] as OnFile;
  return { ...next, accountId: `${next.accountId} beside` };
}

/** Members that belong to an account or to one request are not said of a list. */
function listOf(...accounts: readonly OnFile['request'][]): object {
  const rows = accounts.map(({ includeFlags: _flags, excludeBenefits: _benefits, ...account }) => account);
  return { accounts: rows };
}

function refusalOf(call: Call, request: object): readonly string[] {
  const result = call(request);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('every function takes every account on file', () => {
  it('is tried on all functions and on both countries', () => {
    expect(SAFE.map(({ name }) => name).sort()).toEqual([
      'safeAnalyse',
      'safeAssessAffordability',
      'safeAssessBusinessFinancialHealth',
      'safeAssessConsumerFinancialHealth',
      'safeCheckIntegrity',
      'safeEndOfDayBalances',
      'safeEnrichTransactions',
      'safeScoreAttributes',
      'safeValidateForScore',
      'safeVerifyIncome',
    ]);
    expect(new Set(FILES.map(({ request }) => request.countryCode))).toEqual(new Set(['GB', 'US']));
  });

  it.each(FILES)('$name', file => {
    const { request } = file;
    for (const { name, call } of SAFE) {
      expect(refusalOf(call, request), name).toEqual([]);
      expect(refusalOf(call, listOf(request)), `${name}, a list of one`).toEqual([]);
      const beside = besideOf(file);
      const count = request.transactions.length + beside.transactions.length;
      // These two take at most 5,000 transactions in a request, all accounts together.
      const isTooMany = LIMITED.has(name) && count > 5000;
      const refused = refusalOf(call, listOf(request, beside));
      expect(refused, `${name}, two accounts`).toEqual(isTooMany ? [expect.stringContaining('5000')] : []);
    }
  });

  it.each(FILES)('in a list of one, $name has the income of the account by itself', ({ request }) => {
    const { accountId, transactions } = request;
    const isOwn = (row: entry.Transaction) => (row.accountId ?? accountId) === accountId;
    // Rows that name another account are part of one request, and are set aside in a list.
    const own = { ...request, transactions: transactions.filter(isOwn) };
    const { accounts } = listOf(own) as { readonly accounts: readonly [typeof own] };
    const { meta: _meta, ...alone } = entry.verifyIncome(accounts[0]);
    expect(entry.verifyIncome({ accounts })).toMatchObject({ accounts: [alone] });

    const others = transactions.filter(row => !isOwn(row)).map(({ transactionId }) => transactionId);
    const ignored = entry.verifyIncome(listOf(request) as entry.VerifyIncomeAccountsRequest).meta.ignored;
    const setAside = ignored.filter(({ reason }) => reason === 'other-account');
    expect(setAside.map(({ transactionId }) => transactionId)).toEqual(others);
  });
});
