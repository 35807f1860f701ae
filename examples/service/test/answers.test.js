/** What single operations answer: days, switches, scores, accounts that lack something, and faults inside. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assessAffordability, verifyIncome } from 'open-banking-insights';
import * as service from 'open-banking-insights/service';
import { consentIdOf, userIdOf } from '../demo.js';
import { bytesOf, textOf } from '../operations.js';
import { CLIENT, fixture, LAST_DAY, start, tokenOf } from './support.js';

const BRITISH = 'gb-salaried-renter';
const AMERICAN = 'us-social-security';
const BENEFITS = 'gb-universal-credit';
const operation = id => service.OPERATIONS.find(known => known.id === id);
const HANGING = new URL('./workers/hanging.js', import.meta.url).href;

/** A service over these fixtures that stands on a day, and what asks it for an operation of one of them. */
async function over({
  fixtures = [BRITISH],
  day = LAST_DAY,
  now = () => `${day}T12:00:00Z`,
  ...options
} = {}) {
  const { address, store } = await start({ fixtures, now, ...options });
  const ask = async (id, { of = fixtures[0], query = '', body, token, accountId } = {}) => {
    const { method, path, scope } = operation(id);
    const ids = {
      consentId: consentIdOf(CLIENT.id, of),
      userId: userIdOf(CLIENT.id, of),
      accountId: accountId ?? (of && fixture(of).accountId),
      invitationId: 'i',
    };
    const sent = token ?? (scope && (await tokenOf(address, scope)));
    const answer = await fetch(address + path.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name]) + query, {
      method,
      headers: {
        ...(sent && { authorization: `Bearer ${sent}` }),
        ...(body && { 'content-type': scope ? 'application/json' : 'application/x-www-form-urlencoded' }),
      },
      body: body && (typeof body === 'string' ? body : JSON.stringify(body)),
    });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return {
      status: answer.status,
      headers: answer.headers,
      body: isJson ? JSON.parse(textOf(bytes)) : bytes,
    };
  };
  const stored = name => store.accountsOf(consentIdOf(CLIENT.id, name))[0];
  const save = (name, account) => store.saveAccount(consentIdOf(CLIENT.id, name), account);
  return { ask, address, stored, save };
}

test('follows the switches of the query, and names one that it does not know', async () => {
  const { ask } = await over();
  const streamsOf = async query => (await ask('verifyIncome', { query, body: fixture(BENEFITS) })).body;
  const all = await streamsOf('');
  assert.ok(all.incomeStreams.some(({ isBenefit }) => isBenefit));
  assert.equal(all.IncomeStreamsSummary.ConfidenceScoreFlags, null);
  assert.ok((await streamsOf('?excludeBenefits=true')).incomeStreams.every(({ isBenefit }) => !isBenefit));
  assert.notEqual((await streamsOf('?includeFlags=true')).IncomeStreamsSummary.ConfidenceScoreFlags, null);
  for (const [id, query, path] of [
    ['verifyIncome', '?includeFlags=perhaps', ['query', 'includeFlags']],
    ['getUserReport', '?sections=Statement', ['query']],
  ]) {
    const wrong = await ask(id, { query, body: id === 'verifyIncome' ? fixture(BENEFITS) : undefined });
    assert.deepEqual([wrong.status, wrong.body.issues[0].path], [400, path]);
  }
});

test('stands on its own day: an account without recent activity shows zeros for the last thirty days', async () => {
  for (const name of [BRITISH, AMERICAN]) {
    const askAt = async day => {
      const { ask, stored } = await over({ fixtures: [name], day });
      const { body } = await ask('getConsumerFinancialHealth');
      return { ...body.accounts[0], balance: stored(name).balances.current.amount };
    };
    const { periods: active } = await askAt(LAST_DAY);
    assert.ok(active.lastThirtyDays.totalCredit > 0 && active.lastThirtyDays.totalDebit > 0);
    const { periods, frames, balance } = await askAt('2026-07-30');
    const { totalCredit, totalDebit, closingBalance } = periods.lastThirtyDays;
    assert.deepEqual([totalCredit, totalDebit, closingBalance], [0, 0, balance]);
    assert.deepEqual([frames.lastThirtyDays.from, frames.lastThirtyDays.to], ['2026-07-01', '2026-07-30']);
    // The start of the history is stored with the account.
    assert.equal(frames.lastThreeSixtyDays.coverage.carriedFrom, null);
  }
});

test('stands on the day that the body of an engine request names', async () => {
  const { ask } = await over({ day: '2027-01-31' });
  const body = fixture(BENEFITS);
  const answerOf = async (id, asOf) => (await ask(id, { body: { ...body, asOf } })).body;
  const latest = await answerOf('assessAffordability', null);
  const asked = await answerOf('assessAffordability', LAST_DAY);
  const dayOf = ({ MonthAffordabilities: [month] }) => month.monthDateTime;
  assert.deepEqual([dayOf(latest), dayOf(asked)], ['2027-01-01', '2026-06-01']);
  const options = { asOf: LAST_DAY };
  assert.deepEqual(asked, service.serialiseAffordabilityEngine(assessAffordability(body, options)));
  const income = await answerOf('verifyIncome', LAST_DAY);
  assert.deepEqual(income, service.serialiseIncomeEngine(verifyIncome(body, options)));
  assert.notDeepEqual(income, await answerOf('verifyIncome', '2026-03-31'));
});

