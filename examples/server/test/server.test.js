/** The server over real HTTP. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { assessAffordability, verifyIncome } from 'open-banking-insights';
import {
  invalidRequestBodySchema,
  OPERATION_FORMATS,
  OPERATIONS,
  scopeSchema,
  scoreNotGeneratedSchema,
  serialiseAffordabilityEngine,
  serialiseIncomeEngine,
} from 'open-banking-insights/service';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fixtureAccounts } from '../accounts.js';
import { createApp } from '../app.js';
import { fixture, LAST_DAY } from './support.js';

const DAY = 86_400_000;
const JSON_TYPE = 'application/json';
const PDF_TYPE = 'application/pdf';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const accounts = fixtureAccounts();
const operation = id => OPERATIONS.find(known => known.id === id);
const operationsServed = [
  'getToken',
  'enrichTransactions',
  'verifyIncome',
  'assessAffordability',
  'getScore',
  'getConsumerFinancialHealth',
  'getBusinessFinancialHealth',
  'getStatement',
  'getUserReport',
];

/** What was answered, by operation and status; what each may answer, the document says. */
const answered = new Set();
let document;
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

let clock = Date.parse(`${LAST_DAY}T12:00:00Z`);
let base = '';
const started = [];

/** A server of its own; its base address. */
async function start(options = {}) {
  const app = createApp({
    clients: new Map([['id', 'secret']]),
    accountsOf: consentId => accounts.get(consentId),
    accountsOfUser: userId => accounts.get(userId),
    now: () => new Date(clock).toISOString(),
    ...options,
  });
  started.push(app);
  return { app, address: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

before(async () => {
  base = (await start()).address;
  document = await (await fetch(`${base}/openapi.json`)).json();
  ajv.addSchema(document, 'openapi');
});
after(() => Promise.all(started.map(app => app.close())));

/** Every answer over HTTP goes through here: its status must be in the document, and its body of the schema there. */
function checked(id, status, body) {
  const described = Object.values(document.paths)
    .flatMap(item => Object.values(item))
    .find(({ operationId }) => operationId === id);
  const answer = described.responses[status];
  assert.ok(answer, `${id} answers ${status}, which the document does not list`);
  if (body instanceof Uint8Array) assert.deepEqual(Object.keys(answer.content), [PDF_TYPE]);
  else {
    const { schema } = answer.content[JSON_TYPE];
    const isAs = schema.$ref ? ajv.getSchema(`openapi${schema.$ref}`) : ajv.compile(schema);
    assert.ok(isAs(body), ajv.errorsText(isAs.errors));
  }
  answered.add(`${id} ${status}`);
  return { status, body };
}

async function tokenFor(scope, address = base) {
  const answer = await askToken({ scope }, address);
  assert.equal(answer.status, 200);
  return answer.body.access_token;
}

async function askToken(form, address = base) {
  const fields = { grant_type: 'client_credentials', client_id: 'id', client_secret: 'secret', ...form };
  const answer = await fetch(`${address}/v1/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return checked('getToken', answer.status, await answer.json());
}

async function ask(id, { path = operation(id).path, body, token, address = base, type = JSON_TYPE } = {}) {
  const { method, scope } = operation(id);
  const sent = token ?? (scope && (await tokenFor(scope, address)));
  const answer = await fetch(address + path, {
    method,
    headers: {
      ...(sent && { authorization: `Bearer ${sent}` }),
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  });
  const isPdf = answer.headers.get('content-type') === PDF_TYPE;
  return checked(id, answer.status, isPdf ? new Uint8Array(await answer.arrayBuffer()) : await answer.json());
}

/** Sends bytes as they are, and reads what comes back until the server hangs up. */
async function askRaw(id, bytes, address = base) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  const [head, body] = (await text(socket)).split('\r\n\r\n');
  assert.match(head, /content-type: application\/json/i);
  return checked(id, Number(head.split(' ')[1]), JSON.parse(body));
}

/** Read back by PDF.js, line by line. */
async function wordsOf(bytes) {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  let words = '';
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const { str, hasEOL } of items) words += hasEOL ? `${str}\n` : str;
    words += '\n';
  }
  await document.destroy();
  return words;
}

const filledPath = id => operation(id).path.replaceAll(/[{}]/g, '');
const healthPath = (kind, consentId) =>
  `/advanced-insights/v1/consents/${consentId}/${kind}-financial-health`;
const statementPath = (consentId, accountId) =>
  `/stored-data/v1/consents/${consentId}/accounts/${accountId}/statement`;
const reportPath = (userId, query = '') => `/stored-data/v1/users/${userId}/report${query}`;
const scorePath = (consentId, accountId) => `/svc-score/v1/consents/${consentId}/accounts/${accountId}`;

test('issues a token for one scope that lasts for an hour', async () => {
  const { body } = await askToken({ scope: 'api:data' });
  assert.deepEqual(
    { ...body, access_token: '' },
    { access_token: '', token_type: 'Bearer', expires_in: 3600 },
  );
  for (const form of [{ client_secret: 'wrong' }, { client_id: 'nobody' }]) {
    const refused = await askToken({ scope: 'api:data', ...form });
    assert.deepEqual([refused.status, refused.body.code], [401, 'invalid_client'], JSON.stringify(form));
  }
  for (const [name, form] of [
    ['grant_type', { scope: 'api:data', grant_type: 'password' }],
    ['scope', { scope: 'api:everything' }],
    ['scope', {}],
    ['client_id', { scope: 'api:data', client_id: '' }],
  ]) {
    const refused = await askToken(form);
    assert.deepEqual([refused.status, refused.body.issues[0].path], [400, [name]]);
    assert.doesNotMatch(JSON.stringify(refused.body), /"secret"/);
  }
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

test('answers the statement of an account and the report of a user with PDFs', async () => {
  for (const fixtureName of ['gb-dormant', 'us-social-security']) {
    const [{ account }] = accounts.get(fixtureName);
    const statement = await ask('getStatement', { path: statementPath(fixtureName, account.accountId) });
    const report = await ask('getUserReport', { path: reportPath(fixtureName) });
    for (const { status, body } of [statement, report]) {
      assert.equal(status, 200);
      assert.equal(Buffer.from(body.subarray(0, 5)).toString(), '%PDF-');
    }
    assert.match(await wordsOf(statement.body), /^Account statement/);
    assert.match(await wordsOf(statement.body), /Closing balance/);
    assert.match(await wordsOf(report.body), /^Bank account report/);
  }
  for (const path of [statementPath('gb-dormant', 'other'), statementPath('nobody', 'other')])
    assert.equal((await ask('getStatement', { path })).status, 404);
  const nobody = await ask('getUserReport', { path: reportPath('nobody') });
  assert.deepEqual([nobody.status, nobody.body.details], [404, 'There is no such user.']);
});

test('shows the sections of the report that are asked for, and names one that it does not know', async () => {
  const wordsFor = async query =>
    wordsOf((await ask('getUserReport', { path: reportPath('gb-dormant', query) })).body);
  const all = await wordsFor('');
  assert.match(all, /^Account overview$/m);
  assert.match(all, /^Statement$/m);
  for (const query of ['?sections=User%20Summary,Statement', '?sections=Statement&sections=User%20Summary']) {
    const some = await wordsFor(query);
    assert.match(some, /^Statement$/m);
    assert.doesNotMatch(some, /^Account overview$/m);
  }
  const wrong = await ask('getUserReport', { path: reportPath('gb-dormant', '?sections=Statement,Summary') });
  assert.deepEqual([wrong.status, wrong.body.issues[0].path], [400, ['query', 'sections', 1]]);
});

test('names the holders of stored accounts, has a document without a balance, and none of what is not valid', async () => {
  const [stored] = accounts.get('gb-dormant');
  const Parties = [{ partyId: null, partyType: null, name: 'A Holder', fullLegalName: null }];
  const given = { ...stored, account: { ...stored.account, Parties } };
  const without = { ...given, balances: { ...stored.balances, current: null } };
  const foreign = { ...given, account: { ...given.account, currencyCode: 'EUR' } };
  const paths = {
    getStatement: statementPath('c', stored.account.accountId),
    getUserReport: reportPath('u'),
  };
  for (const [account, status] of [
    [given, 200],
    [without, 200],
    [foreign, 422],
  ]) {
    const { address } = await start({ accountsOf: () => [account], accountsOfUser: () => [account] });
    for (const [id, path] of Object.entries(paths)) {
      const answer = await ask(id, { path, address });
      assert.equal(answer.status, status, id);
      if (status === 200) assert.match(await wordsOf(answer.body), /A Holder/);
      else assert.equal(answer.body.code, 'not_assessable');
    }
  }
});

test('stands on its own day: an account without recent activity shows zeros for the last thirty days', async () => {
  for (const consentId of ['gb-salaried-renter', 'us-social-security']) {
    const [{ balances }] = accounts.get(consentId);
    const askAt = async day => {
      const { address } = await start({ now: () => `${day}T00:00:00Z` });
      const path = healthPath('consumer', consentId);
      return (await ask('getConsumerFinancialHealth', { path, address })).body.accounts[0];
    };
    const active = await askAt(LAST_DAY);
    const { periods, frames } = await askAt('2026-07-30');
    assert.ok(active.periods.lastThirtyDays.totalCredit > 0 && active.periods.lastThirtyDays.totalDebit > 0);
    const { totalCredit, totalDebit, closingBalance } = periods.lastThirtyDays;
    assert.deepEqual([totalCredit, totalDebit, closingBalance], [0, 0, balances.current.amount]);
    assert.deepEqual([frames.lastThirtyDays.from, frames.lastThirtyDays.to], ['2026-07-01', '2026-07-30']);
    assert.ok(periods.lastSixtyDays.totalCredit > 0);
    // The start of the history is stored with the account.
    assert.equal(frames.lastThreeSixtyDays.coverage.carriedFrom, null);
  }
});

test('stands on the day that the body of an engine request names', async () => {
  const { address } = await start({ now: () => '2027-01-31T09:30:00Z' });
  const body = fixture('gb-universal-credit');
  const answerOf = async (engine, asOf) => (await ask(engine, { body: { ...body, asOf }, address })).body;
  const latest = await answerOf('assessAffordability', null);
  const asked = await answerOf('assessAffordability', LAST_DAY);
  const dayOf = ({ MonthAffordabilities: [month] }) => month.monthDateTime;
  assert.deepEqual([dayOf(latest), dayOf(asked)], ['2027-01-01', '2026-06-01']);
  const options = { asOf: LAST_DAY };
  assert.deepEqual(asked, serialiseAffordabilityEngine(assessAffordability(body, options)));
  const income = await answerOf('verifyIncome', LAST_DAY);
  assert.deepEqual(income, serialiseIncomeEngine(verifyIncome(body, options)));
  assert.notDeepEqual(income, await answerOf('verifyIncome', '2026-03-31'));
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
  const later = await start({ score: async () => 700 });
  assert.deepEqual((await ask('getScore', { path, address: later.address })).body, { score: 700 });
  const none = await start({ score: () => Number.NaN });
  assert.equal((await ask('getScore', { path, address: none.address })).status, 500);
  assert.deepEqual(scored, {
    status: 200,
    body: { score: accounts.get('gb-salaried-renter')[0].transactions.length },
  });
  assert.equal((await ask('getScore', { path: scorePath('gb-salaried-renter', 'other') })).status, 404);
});

test('refuses health of what is stored without a balance, and names what is missing', async () => {
  const [account] = accounts.get('gb-salaried-renter');
  const lacking = { ...account, balances: { ...account.balances, current: null } };
  const { address } = await start({ accountsOf: () => [lacking] });
  for (const [kind, id] of [
    ['consumer', 'getConsumerFinancialHealth'],
    ['business', 'getBusinessFinancialHealth'],
  ]) {
    const { status, body } = await ask(id, { path: healthPath(kind, 'c'), address });
    assert.deepEqual([status, body.code], [422, 'not_assessable']);
    assert.match(body.details, /^balances\.current: /);
    assert.equal((await ask(id, { path: healthPath(kind, 'nobody') })).status, 404);
  }
});

test('needs a token of the right scope that has not expired', async () => {
  const token = await tokenFor('api:data');
  const body = { accountId: 'a', currencyCode: 'GBP', transactions: [] };
  for (const id of operationsServed.filter(served => served !== 'getToken')) {
    const path = filledPath(id);
    const other = scopeSchema.options.find(scope => scope !== operation(id).scope);
    const denied = await ask(id, {
      path,
      body: operation(id).method === 'POST' ? body : undefined,
      token: await tokenFor(other),
    });
    assert.deepEqual([denied.status, denied.body.code], [403, 'insufficient_scope'], id);
    assert.equal((await ask(id, { path, token: 'made-up' })).status, 401, id);
    const { method } = operation(id);
    assert.equal((await fetch(base + path, { method })).headers.get('www-authenticate'), 'Bearer', id);
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

test('refuses what is no JSON, too large, of another type or nowhere, in one form', async () => {
  const { address } = await start({ bodyLimit: 1000 });
  for (const body of ['{', '{"__proto__":{"a":1}}', '']) {
    const refused = await ask('verifyIncome', { body });
    assert.deepEqual(
      [refused.status, refused.body.code, refused.body.issueCount],
      [400, 'invalid_request', 1],
    );
  }
  for (const id of operationsServed.filter(served => operation(served).method === 'POST')) {
    const form = { body: 'x'.repeat(16 * 1024 + 1), type: FORM_TYPE };
    if (id === 'getToken') assert.equal((await ask(id, form)).status, 413);
    const large = { body: 'x'.repeat(1001), address, type: id === 'getToken' ? FORM_TYPE : JSON_TYPE };
    const tooLarge = await ask(id, large);
    assert.deepEqual([tooLarge.status, tooLarge.body.code], [413, 'too_large']);
    const other = { body: '{}', type: id === 'getToken' ? JSON_TYPE : FORM_TYPE };
    for (const type of [other.type, 'text/plain'])
      assert.equal((await ask(id, { ...other, type })).status, 415, `${id} of ${type}`);
    assert.equal((await ask(id, { body: '', type: large.type })).status, 400);
  }
  for (const [method, path] of [
    ['POST', '/insights-engine/v2/income-verification'],
    ['PUT', '/insights-engine/v1/income-verification'],
    ['GET', '/'],
  ]) {
    const nowhere = await fetch(base + path, { method });
    assert.equal(nowhere.status, 404);
    assert.deepEqual(Object.keys(await nowhere.json()), ['code', 'description', 'details', 'correlationId']);
  }
});

test('answers what is no request in the same form', async () => {
  const slow = { requestTimeout: 100, http: { connectionsCheckingInterval: 20, headersTimeout: 80 } };
  const { address } = await start(slow);
  for (const id of [...operationsServed, 'getOpenApi', 'getHealth']) {
    const { method } = operation(id) ?? { method: 'GET' };
    const ours = { getOpenApi: '/openapi.json', getHealth: '/health' };
    const line = `${method} ${ours[id] ?? filledPath(id)} HTTP/1.1\r\n`;
    assert.equal((await askRaw(id, `${line}no header\r\n\r\n`)).status, 400);
    assert.equal((await askRaw(id, `${line}x: ${'y'.repeat(20_000)}\r\n\r\n`)).status, 431);
    assert.equal((await askRaw(id, `${line}host: a\r\n`, address)).status, 408);
  }
  const token = await tokenFor('api:data');
  const head = `POST ${operation('verifyIncome').path} HTTP/1.1\r\nconnection: close\r\nauthorization: Bearer ${token}\r\n`;
  const posted = `${head}content-type: application/json\r\ncontent-length: 2\r\n`;
  // Without a host, and with an expectation that Node does not know: answered as any other.
  assert.equal((await askRaw('verifyIncome', `${posted}\r\n{}`)).body.code, 'invalid_request');
  assert.equal((await askRaw('verifyIncome', `${posted}expect: tea\r\n\r\n{}`)).status, 400);
  const unreadable = await ask('getScore', { path: '/svc-score/v1/consents/%E0/accounts/a' });
  assert.deepEqual([unreadable.status, unreadable.body.code], [400, 'invalid_request']);
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

  let isBroken = false;
  const broken = await start({
    now: () => {
      if (isBroken) throw new Error('the password is swordfish');
      return new Date(clock).toISOString();
    },
  });
  for (const id of operationsServed) {
    isBroken = false;
    const token = await tokenFor(operation(id).scope ?? 'api:data', broken.address);
    isBroken = true;
    const form = 'grant_type=client_credentials&client_id=id&client_secret=secret&scope=api:data';
    const given = id === 'getToken' ? { body: form, type: FORM_TYPE } : {};
    const answer = await ask(id, { path: filledPath(id), token, address: broken.address, ...given });
    assert.equal(answer.status, 500);
    assert.doesNotMatch(JSON.stringify(answer.body), /swordfish/);
  }
});

test('answers 503 from every route that needs a worker, while none is free', async () => {
  const file = new URL('./workers/hanging.js', import.meta.url).href;
  const { address } = await start({ workers: { file, threads: 1, maxWaiting: 0, timeLimit: 60_000 } });
  const token = await tokenFor('api:data', address);
  const gone = new AbortController();
  const headers = { authorization: `Bearer ${token}`, 'content-type': JSON_TYPE };
  const url = address + operation('verifyIncome').path;
  const hanging = fetch(url, { method: 'POST', headers, body: '{}', signal: gone.signal });
  const rejected = assert.rejects(hanging, { name: 'AbortError' });
  await new Promise(resolve => setTimeout(resolve, 200));
  const [{ account }] = accounts.get('gb-salaried-renter');
  const paths = {
    getScore: scorePath('gb-salaried-renter', account.accountId),
    getConsumerFinancialHealth: healthPath('consumer', 'gb-salaried-renter'),
    getBusinessFinancialHealth: healthPath('business', 'gb-salaried-renter'),
    getStatement: statementPath('gb-salaried-renter', account.accountId),
    getUserReport: reportPath('gb-salaried-renter'),
  };
  for (const id of operationsServed.filter(served => served !== 'getToken')) {
    const body = operation(id).method === 'POST' ? {} : undefined;
    const refused = await ask(id, { path: paths[id], body, address });
    assert.deepEqual([refused.status, refused.body.code], [503, 'busy'], id);
  }
  const health = await fetch(`${address}/health`);
  checked('getHealth', health.status, await health.json());
  gone.abort();
  await rejected;
});

test('serves an OpenAPI document of what it serves', async () => {
  checked('getOpenApi', 200, document);
  const incomplete = { code: 'not_found', description: 'd', details: 'd' };
  assert.throws(() => checked('getScore', 404, incomplete), /correlationId/);
  assert.throws(() => checked('getScore', 418, {}), /does not list/);
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  assert.equal(valid, true, JSON.stringify(errors));
  const described = Object.values(document.paths).flatMap(item => Object.values(item));
  assert.deepEqual(
    described.map(({ operationId }) => operationId).sort(),
    [...operationsServed, 'getOpenApi', 'getHealth'].sort(),
  );
  const { get: health } = document.paths['/health'];
  assert.deepEqual(health.security, []);
  assert.match(health.description, /needs no token/);
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

test('lists no status that was not answered here', () => {
  const listed = Object.values(document.paths)
    .flatMap(item => Object.values(item))
    .flatMap(({ operationId, responses }) =>
      Object.keys(responses).map(status => `${operationId} ${status}`),
    );
  assert.deepEqual(
    listed.filter(answer => !answered.has(answer)),
    [],
  );
});

test('stays under 500 lines', () => {
  const folder = new URL('../', import.meta.url);
  const files = readdirSync(folder).filter(name => name.endsWith('.js'));
  const lines = files.map(name => readFileSync(new URL(name, folder), 'utf8').split('\n').length - 1);
  assert.ok(lines.reduce((sum, count) => sum + count) < 500);
});
