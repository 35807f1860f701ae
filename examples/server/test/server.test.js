/** The server over real HTTP. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import {
  invalidRequestBodySchema,
  OPERATION_FORMATS,
  OPERATIONS,
  scopeSchema,
  scoreNotGeneratedSchema,
} from 'open-banking-insights/service';
import { fixtureAccounts } from '../accounts.js';
import { createApp } from '../app.js';

const DAY = 86_400_000;
const accounts = fixtureAccounts();
const fixture = name =>
  JSON.parse(
    readFileSync(new URL(`../../../fixtures/accounts/${name}/request.json`, import.meta.url), 'utf8'),
  );
const operation = id => OPERATIONS.find(known => known.id === id);
const operationsServed = [
  'getToken',
  'enrichTransactions',
  'verifyIncome',
  'assessAffordability',
  'getScore',
  'getConsumerFinancialHealth',
  'getBusinessFinancialHealth',
];

let clock = Date.parse('2026-01-01T00:00:00Z');
let base = '';
const started = [];

/** A server of its own; its base address. */
async function start(options = {}) {
  const app = createApp({
    clients: new Map([['id', 'secret']]),
    accountsOf: consentId => accounts.get(consentId),
    now: () => new Date(clock).toISOString(),
    ...options,
  });
  started.push(app);
  return { app, address: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

before(async () => {
  base = (await start()).address;
});
after(() => Promise.all(started.map(app => app.close())));

async function tokenFor(scope, address = base) {
  const answer = await askToken({ scope }, address);
  assert.equal(answer.status, 200);
  return (await answer.json()).access_token;
}

function askToken(form, address = base) {
  const fields = { grant_type: 'client_credentials', client_id: 'id', client_secret: 'secret', ...form };
  return fetch(`${address}/v1/oauth2/token`, { method: 'POST', body: new URLSearchParams(fields) });
}

async function ask(id, { path = operation(id).path, body, token, address = base } = {}) {
  const { method, scope } = operation(id);
  const answer = await fetch(address + path, {
    method,
    headers: {
      authorization: `Bearer ${token ?? (await tokenFor(scope, address))}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

const healthPath = (kind, consentId) =>
  `/advanced-insights/v1/consents/${consentId}/${kind}-financial-health`;
const scorePath = (consentId, accountId) => `/svc-score/v1/consents/${consentId}/accounts/${accountId}`;

test('issues a token for one scope that lasts for an hour', async () => {
  const answer = await askToken({ scope: 'api:data' });
  const body = await answer.json();
  assert.deepEqual(
    { ...body, access_token: '' },
    { access_token: '', token_type: 'Bearer', expires_in: 3600 },
  );
  for (const form of [
    { scope: 'api:data', client_secret: 'wrong' },
    { scope: 'api:data', client_id: 'nobody' },
    { scope: 'api:data', grant_type: 'password' },
    { scope: 'api:everything' },
  ])
    assert.equal((await askToken(form)).status, 401, JSON.stringify(form));
});

test('answers the three engines in the format of the service', async () => {
  const request = fixture('gb-universal-credit');
  for (const id of ['enrichTransactions', 'verifyIncome', 'assessAffordability']) {
    const { status, body } = await ask(id, { body: { ...request, referenceId: 'reference' } });
    assert.equal(status, 200, id);
    assert.deepEqual(OPERATION_FORMATS[id].response.parse(body), body);
  }
});

test('follows the switches of the query', async () => {
  const body = fixture('gb-universal-credit');
  const { path } = operation('verifyIncome');
  const streamsOf = async query => (await ask('verifyIncome', { path: `${path}${query}`, body })).body;
  const all = await streamsOf('');
  assert.ok(all.incomeStreams.some(({ isBenefit }) => isBenefit));
  assert.equal(all.IncomeStreamsSummary.ConfidenceScoreFlags, null);
  const some = await streamsOf('?excludeBenefits=true');
  assert.ok(some.incomeStreams.every(({ isBenefit }) => !isBenefit));
  const flagged = await streamsOf('?includeFlags=true');
  assert.notEqual(flagged.IncomeStreamsSummary.ConfidenceScoreFlags, null);
  const wrong = await ask('verifyIncome', { path: `${path}?includeFlags=perhaps`, body });
  assert.deepEqual([wrong.status, wrong.body.issues[0].path], [400, ['query', 'includeFlags']]);
});

test('answers financial health of stored accounts', async () => {
  for (const [kind, id, consentId] of [
    ['consumer', 'getConsumerFinancialHealth', 'gb-salaried-renter'],
    ['business', 'getBusinessFinancialHealth', 'gb-small-company'],
  ]) {
    const { status, body } = await ask(id, { path: healthPath(kind, consentId) });
    assert.equal(status, 200);
    assert.deepEqual(OPERATION_FORMATS[id].response.parse(body), body);
    const [{ account, balances }] = accounts.get(consentId);
    assert.equal(body.accounts[0].accountId, account.accountId);
    assert.equal(body.accounts[0].periods.lastThirtyDays.closingBalance, balances.current.amount);
  }
  const { status, body } = await ask('getConsumerFinancialHealth', {
    path: healthPath('consumer', 'nobody'),
  });
  assert.deepEqual([status, body.code], [404, 'not_found']);
});

test('refuses a score with 422 and the first failure, and computes one where it is told how', async () => {
  const [{ account }] = accounts.get('gb-salaried-renter');
  const [{ account: american }] = accounts.get('us-social-security');
  const refused = await ask('getScore', { path: scorePath('us-social-security', american.accountId) });
  assert.equal(refused.status, 422);
  assert.deepEqual(scoreNotGeneratedSchema.parse(refused.body), refused.body);
  assert.equal(refused.body.details, 'The account is not a GBP account.');

  const path = scorePath('gb-salaried-renter', account.accountId);
  assert.equal((await ask('getScore', { path })).status, 501);
  const { address } = await start({ score: ({ transactions }) => transactions.length });
  const scored = await ask('getScore', { path, address });
  assert.deepEqual(scored, {
    status: 200,
    body: { score: accounts.get('gb-salaried-renter')[0].transactions.length },
  });
  assert.equal((await ask('getScore', { path: scorePath('gb-salaried-renter', 'other') })).status, 404);
});

test('needs a token of the right scope that has not expired', async () => {
  const token = await tokenFor('api:data');
  const body = { accountId: 'a', currencyCode: 'GBP', transactions: [] };
  for (const id of operationsServed.filter(served => served !== 'getToken')) {
    const path = operation(id).path.replaceAll(/[{}]/g, '');
    const other = scopeSchema.options.find(scope => scope !== operation(id).scope);
    const denied = await ask(id, {
      path,
      body: operation(id).method === 'POST' ? body : undefined,
      token: await tokenFor(other),
    });
    assert.deepEqual([denied.status, denied.body.code], [403, 'insufficient_scope'], id);
    assert.equal((await ask(id, { path, token: 'made-up' })).status, 401, id);
  }
  assert.equal((await ask('verifyIncome', { body, token })).status, 200);
  clock += 3_600_000;
  assert.equal((await ask('verifyIncome', { body, token })).status, 401);
  clock += DAY;
});

test('names every fault of a body, and refuses too many transactions', async () => {
  const faults = await ask('verifyIncome', { body: { currencyCode: 'EUR', transactions: [{}] } });
  assert.equal(faults.status, 400);
  assert.deepEqual(invalidRequestBodySchema.parse(faults.body), faults.body);
  const paths = faults.body.issues.map(({ path }) => path.join('.'));
  assert.ok(['accountId', 'currencyCode', 'transactions.0.amount'].every(path => paths.includes(path)));

  const [row] = fixture('gb-salaried-renter').transactions;
  const transactions = Array.from({ length: 5001 }, (_, index) => ({ ...row, transactionId: `t${index}` }));
  const many = await ask('assessAffordability', {
    body: { countryCode: 'GB', currencyCode: 'GBP', transactions },
  });
  assert.deepEqual([many.status, many.body.issues[0].code], [400, 'too_many_transactions']);
});

test('refuses what is no JSON, too large or nowhere, in one form', async () => {
  const { address } = await start({ bodyLimit: 1000 });
  const answers = [
    [400, await ask('verifyIncome', { body: '{' })],
    [400, await ask('verifyIncome', { body: '{"__proto__":{"a":1}}' })],
    [413, await ask('verifyIncome', { body: 'x'.repeat(1001), address })],
    [404, await ask('verifyIncome', { path: '/insights-engine/v2/income-verification', body: {} })],
  ];
  for (const [expected, { status, body }] of answers) {
    assert.equal(status, expected);
    assert.deepEqual(Object.keys(body), ['code', 'description', 'details', 'correlationId']);
  }
});

test('says nothing of what went wrong inside', async () => {
  const { address } = await start({
    accountsOf: () => {
      throw new Error('the password is swordfish');
    },
  });
  const { status, body } = await ask('getConsumerFinancialHealth', {
    path: healthPath('consumer', 'c'),
    address,
  });
  assert.deepEqual([status, body.code], [500, 'internal_error']);
  assert.doesNotMatch(JSON.stringify(body), /swordfish/);
});

test('serves an OpenAPI document of what it serves', async () => {
  const document = await (await fetch(`${base}/openapi.json`)).json();
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  assert.equal(valid, true, JSON.stringify(errors));
  const described = Object.values(document.paths).flatMap(item => Object.values(item));
  assert.deepEqual(described.map(({ operationId }) => operationId).sort(), [...operationsServed].sort());
  const [income] = Object.values(document.paths['/insights-engine/v1/income-verification']);
  assert.deepEqual(income.security, [{ bearer: ['api:data'] }]);
  assert.deepEqual(
    income.parameters.map(({ name }) => name),
    ['excludeBenefits', 'includeFlags'],
  );
});

test('answers what is under way before it stops', async () => {
  const { app, address } = await start();
  const token = await tokenFor('api:data', address);
  const body = JSON.stringify({ accountId: 'a', currencyCode: 'GBP', transactions: [] });
  const sending = httpRequest(address + operation('verifyIncome').path, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  const answered = once(sending, 'response');
  sending.write(body.slice(0, 10));
  await new Promise(resolve => setTimeout(resolve, 100));
  const closed = app.close();
  sending.end(body.slice(10));
  const [answer] = await answered;
  assert.equal(answer.statusCode, 200);
  answer.resume();
  await closed;
  await assert.rejects(fetch(`${address}/openapi.json`));
});

test('runs as a process, and stops with 0 when it is asked to', async () => {
  const main = fileURLToPath(new URL('../main.js', import.meta.url));
  const server = spawn(process.execPath, [main], { env: { ...process.env, PORT: '0' } });
  const exited = once(server, 'exit');
  let log = '';
  for await (const chunk of server.stdout) {
    log += chunk;
    if (log.includes('Server listening')) break;
  }
  const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(log);
  assert.equal((await fetch(`${address}/openapi.json`)).status, 200);
  server.kill('SIGTERM');
  assert.deepEqual(await exited, [0, null]);
});