test('refuses a score with 422 and the first failure, and computes one where it is told how', async () => {
  const { ask } = await over({ fixtures: [BRITISH, AMERICAN] });
  const refused = await ask('getScore', { of: AMERICAN });
  assert.equal(refused.status, 422);
  assert.deepEqual(service.scoreNotGeneratedSchema.parse(refused.body), refused.body);
  assert.equal(refused.body.details, 'The account is not a GBP account.');
  assert.equal((await ask('getScore')).status, 501);
  const counting = await over({ score: ({ transactions }) => JSON.parse(textOf(transactions)).length });
  const rows = fixture(BRITISH).transactions.length;
  assert.deepEqual((await counting.ask('getScore')).body, { score: rows });
  const later = await over({ score: async () => 700 });
  assert.deepEqual((await later.ask('getScore')).body, { score: 700 });
  assert.equal((await (await over({ score: () => Number.NaN })).ask('getScore')).status, 500);
});

test('has documents for an account without a balance, refuses its health, and names what is missing', async () => {
  const { ask, stored, save } = await over();
  const account = stored(BRITISH);
  save(BRITISH, { ...account, balances: { ...account.balances, current: null } });
  for (const id of ['getConsumerFinancialHealth', 'getBusinessFinancialHealth']) {
    const { status, body } = await ask(id);
    assert.deepEqual([status, body.code], [422, 'not_assessable']);
    assert.match(body.details, /^balances\.current: /);
  }
  for (const id of ['getStatement', 'getUserReport']) assert.equal((await ask(id)).status, 200, id);
  save(BRITISH, { ...account, account: { ...account.account, currencyCode: 'EUR' } });
  for (const id of ['getStatement', 'getUserReport']) {
    const { status, body } = await ask(id);
    assert.deepEqual([status, body.code], [422, 'not_assessable'], id);
  }
});

test('knows one account of several by its id', async () => {
  const { ask, stored, save } = await over();
  const one = stored(BRITISH);
  const rows = JSON.parse(textOf(one.transactions)).slice(0, 3);
  const account = { ...one.account, accountId: 'second' };
  save(BRITISH, { account, balances: { ...one.balances, accountId: 'second' }, transactions: bytesOf(rows) });
  const answer = await ask('listTransactions', { accountId: 'second' });
  assert.deepEqual(answer.body, rows);
  assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8');
  assert.equal((await ask('getBalances', { accountId: 'second' })).body.accountId, 'second');
  assert.equal((await ask('listAccounts')).body.length, 2);
  for (const id of ['listTransactions', 'getBalances', 'getStatement', 'getScore', 'listEndOfDayBalances'])
    assert.equal((await ask(id, { accountId: 'third' })).status, 404, id);
});

test('asks for a token where none is sent, and takes none that is made up', async () => {
  const { ask, address } = await over();
  for (const { id, method, path, scope } of service.OPERATIONS.filter(({ scope }) => scope !== null)) {
    const none = await fetch(address + path.replaceAll(/[{}]/g, ''), { method });
    assert.deepEqual([none.status, none.headers.get('www-authenticate')], [401, 'Bearer'], `${id} ${scope}`);
    assert.equal((await ask(id, { token: 'made-up' })).status, 401, id);
  }
});

test('says nothing of what went wrong inside', async () => {
  const broken = new Error('the password is swordfish');
  const failing = await over({ provider: { accountsOf: () => Promise.reject(broken) } });
  const { status, body } = await failing.ask('getIncomeVerification');
  assert.deepEqual([status, body.code], [500, 'internal_error']);
  assert.doesNotMatch(JSON.stringify(body), /swordfish/);

  let isBroken = false;
  const now = () => {
    if (isBroken) throw broken;
    return `${LAST_DAY}T12:00:00Z`;
  };
  const { ask, address } = await over({ now });
  const form = 'grant_type=client_credentials&client_id=demo&client_secret=demo-secret&scope=api:data';
  for (const { id, scope } of service.OPERATIONS) {
    isBroken = false;
    const token = scope && (await tokenOf(address, scope));
    isBroken = true;
    const answer = await ask(id, scope === null ? { body: form } : { token });
    assert.equal(answer.status, scope === null ? 500 : answer.status);
    assert.ok([401, 500].includes(answer.status), `${id} ${answer.status}`);
    assert.doesNotMatch(JSON.stringify(answer.body), /swordfish/);
  }
});

test('answers 503 from every operation that needs a worker, while none is free', async () => {
  const workers = { file: HANGING, threads: 1, maxWaiting: 0, timeLimit: 60_000 };
  const { ask, address } = await over({ workers, score: () => 1 });
  const token = await tokenOf(address, 'api:data');
  const gone = new AbortController();
  const hanging = fetch(address + operation('verifyIncome').path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
    signal: gone.signal,
  });
  const rejected = assert.rejects(hanging, { name: 'AbortError' });
  await new Promise(resolve => setTimeout(resolve, 300));
  const needing = [
    'enrichTransactions',
    'verifyIncome',
    'assessAffordability',
    'getIncomeVerification',
    'getAffordability',
    'listLiveTransactions',
    'listEndOfDayBalances',
    'getStoredIncomeVerification',
    'getStoredAffordability',
    'getStatement',
    'getUserReport',
    'getScore',
    'getConsumerFinancialHealth',
    'getBusinessFinancialHealth',
  ];
  for (const id of needing) {
    const { status, body, headers } = await ask(id, {
      body: operation(id).method === 'POST' ? {} : undefined,
    });
    assert.deepEqual([status, body.code, headers.get('retry-after')], [503, 'busy', '5'], id);
  }
  assert.equal((await ask('listTransactions')).status, 200);
  assert.equal((await fetch(`${address}/health`)).status, 200);
  gone.abort();
  await rejected;
});
